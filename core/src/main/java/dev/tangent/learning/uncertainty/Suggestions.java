package dev.tangent.learning.uncertainty;

import dev.tangent.Check;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Which points to label next: one after the other those whose label would reduce the mean standard deviation most.
///
/// With C the posterior covariance per unit of noise, a label at j takes C_ij^2 / (1 + C_jj) off the variance
/// at i, and C becomes C - C_j C_j' / (1 + C_jj): known before the label's value is, so that asking again after
/// every label gains nothing. A random sample stands for points beyond a limit, as candidates and as
/// those whose deviation counts: so a million of them are dense work on a thousand, after one reduction of R.
///
/// The prior is not that of the fit. The *deviation* counts, as it does in a mean absolute error; the mean variance
/// is ruled by a few points. Lambda is not the one that fits best, which few labels hardly tell (a wide range fits
/// alike and suggests quite differently): labels count as [#NOISE] times as noisy as a value is peculiar to its
/// point, for what is peculiar to a point says nothing about others. And functions in the null space of R have the
/// variance [#FREE]: with a limitless one nothing else counts until as many labels are there. What each of these
/// brought is in docs/trust.md; the two numbers were found by trial, half or twice as much does nearly as well.
///
/// @param next in the order in which they should be labelled
/// @param candidates how many points were looked at
/// @param design what decided
public record Suggestions(List<SuggestedPoint> next, int candidates, SamplingDesign design) {
    /// What decides.
    public enum SamplingDesign {
        /// The posterior's deviations.
        VARIANCE,
        /// Distances to the nearest label, where [PosteriorCheck] finds that variances tell nothing.
        SPACE_FILLING,
        /// Distances to the nearest label, each as much as the class of its point is in doubt.
        CLASS_UNCERTAINTY
    }

    /// Points looked at by default.
    public static final int CANDIDATES = 1000;

    /// The noise's variance over that of a typical value once those at all other points of the sample are known,
    /// 1 / (lambda S_ii).
    static final double NOISE = 4;

    /// The variance over the sample of a function in the null space of R, per unit of noise.
    static final double FREE = 5;

    /// Energies below this part of R's scale are rounding.
    private static final double ROUNDING = 1e-8;

    private static final int ROWS = 64;

    /// A point to label.
    ///
    /// @param point among the distinct points
    /// @param variance its own, once those before it are labelled, per unit of noise
    /// @param reduction the part of the mean deviation then left that its label would take away
    /// @param left the mean deviation after that, as a part of what it was before the first
    public record SuggestedPoint(int point, double variance, double reduction, double left) {}

    /// Suggests the next labels.
    ///
    /// @param labels name distinct points; outputs count together
    /// @param reduction of R to the labelled points
    /// @param count how many to suggest
    /// @param candidates how many points to look at
    public static Suggestions of(
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            Reduction reduction,
            int count,
            int candidates,
            SolverSettings settings,
            long seed) {
        int[] sample = sample(regularizer.size(), labels.points(), count, candidates, seed);
        int[] points = IntStream.concat(Arrays.stream(sample), Arrays.stream(labels.points()))
                .sorted()
                .toArray();
        Reduction wider = reduction.widened(regularizer, points, settings);
        return among(sample, wider, regularizer.scale(), labels, count);
    }

    /// Suggests points that fill the gaps between the labels, whatever a posterior says.
    ///
    /// @param cloud the distinct points
    /// @param labelled some of them, ascending; may be empty
    public static Suggestions spaceFilling(PointCloud cloud, int[] labelled, int count, int candidates, long seed) {
        int[] sample = sample(cloud.size(), labelled, count, candidates, seed);
        double[] alike = new double[sample.length];
        Arrays.fill(alike, 1);
        return SpaceFilling.of(cloud, sample, alike, labelled).choose(count, SamplingDesign.SPACE_FILLING);
    }

    /// Suggests points whose class is in doubt, spread out over these.
    ///
    /// @param points whose distances are those of coordinates; without any, numbers of edges between them
    /// @param probabilities of the classes, a row for each of them
    public static Suggestions ofClasses(
            DistinctPoints points, DistinctLabels labels, Matrix probabilities, int count, int candidates, long seed) {
        int[] sample = sample(points.cloud().size(), labels.points(), count, candidates, seed);
        double[] doubt = Arrays.stream(sample)
                .mapToDouble(point -> entropy(probabilities.row(point)))
                .toArray();
        SpaceFilling filling = points.graph()
                .filter(graph -> graph.dimension() == 0)
                .map(graph -> SpaceFilling.of(graph.weights(), sample, doubt, labels.points()))
                .orElseGet(() -> SpaceFilling.of(points.cloud(), sample, doubt, labels.points()));
        return filling.choose(count, SamplingDesign.CLASS_UNCERTAINTY);
    }

    private static double entropy(double[] probabilities) {
        return Arrays.stream(probabilities)
                .map(p -> p > 0 ? -p * Math.log(p) : 0)
                .sum();
    }

    private static int[] sample(int size, int[] labelled, int count, int candidates, long seed) {
        Check.atLeast(1, count, "number of suggestions");
        Check.atLeast(count, candidates, "candidates", "the number of suggestions, " + count + ",");
        int free = size - labelled.length;
        Check.atMost(free, count, "number of suggestions", "the number of points without a label, " + free + ",");
        return drawn(size, labelled, Math.min(free, candidates), seed);
    }

    /// The same among given candidates, where R has been reduced to them and to the labelled points already.
    ///
    /// @param candidates ascending, none of them labelled
    /// @param scale of R
    public static Suggestions among(
            int[] candidates, Reduction reduction, double scale, DistinctLabels labels, int count) {
        int[] points = reduction.points();
        double[] weights = new double[points.length];
        for (int i = 0; i < labels.size(); i++)
            weights[Arrays.binarySearch(points, labels.point(i))] =
                    Arrays.stream(labels.weights().row(i)).average().orElse(0);
        int[] places = Arrays.stream(candidates)
                .map(p -> Arrays.binarySearch(points, p))
                .toArray();
        Matrix covariance = prior(reduction.matrix(), weights, scale).covariance();
        return choose(covariance.select(places, places), candidates, count);
    }

    /// What the labels leave open, under the prior that suggestions rest on.
    private static SampledPosterior prior(Matrix reduced, double[] weights, double scale) {
        int size = weights.length;
        double energy = 0;
        for (int i = 0; i < size; i++) energy += reduced.at(i, i) / size;
        double lambda = NOISE / Math.max(energy, ROUNDING * scale);
        return SampledPosterior.of(reduced, weights, lambda, 1 / (FREE * size));
    }

    /// Points without a label, ascending, drawn at random.
    private static int[] drawn(int size, int[] labelled, int wanted, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int left = size - labelled.length;
        int[] sample = new int[wanted];
        int taken = 0;
        for (int i = 0; taken < wanted; i++) {
            if (Arrays.binarySearch(labelled, i) >= 0) continue;
            if (random.nextInt(left) < wanted - taken) sample[taken++] = i;
            left--;
        }
        return sample;
    }

    private static Suggestions choose(Matrix c, int[] sample, int count) {
        double before = meanDeviation(c);
        double left = before;
        boolean[] taken = new boolean[sample.length];
        List<SuggestedPoint> next = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            int best = best(c, taken);
            taken[best] = true;
            double variance = c.at(best, best);
            update(c, best);
            double after = meanDeviation(c);
            next.add(new SuggestedPoint(sample[best], variance, 1 - after / left, after / before));
            left = after;
        }
        return new Suggestions(List.copyOf(next), sample.length, SamplingDesign.VARIANCE);
    }

    /// The candidate whose label would leave the least sum of deviations.
    private static int best(Matrix c, boolean[] taken) {
        int size = taken.length;
        double[] variances = new double[size];
        for (int i = 0; i < size; i++) variances[i] = c.at(i, i);
        double[] sums = new double[size];
        Parallel.forRange(size, ROWS, (from, to) -> {
            for (int j = from; j < to; j++) {
                double rate = 1 / (1 + variances[j]);
                double sum = 0;
                for (int i = 0; i < size; i++)
                    sum += Math.sqrt(Math.max(0, variances[i] - rate * c.at(j, i) * c.at(j, i)));
                sums[j] = sum;
            }
        });
        int best = -1;
        for (int j = 0; j < size; j++) if (!taken[j] && (best < 0 || sums[j] < sums[best])) best = j;
        return best;
    }

    /// C - C_j C_j' / (1 + C_jj).
    private static void update(Matrix c, int j) {
        double[] column = c.row(j);
        double rate = 1 / (1 + column[j]);
        Parallel.forRange(column.length, ROWS, (from, to) -> {
            for (int i = from; i < to; i++) {
                double factor = rate * column[i];
                for (int k = 0; k < column.length; k++) c.values()[i * column.length + k] -= factor * column[k];
            }
        });
    }

    private static double meanDeviation(Matrix c) {
        double sum = 0;
        for (int i = 0; i < c.rows(); i++) sum += Math.sqrt(Math.max(0, c.at(i, i)));
        return sum / c.rows();
    }
}
