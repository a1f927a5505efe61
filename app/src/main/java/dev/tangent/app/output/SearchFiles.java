package dev.tangent.app.output;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.present.CandidateTable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The files a search writes. Wrong ones are refused when this is made, before any work.
public record SearchFiles(Optional<OutputFile> table, Optional<PlotFile> plot, Optional<Path> journal) {
    public static SearchFiles of(Optional<Path> table, Optional<Path> plot, Optional<Path> journal, Path... inputs) {
        table.ifPresent(file -> ending("-o", file, ".csv", ".json", ".csv.gz", ".json.gz"));
        journal.ifPresent(file -> OutputFile.to(file, inputs));
        Path[] kept = Stream.concat(Arrays.stream(inputs), journal.stream()).toArray(Path[]::new);
        return new SearchFiles(
                table.map(file -> OutputFile.to(file, kept)), plot.map(file -> PlotFile.of(file, kept)), journal);
    }

    static void ending(String option, Path file, String... endings) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (Arrays.stream(endings).noneMatch(name::endsWith))
            throw new InvalidInput(option + " " + file + " must end in one of " + String.join(", ", endings));
    }

    public void write(CandidateTable candidates, Supplier<Drawing> drawing) {
        table.ifPresent(file -> {
            if (lower(file).contains(".json")) file.writeText(candidates::writeJson);
            else file.writeText(candidates::writeCsv);
        });
        plot.ifPresent(file -> file.write(drawing.get()));
    }

    private static String lower(OutputFile file) {
        return String.valueOf(file.path().getFileName()).toLowerCase(Locale.ROOT);
    }

    /// What was written, in words.
    public Optional<String> written() {
        String names = String.join(
                ", ",
                Stream.concat(table.stream(), plot.stream().map(PlotFile::file))
                        .map(file -> file.path().toString())
                        .toList());
        return Optional.of(names).filter(text -> !text.isEmpty());
    }
}
