package dev.tangent.experiments.trust;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.uncertainty.SampledPosterior;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Suggested labels against random ones: both begin with the same few random labels. One side adds more at
/// random; the other repeatedly adds a few suggested ones.
///
/// All of it happens on two random samples of the points: candidates, and others on which errors are measured.
/// On them f has, before any label, the covariance K / lambda per unit of noise, K the inverse of S; a fit
/// to l labels needs only the l x l matrix K_ll + lambda I.
final class ActiveLearningComparison {
    private static final int TESTED = 400;

    private final double[] values; // of each distinct point
    private final int[] candidates;
    private final int[] tested;
    private final Reduction reduction;
    private final Matrix prior; // K
    private final double scale;
    private final int[] counts;

    /// Mean absolute errors over the runs, for each number of labels.
    record ErrorCurves(int[] labels, double[] random, double[] suggested) {
        /// How many suggested labels do as well as so many random ones, between two counts in proportion; as many
        /// as were tried where they never do.
        double needed(int randomLabels) {
            double wanted = random[
                    IntStream.range(0, labels.length)
                            .filter(t -> labels[t] == randomLabels)
                            .findFirst()
                            .orElseThrow()];
            if (suggested[0] <= wanted) return labels[0];
            for (int t = 1; t < labels.length; t++)
                if (suggested[t] <= wanted) {
                    double share = (suggested[t - 1] - wanted) / (suggested[t - 1] - suggested[t]);
                    return labels[t - 1] + share * (labels[t] - labels[t - 1]);
                }
            return labels[labels.length - 1];
        }
    }

    /// A comparison over one output.
    ///
    /// @param values of each distinct point
    /// @param counts of labels at which errors are compared; the first are random on both sides
    /// @param candidates how many points may be labelled
    ActiveLearningComparison(
            NeighbourGraph graph, RegularizerSpec setting, double[] values, int[] counts, int candidates, long seed) {
        this.values = values;
        this.counts = counts.clone();
        int[] drawn = RandomSubset.inOrder(graph.size(), candidates + TESTED, seed);
        this.candidates = Arrays.copyOf(drawn, candidates);
        tested = Arrays.copyOfRange(drawn, candidates, drawn.length);
        RegularizerMatrix regularizer = setting.over(graph);
        scale = regularizer.scale();
        reduction = Reduction.of(regularizer, Arrays.stream(drawn).sorted().toArray(), SolverSettings.DEFAULT);
        prior = SampledPosterior.of(reduction.matrix(), new double[drawn.length], 1)
                .covariance();
    }

    ErrorCurves run(int runs, long seed) {
        double[][] random = new double[runs][];
        double[][] suggested = new double[runs][];
        Parallel.forRange(2 * runs, 1, (task, end) -> {
            int run = task / 2;
            if (task % 2 == 0) random[run] = errors(seed + run, false);
            else suggested[run] = errors(seed + run, true);
        });
        return new ErrorCurves(counts, means(random), means(suggested));
    }

    private static double[] means(double[][] rows) {
        double[] means = new double[rows[0].length];
        for (double[] row : rows) for (int t = 0; t < means.length; t++) means[t] += row[t] / rows.length;
        return means;
    }

    private double[] errors(long seed, boolean asks) {
        int most = counts[counts.length - 1];
        int[] order = IntStream.of(RandomSubset.inOrder(candidates.length, most, seed))
                .map(i -> candidates[i])
                .toArray();
        int[] labelled = Arrays.copyOf(order, counts[0]);
        double[] errors = new double[counts.length];
        for (int t = 0; ; t++) {
            DistinctLabels labels = labels(labelled);
            int[] places = places(labels.points());
            Matrix known = prior.select(places, places);
            double lambda = LeaveOneOut.lambda(DenseSolve.inverse(known), labels, scale);
            errors[t] = error(labels, known, lambda);
            if (t + 1 == counts.length) return errors;
            int more = counts[t + 1] - counts[t];
            labelled = asks
                    ? IntStream.concat(Arrays.stream(labelled), suggested(labels, more))
                            .toArray()
                    : Arrays.copyOf(order, counts[t + 1]);
        }
    }

    private IntStream suggested(DistinctLabels labels, int count) {
        int[] known = labels.points();
        int[] free = Arrays.stream(candidates)
                .filter(point -> Arrays.binarySearch(known, point) < 0)
                .sorted()
                .toArray();
        return Suggestions.among(free, reduction, scale, labels, count).next().stream()
                .mapToInt(Suggestions.SuggestedPoint::point);
    }

    /// The fit at the tested points is the labels' mean plus K_tl (K_ll + lambda I)^-1 times what they are off it.
    private double error(DistinctLabels labels, Matrix known, double lambda) {
        double mean = labels.means()[0];
        Matrix noisy = known.copy();
        double[] deviations = new double[labels.size()];
        for (int i = 0; i < deviations.length; i++) {
            noisy.set(i, i, noisy.at(i, i) + lambda);
            deviations[i] = labels.value(i, 0) - mean;
        }
        Matrix loads = DenseSolve.positiveDefinite(noisy, Matrix.column(deviations));
        Matrix f = prior.select(places(tested), places(labels.points())).times(loads);
        return IntStream.range(0, tested.length)
                .mapToDouble(i -> Math.abs(mean + f.at(i, 0) - values[tested[i]]))
                .average()
                .orElseThrow();
    }

    private int[] places(int[] ofPoints) {
        int[] points = reduction.points();
        return Arrays.stream(ofPoints).map(p -> Arrays.binarySearch(points, p)).toArray();
    }

    private DistinctLabels labels(int[] points) {
        int[] sorted = Arrays.stream(points).sorted().toArray();
        return DistinctLabels.of(
                sorted,
                Arrays.stream(sorted)
                        .mapToObj(point -> new double[] {values[point]})
                        .toArray(double[][]::new));
    }
}
