package dev.tangent.app.output;

import dev.tangent.Check;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import dev.tangent.present.RowTable;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// Where the rows of a result go: a file in the format of its ending, or CSV to standard output. A wrong target is
/// refused when this is made, before any work.
public final class ResultOutput {
    private static final String ENDINGS = ".csv, .xlsx, .jsonl, .parquet, .npy, also with .gz";

    private final Optional<Path> file;
    private final Optional<OutputFile> npy;
    private final Optional<RowTarget> rows;

    /// Refuses a wrong target.
    ///
    /// @param target absent or `-` for standard output
    public ResultOutput(Optional<Path> target, OutputStream standardOutput, Path... inputs) {
        file = RowTarget.file(target);
        npy = target.filter(ResultOutput::isNpy).map(path -> OutputFile.to(path, inputs));
        rows = npy.isPresent() ? Optional.empty() : Optional.of(RowTarget.of(target, standardOutput, ENDINGS, inputs));
    }

    private static boolean isNpy(Path target) {
        return target.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.npy(\\.gz)?");
    }

    /// The file that is meant; none if it is standard output.
    public Optional<Path> file() {
        return file;
    }

    /// The same in words.
    public Optional<String> written() {
        return file.map(Path::toString);
    }

    /// Refuses columns of the user's where only numbers can be written.
    public void check(KeepColumns kept) {
        Check.that(
                npy.isEmpty() || kept.isNothing(),
                "--keep needs a format with named columns, such as .csv: an .npy file holds the outputs alone");
    }

    /// Refuses error bars where only values can be written.
    public void checkErrorBars(boolean wanted) {
        Check.that(
                npy.isEmpty() || !wanted,
                "--sd and --interval need a format with named columns, such as .csv: an .npy file holds the outputs alone");
    }

    /// What an NPY file holds, and what every other file says.
    public void write(Supplier<Matrix> values, RowTable table) {
        npy.ifPresent(file -> file.write(out -> NpyFile.write(out, values.get())));
        rows.ifPresent(target -> target.write(table));
    }
}
