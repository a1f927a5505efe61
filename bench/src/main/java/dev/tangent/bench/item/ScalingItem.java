package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.table.RandomLabels;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.iterative.ConjugateGradient;
import dev.tangent.sparse.iterative.TwoLevel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How each stage gains from more threads: on one, two, four and so on up to the machine's cores.
record ScalingItem() implements BenchmarkItem {
    private static final int NEIGHBOURS = 20;
    private static final int LABELS = 100;
    private static final int RIGHT_HAND_SIDES = 16;
    private static final int SHEET = 200_000;
    private static final String ALL = "all stages";
    private static final ConjugateGradient ITERATION = new ConjugateGradient(1e-8, 500);

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        List<Integer> threads = threads(Runtime.getRuntime().availableProcessors());
        List<MarkdownTable> tables = List.of(
                table(
                        bench.table().caption() + ", LG with m = 10",
                        threads,
                        bench.table().points(),
                        10,
                        true),
                table("a 2-D sheet, LG with m = 2", threads, sheet(bench), 2, false));
        return new BenchmarkSection(
                "Threads",
                "Seconds of each stage on so many threads, medians of " + Rounds.COUNT
                        + " rounds after a warm-up; speed-up"
                        + " and efficiency of the most. The serial share is Amdahl's, from one thread and the most: s in"
                        + " T(n) = T(1) (s + (1 - s) / n).",
                List.of(),
                tables,
                List.of("The first table factorizes, the second one iterates. Neighbours are " + NEIGHBOURS
                        + ", labels " + LABELS + "."));
    }

    private static PointCloud sheet(BenchmarkContext bench) {
        return bench.sheet(bench.arguments().capped(bench.arguments().quick() ? SHEET / 4 : SHEET))
                .matrix()
                .graph()
                .cloud();
    }

    /// 1, 2, 4 ... and the number of cores.
    static List<Integer> threads(int cores) {
        List<Integer> threads = new ArrayList<>();
        for (int count = 1; count < cores; count *= 2) threads.add(count);
        threads.add(cores);
        return threads;
    }

    private static MarkdownTable table(String name, List<Integer> threads, PointCloud points, int m, boolean direct) {
        Map<Integer, Rounds> figures = new LinkedHashMap<>();
        for (int count : threads) figures.put(count, new Rounds());
        Parallel.on(threads.getLast(), () -> stages(points, m, direct)); // warm-up
        List<String> stages = new ArrayList<>();
        for (int round = 0; round < Rounds.COUNT; round++)
            for (int count : threads) {
                Map<String, Double> measured = Parallel.on(count, () -> stages(points, m, direct));
                stages = List.copyOf(measured.keySet());
                figures.get(count).addAll("", measured);
            }
        List<String> header = new ArrayList<>(List.of(name));
        for (int count : threads) header.add(count == 1 ? "1 thread" : count + " threads");
        header.addAll(List.of("speed-up", "efficiency", "serial share"));
        MarkdownTable table = new MarkdownTable(header.toArray(String[]::new));
        for (String stage : stages) table.row(row(stage, threads, figures));
        return table;
    }

    private static Object[] row(String stage, List<Integer> threads, Map<Integer, Rounds> figures) {
        List<Object> cells = new ArrayList<>(List.of(stage));
        for (int count : threads) cells.add(figures.get(count).of(stage));
        int most = threads.getLast();
        double gain = figures.get(1).of(stage) / figures.get(most).of(stage);
        cells.add(gain);
        cells.add(gain / most);
        cells.add(serialShare(gain, most));
        return cells.toArray();
    }

    /// NaN on one thread, which tells nothing.
    static double serialShare(double gain, int threads) {
        return threads == 1 ? Double.NaN : (1 / gain - 1.0 / threads) / (1 - 1.0 / threads);
    }

    private static Map<String, Double> stages(PointCloud points, int m, boolean direct) {
        Stopwatch watch = new Stopwatch();
        NeighbourGraph graph = NeighbourGraph.nearest(points, NEIGHBOURS);
        watch.lap("neighbours");
        RegularizerMatrix regularizer = new LocalGaussian(m).over(graph);
        watch.lap("regularizer");
        double[] labels = new double[regularizer.size()];
        for (int row : RandomLabels.rows(labels.length, Math.min(LABELS, labels.length / 2), 4))
            labels[row] = regularizer.scale();
        SparseMatrix system = regularizer.matrix().explicit().scaledPlusDiagonal(1, labels);
        Matrix right = Matrix.zeros(labels.length, direct ? RIGHT_HAND_SIDES : 1);
        for (int i = 0; i < labels.length; i++)
            for (int c = 0; c < right.columns(); c++) right.set(i, c, labels[i] * Math.cos(i + c));
        watch.lap("equations");
        if (direct) {
            SymbolicCholesky symbolic = SymbolicCholesky.of(system);
            watch.lap("order and analysis");
            SparseCholesky factor = symbolic.factor(system);
            watch.lap("factor");
            factor.solve(right);
            watch.lap(RIGHT_HAND_SIDES + " right-hand sides");
        } else {
            TwoLevel preconditioner = TwoLevel.of(system, regularizer.nodeGeometry());
            watch.lap("two-level set-up");
            ITERATION.solve(system, right, preconditioner);
            watch.lap("iterations");
        }
        return watch.laps();
    }

    /// Seconds since the lap before.
    private static final class Stopwatch {
        private final Map<String, Double> laps = new LinkedHashMap<>();
        private long last = System.nanoTime();

        void lap(String stage) {
            long now = System.nanoTime();
            laps.put(stage, (now - last) / 1e9);
            last = now;
        }

        Map<String, Double> laps() {
            Map<String, Double> all = new LinkedHashMap<>(laps);
            all.put(ALL, laps.values().stream().mapToDouble(each -> each).sum());
            return all;
        }
    }
}
