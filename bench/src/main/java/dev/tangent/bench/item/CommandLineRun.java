package dev.tangent.bench.item;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Our own command line as a process, started as the launcher starts it, with 4 GB of heap.
final class CommandLineRun {
    private static final Pattern BEFORE = Pattern.compile("(\\d+)M->\\d+M");
    private static final int TIMEOUT_SECONDS = 300;

    private final BenchmarkContext bench;
    private final Path jar;

    private CommandLineRun(BenchmarkContext bench, Path jar) {
        this.bench = bench;
        this.jar = jar;
    }

    /// The launcher names the jar it keeps; without a launcher, the build's.
    static Optional<CommandLineRun> find(BenchmarkContext bench) {
        return Stream.of(System.getProperty("tangent.app", ""), "target/launcher/tangent.jar", "app/target/tangent.jar")
                .filter(text -> !text.isEmpty())
                .map(Path::of)
                .filter(Files::isRegularFile)
                .findFirst()
                .map(jar -> new CommandLineRun(bench, jar.toAbsolutePath()));
    }

    /// Seconds from start to end, and the most heap before any collection in GB; on all threads if none are said.
    Map<String, Double> predict(OptionalInt threads) {
        Path log = bench.file("gc.log");
        ProcessBuilder builder = new ProcessBuilder(command(log, threads))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(bench.file("ours.err").toFile());
        Map<String, Double> figures = new LinkedHashMap<>();
        try {
            Files.deleteIfExists(log);
            long start = System.nanoTime();
            Process process = builder.start();
            boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            double seconds = (System.nanoTime() - start) / 1e9;
            if (!ended) process.destroyForcibly();
            if (ended && process.exitValue() == 0) {
                figures.put("seconds", seconds);
                figures.put("heap", mostHeap(Files.readString(log)));
            } else
                bench.log("the command line failed: "
                        + Files.readString(bench.file("ours.err")).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return figures;
    }

    /// A Java as the launcher starts it, with the options that it hands down.
    static List<String> java() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--add-modules=jdk.incubator.vector");
        String options = System.getProperty("tangent.options", "").strip();
        if (!options.isEmpty()) command.addAll(List.of(options.split(" +")));
        return command;
    }

    private List<String> command(Path log, OptionalInt threads) {
        List<String> command = java();
        command.addAll(List.of(
                "-Xmx4g",
                "-Xlog:disable",
                "-Xlog:gc:file=" + log,
                "-XX:SharedArchiveFile=" + jar.resolveSibling("tangent.jsa"),
                "-jar",
                jar.toString(),
                "predict",
                bench.file("points.npy").toString(),
                "--labels",
                bench.file("labels.npy").toString(),
                "--method",
                "lg",
                "-k",
                "20",
                "-m",
                "10",
                "--relative-lambda",
                "1e-6",
                "-o",
                bench.file("ours.npy").toString()));
        threads.ifPresent(count -> command.addAll(List.of("--threads", String.valueOf(count))));
        return command;
    }

    private static double mostHeap(String log) {
        double most = 0;
        for (Matcher line = BEFORE.matcher(log); line.find(); )
            most = Math.max(most, Double.parseDouble(line.group(1)) / 1000);
        return most;
    }
}
