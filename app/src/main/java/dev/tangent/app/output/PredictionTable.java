package dev.tangent.app.output;

import dev.tangent.ClassificationFit;
import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.learning.Status;
import dev.tangent.linalg.MatrixView;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Predictions as CSV: the row, each output with its error bars, the status.
public final class PredictionTable {
    private PredictionTable() {}

    /// The class of every row, and the probability of each.
    ///
    /// @param output the name of what was learnt
    public static void classes(Writer out, ClassificationFit fit, String output) {
        List<String> header = new ArrayList<>(List.of("row", output));
        for (String name : fit.names()) header.add(output + "_" + name);
        header.add("status");
        MatrixView probabilities = fit.probabilities();
        CsvTableWriter csv = new CsvTableWriter(out, header);
        for (int row = 0; row < fit.rows(); row++) {
            csv.cell(row).cell(fit.at(row));
            for (int c = 0; c < probabilities.columns(); c++) csv.cell(probabilities.at(row, c));
            csv.cell(fit.status(row).word()).endRow();
        }
        csv.flush();
    }

    /// The values of every row.
    ///
    /// @param outputs their names
    public static void values(
            Writer out,
            MatrixView values,
            List<Status> statuses,
            List<String> outputs,
            Optional<ErrorBarColumns> bars) {
        List<String> header = new ArrayList<>(List.of("row"));
        for (String output : outputs) {
            header.add(output);
            bars.ifPresent(columns -> header.addAll(columns.names(output, outputs)));
        }
        header.add("status");
        CsvTableWriter csv = new CsvTableWriter(out, header);
        for (int row = 0; row < values.rows(); row++) {
            csv.cell(row);
            for (int c = 0; c < outputs.size(); c++) {
                csv.cell(values.at(row, c));
                if (bars.isPresent()) bars.get().write(csv, row, c);
            }
            csv.cell(statuses.get(row).word()).endRow();
        }
        csv.flush();
    }
}
