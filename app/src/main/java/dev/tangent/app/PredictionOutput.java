package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.data.CsvOut;
import dev.tangent.data.Npy;
import dev.tangent.data.OutputFile;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.classification.ClassPrediction;
import dev.tangent.linalg.InvalidInput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Where predictions go: a CSV or NPY file by its ending, or CSV to standard output. A wrong target is refused
/// when this is made, before any work.
final class PredictionOutput {
    private final Optional<OutputFile> file;
    private final boolean npy;
    private final OutputStream standardOutput;

    PredictionOutput(Optional<Path> target, OutputStream standardOutput, Path... inputs) {
        npy = target.map(PredictionOutput::isNpy).orElse(false);
        file = target.map(path -> OutputFile.to(path, inputs));
        this.standardOutput = standardOutput;
    }

    private static boolean isNpy(Path target) {
        String name =
                String.valueOf(target.getFileName()).toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        String ending = name.contains(".") ? name.substring(name.lastIndexOf('.')) : "";
        return switch (ending) {
            case ".npy" -> true;
            case ".csv", ".txt", "" -> false;
            default ->
                throw new InvalidInput(
                        "-o " + target + ": predictions are written as .csv or .npy, also .gz, not as " + ending);
        };
    }

    void write(Prediction prediction, Labelled labelled) {
        if (npy) file.orElseThrow().write(out -> Npy.write(out, prediction.values()));
        else if (file.isPresent()) file.get().writeText(out -> csv(out, prediction, labelled));
        else print(prediction, labelled);
    }

    private void print(Prediction prediction, Labelled labelled) {
        try {
            Writer writer = new BufferedWriter(new OutputStreamWriter(standardOutput, StandardCharsets.UTF_8));
            csv(writer, prediction, labelled);
            writer.flush();
        } catch (IOException e) {
            throw Streams.cannotWrite(e);
        }
    }

    /// The writer's failures come unchecked and without a word about the file: whoever opened it adds that.
    private static void csv(Writer out, Prediction prediction, Labelled labelled) throws IOException {
        try {
            table(out, prediction, labelled);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void table(Writer out, Prediction prediction, Labelled labelled) {
        String output = labelled.outputs().getFirst();
        List<String> header = new ArrayList<>(List.of("row"));
        if (labelled.classes().isPresent()) header.add(output);
        for (String column : labelled.columns())
            header.add(labelled.classes().isPresent() ? output + "_" + column : column);
        header.add("status");
        Optional<ClassPrediction> classes = labelled.classes().map(named -> ClassPrediction.of(named, prediction));
        CsvOut csv = new CsvOut(out, header);
        for (int row = 0; row < prediction.rows(); row++) {
            csv.cell(row);
            if (classes.isPresent()) csv.cell(classes.get().at(row));
            for (int c = 0; c < labelled.columns().size(); c++) csv.cell(prediction.at(row, c));
            csv.cell(prediction.status(row).word()).endRow();
        }
        csv.flush();
    }
}
