package dev.tangent.app.output;

import dev.tangent.InvalidInput;
import dev.tangent.app.console.Streams;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.table.TableOutput;
import dev.tangent.present.RowTable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// Where a table goes: a file in the format of its ending, or CSV to standard output.
public record RowTarget(Optional<OutputFile> file, TableOutput format, OutputStream standardOutput) {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    /// Files that are standard output.
    private static final Set<Path> SAME =
            Set.of(Path.of("/dev/stdout"), Path.of("/dev/fd/1"), Path.of("/proc/self/fd/1"));

    /// Refuses a wrong target.
    ///
    /// @param endings those that are allowed, for messages
    public static RowTarget of(Optional<Path> target, OutputStream standardOutput, String endings, Path... inputs) {
        Optional<Path> named = file(target);
        TableOutput format = named.map(path -> TableOutput.of(path)
                        .orElseThrow(() -> new InvalidInput("-o " + path + " must end in one of " + endings)))
                .orElse(TableOutput.CSV);
        Optional<OutputFile> file = named.map(path -> OutputFile.to(path, inputs));
        named.ifPresent(format::check);
        return new RowTarget(file, format, standardOutput);
    }

    /// The file that is meant; none if it is `-`, which is standard output.
    public static Optional<Path> file(Optional<Path> target) {
        return target.filter(path -> !path.equals(STANDARD_OUTPUT));
    }

    /// Whether results go where a summary in JSON goes.
    public static boolean isStandardOutput(Optional<Path> target) {
        return file(target).isEmpty()
                || SAME.contains(target.orElseThrow().toAbsolutePath().normalize());
    }

    public void write(RowTable table) {
        if (file.isPresent()) {
            file.get().write(out -> format.write(out, table.header(), table::writeTo));
            return;
        }
        try {
            format.write(standardOutput, table.header(), table::writeTo);
        } catch (IOException e) {
            throw Streams.cannotWrite(e);
        }
    }
}
