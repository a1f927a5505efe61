package dev.tangent.bench.item;

import dev.tangent.bench.peer.PeerFile;
import dev.tangent.bench.peer.PeerProcess;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import java.util.List;
import java.util.Optional;

/// All 20 nearest neighbours of all points, exact.
record NeighboursItem() implements BenchmarkItem {
    private static final int NEIGHBOURS = 20;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        PointCloud cloud = bench.table().points();
        double cold = WallTime.seconds(() -> NeighbourGraph.nearest(cloud, NEIGHBOURS));
        Rounds rounds = new Rounds();
        PeerFile.write(bench.file("points.npy"), cloud.size(), cloud.dimension(), cloud.toArray());
        String k = String.valueOf(NEIGHBOURS);
        String cores = String.valueOf(Runtime.getRuntime().availableProcessors());
        Optional<PeerProcess> scipy = bench.python("neighbours.py", "points.npy", k, cores);
        Optional<PeerProcess> sklearn = bench.arguments().quick()
                ? Optional.empty()
                : bench.scikitLearn("neighbours_sklearn.py", "points.npy", k, cores);
        for (int round = 0; round < Rounds.COUNT; round++) {
            rounds.add("ours", WallTime.seconds(() -> NeighbourGraph.nearest(cloud, NEIGHBOURS)));
            scipy.ifPresent(process -> rounds.addAll("scipy ", process.ask("query")));
            sklearn.ifPresent(process -> rounds.addAll("sklearn ", process.ask("query")));
        }
        scipy.ifPresent(PeerProcess::close);
        sklearn.ifPresent(PeerProcess::close);
        double difference = Math.abs(sumOfDistances(bench.graph()) / rounds.of("scipy sum") - 1);
        return section(bench, cold, rounds, difference);
    }

    private static double sumOfDistances(NeighbourGraph graph) {
        double sum = 0;
        for (int i = 0; i < graph.size(); i++)
            for (int j = 1; j < graph.degree(i); j++) sum += Math.sqrt(graph.squaredDistance(i, j));
        return sum;
    }

    private static BenchmarkSection section(BenchmarkContext bench, double cold, Rounds rounds, double difference) {
        MarkdownTable table = new MarkdownTable("all-20-NN", "seconds", "ratio, warm", "ratio, cold")
                .row("Tangent, first call", cold, "", "")
                .row("Tangent, warm", rounds.of("ours"), "", "");
        row(table, "SciPy cKDTree", rounds, "scipy seconds", cold);
        row(table, "scikit-learn kd-tree", rounds, "sklearn seconds", cold);
        return new BenchmarkSection(
                "Neighbours",
                "The exact 20 nearest neighbours of every point, "
                        + bench.table().caption() + ", all cores.",
                List.of(
                        Threshold.atMost(0.5, rounds.ratio("ours", "scipy seconds"), "warm call over SciPy"),
                        Threshold.atMost(
                                0.5, cold / rounds.of("scipy seconds"), "first call of the process over SciPy"),
                        Threshold.atMost(1e-9, difference, "relative difference of the sum of all distances")),
                List.of(table),
                List.of());
    }

    private static void row(MarkdownTable table, String who, Rounds rounds, String key, double cold) {
        table.row(who, rounds.of(key), rounds.ratio("ours", key), cold / rounds.of(key));
    }
}
