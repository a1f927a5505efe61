package dev.tangent.app.output;

import dev.tangent.app.console.Streams;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Matrix;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// Where predictions go: a CSV or NPY file by its ending, or CSV to standard output. A wrong target is refused
/// when this is made, before any work.
public final class PredictionOutput {
    private final Optional<OutputFile> file;
    private final boolean npy;
    private final OutputStream standardOutput;

    public PredictionOutput(Optional<Path> target, OutputStream standardOutput, Path... inputs) {
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

    /// What an NPY file holds, and what a CSV file says.
    public void write(Supplier<Matrix> values, OutputFile.Text table) {
        if (npy) file.orElseThrow().write(out -> NpyFile.write(out, values.get()));
        else if (file.isPresent()) file.get().writeText(out -> csv(out, table));
        else print(table);
    }

    private void print(OutputFile.Text table) {
        try {
            Writer writer = new BufferedWriter(new OutputStreamWriter(standardOutput, StandardCharsets.UTF_8));
            csv(writer, table);
            writer.flush();
        } catch (IOException e) {
            throw Streams.cannotWrite(e);
        }
    }

    /// The writer's failures come unchecked and without a word about the file: whoever opened it adds that.
    private static void csv(Writer out, OutputFile.Text table) throws IOException {
        try {
            table.writeTo(out);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
