package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkReport;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.plot.chart.CostChart;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.Curve.CurvePoint;
import dev.tangent.plot.chart.PowerLaw;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
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

    static Drawing chart(List<GrowthRun> runs) {
        return CostChart.of(
                "seconds",
                "points",
                List.of(
                        new Curve("whole job", Colour.of(0x222222), points(runs, GrowthRun::all)),
                        new Curve("neighbours", Colour.of(0x0072b2), points(runs, GrowthRun::neighbours)),
                        new Curve("regularizer", Colour.of(0xd55e00), points(runs, GrowthRun::regularizer)),
                        new Curve("solve", Colour.of(0x009e73), points(runs, GrowthRun::solve))));
    }

    private static List<CurvePoint> points(List<GrowthRun> runs, ToDoubleFunction<GrowthRun> figure) {
        return runs.stream()
                .map(run -> new CurvePoint(run.points(), figure.applyAsDouble(run), 0))
                .toList();
    }

    /// Of the power law fitted to the seconds; NaN where there is only one size.
    static double exponent(List<GrowthRun> runs, ToDoubleFunction<GrowthRun> figure) {
        return runs.size() < 2 ? Double.NaN : PowerLaw.fit(points(runs, figure)).exponent();
    }
}
