package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.bench.table.RandomLabels;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.ConjugateGradient;
import dev.tangent.sparse.iterative.Jacobi;
import dev.tangent.sparse.iterative.Preconditioner;
import dev.tangent.sparse.iterative.TwoLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// Conjugate gradients to 1e-8 with the two-level preconditioner, and with plainer ones beside it.
record TwoLevelItem() implements BenchmarkItem {
    private static final int LABELS = 100;
    private static final ConjugateGradient SOLVE = new ConjugateGradient(1e-8, 5000);
    private static final int MANY = 1_000_000;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        MarkdownTable table = new MarkdownTable(
                "system", "points", "preconditioner", "iterations", "set up (s)", "iterate (s)", "ended");
        List<Threshold> thresholds = new ArrayList<>();
        int usual = bench.arguments().capped(50_000);
        RegularizerMatrix sheet = bench.sheet(usual).matrix();
        run("2-D sheet", sheet, 20, true, table, thresholds);
        run(bench.table().name(), new LocalGaussian(10).over(bench.graph()), 130, true, table, thresholds);
        int many = bench.arguments().capped(MANY);
        if (!bench.arguments().quick() && many > usual)
            run("2-D sheet", bench.sheet(many).matrix(), 45, false, table, thresholds);
        return new BenchmarkSection(
                "Two-level conjugate gradients",
                "A f = b to a relative residual of 1e-8, one right-hand side, with A = R + s J, R the LG matrix, s ="
                        + " trace(R) / u and J the diagonal of " + LABELS + " random labels.",
                thresholds,
                List.of(table),
                List.of("Iterations stop at " + SOLVE.iterationLimit() + ". One run each, after a warm-up."));
    }

    private static void run(
            String name,
            RegularizerMatrix matrix,
            int limit,
            boolean others,
            MarkdownTable table,
            List<Threshold> thresholds) {
        double[] labels = new double[matrix.size()];
        for (int row : RandomLabels.rows(labels.length, Math.min(LABELS, labels.length / 2), 4))
            labels[row] = matrix.scale();
        SparseMatrix a = matrix.matrix().explicit().scaledPlusDiagonal(1, labels);
        Matrix right = Matrix.zeros(labels.length, 1);
        for (int i = 0; i < labels.length; i++) right.set(i, 0, labels[i] * Math.cos(i));
        if (others) SOLVE.solve(a, right, TwoLevel.of(a, matrix.nodeGeometry())); // warm-up
        Solution solved = row(name, a, right, system -> TwoLevel.of(system, matrix.nodeGeometry()), table);
        thresholds.add(
                Threshold.atMost(limit, solved.iterations(), name + ", " + labels.length + " points: iterations"));
        thresholds.add(Threshold.atMost(
                1e-8, solved.residual(), name + ", " + labels.length + " points: true relative residual"));
        if (!others) return;
        row(name, a, right, IncompleteCholesky::new, table);
        row(name, a, right, Jacobi::new, table);
    }

    private static Solution row(
            String name,
            SparseMatrix a,
            Matrix right,
            Function<SparseMatrix, Preconditioner> maker,
            MarkdownTable table) {
        long start = System.nanoTime();
        Preconditioner preconditioner = maker.apply(a);
        long ready = System.nanoTime();
        Solution solution = SOLVE.solve(a, right, preconditioner);
        long end = System.nanoTime();
        table.row(
                name,
                a.size(),
                preconditioner.name(),
                solution.iterations(),
                (ready - start) / 1e9,
                (end - ready) / 1e9,
                solution.termination().name().toLowerCase(Locale.ROOT));
        return solution;
    }
}
