package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;

/// What the first fit of a process costs beside the fourth, and beside a whole process of the command line: on one,
/// two, four threads and so on, and on more threads than there are cores.
record StartItem() implements BenchmarkItem {
    private static final int MORE = 16;
    private static final String FIRST = "first";
    private static final String FOURTH = "fourth";
    private static final String PROCESS = "process";

    /// A fit's seconds, and how many processors were busy meanwhile.
    private record Fit(double seconds, double busy) {}

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        JobItem.write(bench, bench.table());
        int cores = Runtime.getRuntime().availableProcessors();
        TreeSet<Integer> threads = new TreeSet<>(ScalingItem.threads(cores));
        threads.add(Math.max(MORE, cores));
        Map<Integer, Rounds> figures = new LinkedHashMap<>();
        for (int round = 0; round < Rounds.COUNT; round++)
            for (int count : threads)
                figures.computeIfAbsent(count, key -> new Rounds()).addAll("", measured(bench, count));
        MarkdownTable table = new MarkdownTable(
                "threads",
                "first fit (s)",
                "fourth fit (s)",
                "ratio",
                "processors busy",
                "in the fourth",
                "process (s)");
        figures.forEach((count, rounds) -> table.row(
                count,
                rounds.of(FIRST),
                rounds.of(FOURTH),
                rounds.ratio(FIRST, FOURTH),
                rounds.of(FIRST + " busy"),
                rounds.of(FOURTH + " busy"),
                rounds.of(PROCESS)));
        return new BenchmarkSection(
                "First fits",
                "Four fits of LG in a new process, k = 20, m = 10, relative lambda 1e-6, "
                        + bench.table().caption()
                        + ", medians of " + Rounds.COUNT + " processes; and a process of the command line, file to"
                        + " file.",
                List.of(
                        Threshold.atMost(1.3, figures.get(cores).ratio(FIRST, FOURTH), "first over fourth, all cores"),
                        Threshold.atMost(
                                1.8,
                                figures.get(threads.last()).ratio(FIRST, FOURTH),
                                "first over fourth, " + threads.last() + " threads")),
                List.of(table),
                List.of("Busy processors are the process's processor time over the fit's seconds: compilers and"
                        + " collectors count."));
    }

    private static Map<String, Double> measured(BenchmarkContext bench, int threads) {
        Map<String, Double> all = new LinkedHashMap<>();
        List<Fit> fits = fits(bench, threads);
        if (fits.size() == FourFits.COUNT) {
            all.put(FIRST, fits.getFirst().seconds());
            all.put(FIRST + " busy", fits.getFirst().busy());
            all.put(FOURTH, fits.getLast().seconds());
            all.put(FOURTH + " busy", fits.getLast().busy());
        }
        CommandLineRun.find(bench)
                .map(run -> run.predict(OptionalInt.of(threads)).get("seconds"))
                .ifPresent(seconds -> all.put(PROCESS, seconds));
        return all;
    }

    private static List<Fit> fits(BenchmarkContext bench, int threads) {
        List<String> command = CommandLineRun.java();
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                FourFits.class.getName(),
                bench.file("points.npy").toString(),
                bench.file("labels.npy").toString(),
                String.valueOf(threads)));
        Path err = bench.file("fits.err");
        List<Fit> fits = new ArrayList<>();
        try {
            Process process =
                    new ProcessBuilder(command).redirectError(err.toFile()).start();
            for (String line : process.inputReader().readAllLines()) {
                int blank = line.indexOf(' ');
                double seconds = Double.parseDouble(line.substring(0, blank));
                fits.add(new Fit(seconds, Double.parseDouble(line.substring(blank)) / seconds));
            }
            if (process.waitFor() != 0) bench.log("four fits failed: see " + err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return fits;
    }
}
