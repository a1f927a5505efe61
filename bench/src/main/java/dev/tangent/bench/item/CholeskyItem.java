package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.bench.table.TestMatrices;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.List;

/// The sparse factorization on two matrices of different kinds, against CHOLMOD and the libraries in Java.
record CholeskyItem() implements BenchmarkItem {
    private static final int SIDE = 300;
    private static final int POINTS = 10_000;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        int side = (int) Math.sqrt(bench.arguments().capped(SIDE * SIDE));
        int points = bench.arguments().capped(POINTS);
        List<MarkdownTable> tables = new ArrayList<>();
        List<Threshold> thresholds = new ArrayList<>();
        run(bench, "biharmonic, " + side + " x " + side, TestMatrices.biharmonic(side), tables, thresholds);
        run(
                bench,
                "graph Laplacian, " + points + " points in 5-D",
                TestMatrices.graphLaplacian(bench.box(points, 5), 20),
                tables,
                thresholds);
        return new BenchmarkSection(
                "Sparse Cholesky",
                "Order, symbolic analysis, numeric factor and 16 right-hand sides on two positive definite matrices.",
                thresholds,
                tables,
                List.of("CHOLMOD runs through Octave, with as many BLAS threads as it likes: `[R, flag, q] = chol(A,"
                        + " 'vector')` in its own order, `chol(A(p, p))` in ours (both also copy the factor out"
                        + " for Octave), and `A \\ B`, which keeps it inside; of the first and of `A \\ b` for"
                        + " one column the quicker counts as order and factor; 16/255 of what `A \\ M` with 256 columns takes"
                        + " longer counts as its 16 right-hand sides. EJML and ojAlgo are given our"
                        + " order and run on one thread, as they do: three rounds, one with --quick."));
    }

    private static void run(
            BenchmarkContext bench,
            String name,
            SparseMatrix matrix,
            List<MarkdownTable> tables,
            List<Threshold> thresholds) {
        FactorRounds factor = new FactorRounds(bench, matrix);
        Rounds rounds = factor.run();
        double total = rounds.of("order") + rounds.of("factor");
        double peerTotal = rounds.best("own seconds", "one seconds");
        double longer = rounds.of("many seconds") - rounds.of("one seconds");
        double peerSolve = longer > 0 ? longer * 16 / 255 : Double.NaN; // else the difference is lost in the noise
        MarkdownTable table = new MarkdownTable(name, "Tangent", "CHOLMOD", "ratio")
                .row("order, analysis, factor (s)", total, peerTotal, total / peerTotal)
                .row(
                        "factor, our order given (s)",
                        rounds.of("factor"),
                        rounds.of("given seconds"),
                        rounds.ratio("factor", "given seconds"))
                .row(
                        "all, with 16 right-hand sides (s)",
                        total + rounds.of("solve"),
                        rounds.of("backslash seconds"),
                        (total + rounds.of("solve")) / rounds.of("backslash seconds"))
                .row("entries of the factor", rounds.of("entries"), rounds.of("own entries"), "")
                .row("order and analysis (s)", rounds.of("order"), "", "")
                .row("16 right-hand sides (s)", rounds.of("solve"), peerSolve, rounds.of("solve") / peerSolve)
                .row("flops", rounds.of("flops"), "", "");
        tables.add(table);
        tables.add(new MarkdownTable("factor, our order given, in Java", "seconds", "Tangent's ratio")
                .row("Tangent", rounds.of("factor"), "")
                .row("EJML", rounds.of("ejml"), rounds.ratio("factor", "ejml"))
                .row("ojAlgo", rounds.of("ojalgo"), rounds.ratio("factor", "ojalgo")));
        thresholds.add(Threshold.atMost(1.67, total / peerTotal, name + ": order and factor over CHOLMOD"));
        thresholds.add(Threshold.atMost(
                1.67, rounds.ratio("factor", "given seconds"), name + ": factor over CHOLMOD, same order"));
        thresholds.add(
                Threshold.atMost(1, rounds.of("solve") / peerSolve, name + ": 16 right-hand sides over CHOLMOD"));
        thresholds.add(Threshold.atMost(0.2, rounds.ratio("factor", "ejml"), name + ": factor over EJML"));
        thresholds.add(Threshold.atMost(1e-8, rounds.of("residual"), name + ": relative residual"));
    }
}
