package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.bench.table.RandomLabels;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.SolverSettings;
import java.util.List;

/// What the fourth power of the Laplacian costs beside the first.
record IteratedItem() implements BenchmarkItem {
    private static final int POWER = 4;
    private static final int LABELS = 100;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        Labels labels = RandomLabels.labels(bench.table().outputs(), LABELS, 3);
        Rounds rounds = new Rounds();
        NeighbourGraph graph = bench.graph();
        String first = predict(new Laplacian(), graph, labels).solve().method();
        String fourth =
                predict(new IteratedLaplacian(POWER), graph, labels).solve().method();
        for (int round = 0; round < Rounds.COUNT; round++) {
            rounds.add("lap", WallTime.seconds(() -> predict(new Laplacian(), graph, labels)));
            rounds.add("ilap", WallTime.seconds(() -> predict(new IteratedLaplacian(POWER), graph, labels)));
        }
        MarkdownTable table = new MarkdownTable("method", "seconds", "ratio to Lap", "solved by")
                .row("Lap", rounds.of("lap"), "", first)
                .row("i-Lap, p = 4", rounds.of("ilap"), rounds.ratio("ilap", "lap"), fourth);
        return new BenchmarkSection(
                "Iterated Laplacian",
                "Matrix and predictions, neighbours given: " + LABELS + " labels, "
                        + labels.outputs() + " outputs, relative lambda 1e-6, "
                        + bench.table().caption() + ".",
                List.of(Threshold.atMost(POWER, rounds.ratio("ilap", "lap"), "the fourth power over the first")),
                List.of(table),
                List.of());
    }

    private static Prediction predict(Regularizer rule, NeighbourGraph graph, Labels labels) {
        return new Learner(rule.over(graph), Lambda.relative(1e-6), SolverSettings.DEFAULT).predict(labels);
    }
}
