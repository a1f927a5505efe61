package dev.tangent.spark.learning;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedComponents;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.RandomSigns;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.CellLabel;
import dev.tangent.spark.points.Cells;
import dev.tangent.sparse.SolverSettings;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Which rows to label next, by [Suggestions] over a sample of the points: R is reduced to the labelled points and the
/// sample, and the rest is core's dense work on these.
public record SampledSuggestions(List<SuggestedRow> next, int sample) {
    private record DrawnPoints(long key, CellLabel point) implements Serializable {}

    /// Draws a sample and chooses among it.
    ///
    /// @param outputs columns of labels
    /// @param candidates points of the sample
    public static SampledSuggestions of(
            DistributedRegularizer regularizer,
            Cells cells,
            int outputs,
            int count,
            int candidates,
            SolverSettings settings,
            long seed) {
        Check.that(regularizer.spec().power() == 1, "suggestions on Spark are for --method lg and lap, not for ilap");
        Check.atLeast(1, count, "number of suggestions");
        Check.atLeast(count, candidates, "candidates", "the number of suggestions, " + count + ",");
        List<CellLabel> sample = sample(cells, candidates, outputs, seed);
        Check.atMost(
                sample.size(),
                count,
                "number of suggestions",
                "the number of points without a label, " + sample.size() + ",");
        List<CellLabel> labels = cells.rdd()
                .flatMap(cell -> Arrays.asList(cell.labels()).iterator())
                .collect();
        List<CellLabel> all = new ArrayList<>(labels);
        all.addAll(sample);
        LabelledPoints chosen = LabelledPoints.of(all, cells.tree().cells());
        ComponentLabels components =
                new ComponentLabels(regularizer, cells.rdd(), DistributedComponents.of(regularizer), chosen);
        try (SolvedCellReduction reduction =
                new SolvedCellReduction(regularizer, cells.rdd(), components, chosen, settings)) {
            DistinctLabels known = chosen.labels(outputs);
            int[] free = IntStream.range(0, chosen.size())
                    .filter(i -> Arrays.binarySearch(known.points(), i) < 0)
                    .toArray();
            Suggestions found = Suggestions.among(
                    free, new Dense(chosen.size(), reduction.matrix()), regularizer.scale(), known, count);
            return new SampledSuggestions(
                    found.next().stream()
                            .map(next -> new SuggestedRow(
                                    chosen.point(next.point()).identity(),
                                    chosen.point(next.point()).coordinates(),
                                    next.variance(),
                                    next.reduction(),
                                    next.left()))
                            .toList(),
                    free.length);
        }
    }

    /// Points without a label, those whose identities hash lowest.
    private static List<CellLabel> sample(Cells cells, int wanted, int outputs, long seed) {
        return cells.rdd().flatMap(cell -> lowest(cell, wanted, outputs, seed).iterator()).collect().stream()
                .sorted(Comparator.comparingLong(DrawnPoints::key))
                .limit(wanted)
                .map(DrawnPoints::point)
                .toList();
    }

    private static List<DrawnPoints> lowest(Cell cell, int wanted, int outputs, long seed) {
        boolean[] labelled = new boolean[cell.size()];
        for (CellLabel label : cell.labels()) labelled[label.point()] = true;
        int n = cell.dimension();
        return IntStream.range(0, cell.size())
                .filter(i -> !labelled[i])
                .boxed()
                .sorted(Comparator.comparingLong(i -> RandomSigns.mixed(seed ^ cell.identities()[i])))
                .limit(wanted)
                .map(i -> new DrawnPoints(
                        RandomSigns.mixed(seed ^ cell.identities()[i]),
                        new CellLabel(
                                cell.number(),
                                i,
                                cell.identities()[i],
                                Arrays.copyOfRange(cell.coordinates(), i * n, (i + 1) * n),
                                new double[outputs],
                                new double[outputs])))
                .toList();
    }

    /// A reduction that is there, to points counted from zero.
    private record Dense(int size, Matrix matrix) implements Reduction {
        @Override
        public int[] points() {
            return IntStream.range(0, size).toArray();
        }

        @Override
        public Matrix extend(Matrix fixed) {
            throw new IllegalStateException("cells extend, not the driver");
        }

        @Override
        public SolveSummary summary() {
            return SolveSummary.NOTHING;
        }
    }
}
