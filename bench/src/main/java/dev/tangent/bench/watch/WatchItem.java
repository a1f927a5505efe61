package dev.tangent.bench.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One thing that is measured again: a command that writes into a folder, and how its files are compared with those
/// that are committed.
///
/// @param command its words, with the placeholders below
record WatchItem(String name, List<String> command) {
    /// The folder that is written into.
    static final String OUT = "{out}";
    /// The folder of the real tables.
    static final String DATA = "{data}";
    static final String CHECKOUT = "{checkout}";
    /// For each of the readers that are fuzzed, for requests, and for commands.
    static final String SECONDS = "{seconds}";
    /// Another one every day.
    static final String SEED = "{seed}";
    private static final String MEASURED = "docs/measured";
    private static final String REPORT = "benchmarks.md";

    /// All of them, the quickest first. Experiments are drawn as the committed ones were.
    static List<WatchItem> all() {
        return List.of(
                tangent("benchmarks", "bench", "--data", DATA, "--quick", "-o", OUT + "/" + REPORT),
                tangent("reliability", "experiment", "reliability", "--draws", "10", "--data", DATA, "-o", OUT),
                tangent("paper", "experiment", "all", "--draws", "10", "--data", DATA, "-o", OUT),
                tangent("survey", "experiment", "survey", "--draws", "10", "--data", DATA, "-o", OUT),
                new WatchItem(
                        "fuzz",
                        List.of(
                                "mvn",
                                "-q",
                                "-B",
                                "-pl",
                                "data,service,app",
                                "-am",
                                "test",
                                "-Dtest=FuzzTest,RequestFuzzTest,ArgumentFuzzTest",
                                "-Dtangent.fuzz.seconds=" + SECONDS,
                                "-Dtangent.fuzz.seed=" + SEED,
                                "-Dtangent.fuzz.found=" + OUT,
                                "-Dsurefire.failIfNoSpecifiedTests=false")));
    }

    private static WatchItem tangent(String name, String... words) {
        List<String> command = new ArrayList<>(List.of(CHECKOUT + "/tangent"));
        command.addAll(List.of(words));
        return new WatchItem(name, command);
    }

    /// What differs between the files of `out` and those of the checkout.
    List<Movement> compare(Path checkout, Path out) throws IOException {
        List<Movement> movements = new ArrayList<>();
        Path measured = checkout.resolve(MEASURED);
        if (Files.exists(out.resolve(REPORT)))
            movements.addAll(BenchmarkComparison.of(
                    Files.readString(measured.resolve(REPORT)), Files.readString(out.resolve(REPORT))));
        for (Path table : tables(out.resolve("tables"))) {
            Path committed = measured.resolve("tables").resolve(table.getFileName());
            if (Files.exists(committed))
                movements.addAll(TableComparison.of(
                        table.getFileName().toString(), Files.readString(committed), Files.readString(table)));
        }
        return movements;
    }

    private static List<Path> tables(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            // Times are the machine's.
            return files.filter(file ->
                            file.toString().endsWith(".csv") && !file.toString().endsWith("-times.csv"))
                    .sorted()
                    .toList();
        }
    }
}
