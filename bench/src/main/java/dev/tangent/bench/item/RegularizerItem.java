package dev.tangent.bench.item;

import dev.tangent.bench.peer.PeerFile;
import dev.tangent.bench.peer.PeerProcess;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import java.util.List;
import java.util.Optional;

/// The LG matrix, neighbours given, against the same in NumPy and LAPACK.
record RegularizerItem() implements BenchmarkItem {
    private static final int DIMENSION = 10;
    /// Calls until the compiler has nothing left to do.
    private static final int WARM_UP = 5;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        NeighbourGraph graph = bench.graph();
        LocalGaussian rule = new LocalGaussian(DIMENSION);
        double cold = WallTime.seconds(() -> rule.over(graph));
        for (int call = 0; call < WARM_UP; call++) rule.over(graph);
        Rounds rounds = new Rounds();
        Optional<PeerProcess> peer = peer(bench, graph);
        for (int round = 0; round < Rounds.COUNT; round++) {
            rounds.add("ours", WallTime.seconds(() -> rule.over(graph)));
            peer.ifPresent(process -> rounds.addAll("numpy ", process.ask("build")));
        }
        peer.ifPresent(process -> {
            write(bench, rule.over(graph).matrix().explicit());
            rounds.addAll("", process.ask("compare ours"));
            process.close();
        });
        MarkdownTable table = new MarkdownTable("LG, k = 20, m = 10", "seconds", "ratio")
                .row("Tangent, first call", cold, cold / rounds.of("numpy seconds"))
                .row(
                        "Tangent, warm (after " + (1 + WARM_UP) + " calls)",
                        rounds.of("ours"),
                        rounds.ratio("ours", "numpy seconds"))
                .row("NumPy, batched LAPACK", rounds.of("numpy seconds"), "");
        return new BenchmarkSection(
                "Regularizer",
                "The LG matrix of " + bench.table().caption() + ", neighbours given, all cores.",
                List.of(
                        Threshold.atMost(2, rounds.of("ours"), "seconds of a warm call"),
                        Threshold.atMost(0.125, rounds.ratio("ours", "numpy seconds"), "warm call over NumPy"),
                        Threshold.atMost(1e-8, rounds.of("difference"), "relative Frobenius norm of the difference")),
                List.of(table),
                List.of("NumPy: batches of 500 neighbourhoods on as many threads as cores, `eigh` for the tangent"
                        + " spaces, QR for the linear fit, the identity in place of the kernel's inverse where it is"
                        + " one, one sum of triplets into a SciPy matrix."));
    }

    private static Optional<PeerProcess> peer(BenchmarkContext bench, NeighbourGraph graph) {
        var cloud = graph.cloud();
        PeerFile.write(bench.file("points.npy"), cloud.size(), cloud.dimension(), cloud.toArray());
        PeerFile.write(bench.file("neighbours.npy"), graph.size(), graph.largestDegree(), graph.members());
        return bench.python(
                "regularizer.py",
                "points.npy",
                "neighbours.npy",
                String.valueOf(DIMENSION),
                String.valueOf(Runtime.getRuntime().availableProcessors()));
    }

    private static void write(BenchmarkContext bench, SparseMatrix matrix) {
        PeerFile.write(bench.file("ours-start.npy"), matrix.size() + 1, 1, matrix.rowStart());
        PeerFile.write(bench.file("ours-columns.npy"), matrix.entries(), 1, matrix.columns());
        PeerFile.write(bench.file("ours-values.npy"), matrix.entries(), 1, matrix.values());
    }
}
