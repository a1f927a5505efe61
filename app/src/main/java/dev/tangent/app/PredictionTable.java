package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.Status;
import dev.tangent.learning.classification.ClassPrediction;
import dev.tangent.linalg.Matrix;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Predictions as CSV: the row, each output with its error bars, the status.
final class PredictionTable {
    private PredictionTable() {}

    static void write(Writer out, Prediction prediction, Labelled labelled, Optional<ErrorBarColumns> bars) {
        if (labelled.classes().isEmpty()) {
            write(out, prediction.values(), prediction.statuses(), labelled.outputs(), bars);
            return;
        }
        String output = labelled.outputs().getFirst();
        List<String> header = new ArrayList<>(List.of("row", output));
        for (String column : labelled.columns()) header.add(output + "_" + column);
        header.add("status");
        ClassPrediction classes = ClassPrediction.of(labelled.classes().orElseThrow(), prediction);
        CsvTableWriter csv = new CsvTableWriter(out, header);
        for (int row = 0; row < prediction.rows(); row++) {
            csv.cell(row).cell(classes.at(row));
            for (int c = 0; c < labelled.columns().size(); c++) csv.cell(prediction.at(row, c));
            csv.cell(prediction.status(row).word()).endRow();
        }
        csv.flush();
    }

    static void write(
            Writer out, Matrix values, List<Status> statuses, List<String> outputs, Optional<ErrorBarColumns> bars) {
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
                if (bars.isPresent()) bars.get().write(csv, row, c, values.at(row, c));
            }
            csv.cell(statuses.get(row).word()).endRow();
        }
        csv.flush();
    }
}
