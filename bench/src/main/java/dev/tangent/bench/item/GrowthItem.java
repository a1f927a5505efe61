package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkReport;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.LogLogChart;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// How the cost of a whole job grows with the number of points.
record GrowthItem() implements BenchmarkItem {
    private static final List<Integer> SIZES = List.of(5_000, 20_000, 50_000, 200_000, 1_000_000);
    private static final int QUICK = 200_000;
    private static final int WARM_UP = 3_000;

    @Override
    public String name() {
        return "growth";
    }

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        int most = bench.arguments().capped(bench.arguments().quick() ? QUICK : SIZES.getLast());
        for (int round = 0; round < Rounds.COUNT; round++) GrowthRun.of(BuiltSheet.of(Math.min(WARM_UP, most)));
        List<GrowthRun> runs = IntStream.concat(
                        SIZES.stream().mapToInt(size -> size).filter(size -> size < most), IntStream.of(most))
                .peek(size -> bench.log(size + " points"))
                .mapToObj(size -> GrowthRun.of(bench.sheet(size)))
                .toList();
        MarkdownTable table = new MarkdownTable(
                "points", "neighbours (s)", "regularizer (s)", "solve (s)", "all (s)", "heap (GB)", "solved by");
        for (GrowthRun run : runs)
            table.row(
                    run.points(),
                    run.neighbours(),
                    run.regularizer(),
                    run.solve(),
                    run.all(),
                    run.gigabytes(),
                    run.method());
        bench.draw(chart(runs));
        return new BenchmarkSection(
                "Cost against size",
                "A 2-D sheet in R^15, LG with k = 20 and m = 2, 100 labels, one output, relative lambda 1e-6: one run"
                        + " each, after a warm-up.",
                List.of(
                        Threshold.atMost(1.2, exponent(runs, GrowthRun::all), "exponent fitted to the whole job"),
                        Threshold.atMost(180, runs.getLast().all(), "seconds of the largest"),
                        Threshold.atMost(12, runs.getLast().gigabytes(), "heap of the largest, GB")),
                List.of(table),
                List.of(
                        String.format(
                                Locale.ROOT,
                                "Fitted exponents: neighbours %.2f, regularizer %.2f, solve %.2f. Heap is the most in"
                                        + " use at any time, garbage included.",
                                exponent(runs, GrowthRun::neighbours),
                                exponent(runs, GrowthRun::regularizer),
                                exponent(runs, GrowthRun::solve)),
                        "![Seconds against points](" + BenchmarkReport.PICTURE + ")"));
    }

    private static String chart(List<GrowthRun> runs) {
        double[] points = runs.stream().mapToDouble(GrowthRun::points).toArray();
        return new LogLogChart("points", "seconds", points)
                .line("whole job", values(runs, GrowthRun::all))
                .line("neighbours", values(runs, GrowthRun::neighbours))
                .line("regularizer", values(runs, GrowthRun::regularizer))
                .line("solve", values(runs, GrowthRun::solve))
                .svg();
    }

    private static double[] values(List<GrowthRun> runs, ToDoubleFunction<GrowthRun> figure) {
        return runs.stream().mapToDouble(figure).toArray();
    }

    /// Slope of the least-squares line through (log points, log seconds).
    static double exponent(List<GrowthRun> runs, ToDoubleFunction<GrowthRun> figure) {
        double meanX = runs.stream()
                .mapToDouble(run -> Math.log(run.points()))
                .average()
                .orElseThrow();
        double meanY = runs.stream()
                .mapToDouble(run -> Math.log(figure.applyAsDouble(run)))
                .average()
                .orElseThrow();
        double xy = 0;
        double xx = 0;
        for (GrowthRun run : runs) {
            double x = Math.log(run.points()) - meanX;
            xy += x * (Math.log(figure.applyAsDouble(run)) - meanY);
            xx += x * x;
        }
        return xy / xx;
    }
}
