package dev.tangent.present;

import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.Status;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Predictions as a table: the row, each output with its error bars, the status.
public final class PredictionTable {
    private PredictionTable() {}

    /// The class of every row, and the probability of each.
    ///
    /// @param output the name of what was learnt
    public static RowTable classes(ClassPrediction found, String output) {
        List<String> header = new ArrayList<>(List.of("row", output));
        for (String name : found.names()) header.add(output + "_" + name);
        header.add("status");
        Matrix probabilities = found.probabilities();
        return new RowTable(header, probabilities.rows(), (out, row) -> {
            out.cell(row).cell(found.at(row));
            for (int c = 0; c < probabilities.columns(); c++) out.cell(probabilities.at(row, c));
            out.cell(found.status(row).word());
        });
    }

    /// The values of every row.
    ///
    /// @param outputs their names
    public static RowTable values(
            MatrixView values, List<Status> statuses, List<String> outputs, Optional<ErrorBarColumns> bars) {
        List<String> header = new ArrayList<>(List.of("row"));
        for (String output : outputs) {
            header.add(output);
            bars.ifPresent(columns -> header.addAll(columns.names(output, outputs)));
        }
        header.add("status");
        return new RowTable(header, values.rows(), (out, row) -> {
            out.cell(row);
            for (int c = 0; c < outputs.size(); c++) {
                out.cell(values.at(row, c));
                if (bars.isPresent()) bars.get().write(out, row, c);
            }
            out.cell(statuses.get(row).word());
        });
    }
}
