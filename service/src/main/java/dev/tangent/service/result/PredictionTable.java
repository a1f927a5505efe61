package dev.tangent.service.result;

import dev.tangent.ClassificationFit;
import dev.tangent.learning.Status;
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
    public static RowTable classes(ClassificationFit fit, String output) {
        List<String> header = new ArrayList<>(List.of("row", output));
        for (String name : fit.names()) header.add(output + "_" + name);
        header.add("status");
        MatrixView probabilities = fit.probabilities();
        return new RowTable(header, fit.rows(), (out, row) -> {
            out.cell(row).cell(fit.at(row));
            for (int c = 0; c < probabilities.columns(); c++) out.cell(probabilities.at(row, c));
            out.cell(fit.status(row).word());
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
