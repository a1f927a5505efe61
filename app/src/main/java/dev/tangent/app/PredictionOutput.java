package dev.tangent.app;

import dev.tangent.data.CsvOut;
import dev.tangent.data.Npy;
import dev.tangent.data.OutputFile;
import dev.tangent.learning.Prediction;
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

    void write(Prediction prediction, List<String> outputs) {
        if (npy) file.orElseThrow().write(out -> Npy.write(out, prediction.values()));
        else if (file.isPresent()) file.get().writeText(out -> csv(out, prediction, outputs));
        else print(prediction, outputs);
    }

    private void print(Prediction prediction, List<String> outputs) {
        try {
            Writer writer = new BufferedWriter(new OutputStreamWriter(standardOutput, StandardCharsets.UTF_8));
            csv(writer, prediction, outputs);
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write to standard output: " + e.getMessage(), e);
        }
    }

    /// The writer's failures come unchecked and without a word about the file: whoever opened it adds that.
    private static void csv(Writer out, Prediction prediction, List<String> outputs) throws IOException {
        try {
            table(out, prediction, outputs);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void table(Writer out, Prediction prediction, List<String> outputs) {
        List<String> header = new ArrayList<>(List.of("row"));
        header.addAll(outputs);
        header.add("status");
        CsvOut csv = new CsvOut(out, header);
        for (int row = 0; row < prediction.rows(); row++) {
            csv.cell(row);
            for (int c = 0; c < outputs.size(); c++) csv.cell(prediction.at(row, c));
            csv.cell(prediction.status(row).word()).endRow();
        }
        csv.flush();
    }
}
