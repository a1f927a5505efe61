package dev.tangent.learning.uncertainty;

import dev.tangent.learning.Labels;
import dev.tangent.learning.Reduction;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Which points to label next: one after the other those whose label would reduce the total variance most.
///
/// With C the posterior covariance per unit of noise, a label at j takes C_ij^2 / (1 + C_jj) off the variance at i, and
/// C becomes C - C_j C_j' / (1 + C_jj): known before the label's value is. A random sample
/// stands for points beyond a limit, as candidates and as those whose variance counts: so a million of them are dense
/// work on a thousand, after one reduction of R to labels and sample.
///
/// @param next in the order in which they should be labelled
/// @param candidates how many points were looked at
/// @param variance the mean variance over them before, per unit of noise
public record Suggestions(List<Next> next, int candidates, double variance) {
    /// Points looked at by default.
    public static final int CANDIDATES = 1000;

    private static final int ROWS = 64;

    /// A point to label.
    ///
    /// @param point among the distinct points
    /// @param variance its own, once those before it are labelled, per unit of noise
    /// @param reduction the part of the mean variance then left that its label would take away
    /// @param left the mean variance after that, as a part of what it was before the first
    public record Next(int point, double variance, double reduction, double left) {}

    /// Suggests the next labels.
    ///
    /// @param labels name distinct points; outputs count together
    /// @param count how many to suggest
    /// @param candidates how many points to look at
    public static Suggestions of(
            RegularizerMatrix regularizer,
            Labels labels,
            double lambda,
            int count,
            int candidates,
            SolverSettings settings,
            long seed) {
        Check.atLeast(1, count, "number of suggestions");
        Check.atLeast(count, candidates, "candidates", "the number of suggestions, " + count + ",");
        int free = regularizer.size() - labels.size();
        Check.atMost(free, count, "number of suggestions", "the number of points without a label, " + free + ",");
        int[] sample = sample(regularizer.size(), labels.points(), Math.min(free, candidates), seed);
        int[] points = IntStream.concat(Arrays.stream(sample), Arrays.stream(labels.points()))
                .sorted()
                .toArray();
        return among(sample, Reduction.of(regularizer, points, settings), labels, lambda, count);
    }

    /// The same among given candidates, where R has been reduced to them and to the labelled points already.
    ///
    /// @param candidates ascending, none of them labelled
    public static Suggestions among(int[] candidates, Reduction reduction, Labels labels, double lambda, int count) {
        int[] points = reduction.points();
        double[] weights = new double[points.length];
        for (int i = 0; i < labels.size(); i++)
            weights[Arrays.binarySearch(points, labels.point(i))] =
                    Arrays.stream(labels.weights().row(i)).average().orElse(0);
        Matrix covariance =
                SampledPosterior.of(reduction.matrix(), weights, lambda).covariance();
        int[] places = Arrays.stream(candidates)
                .map(p -> Arrays.binarySearch(points, p))
                .toArray();
        return choose(covariance.select(places, places), candidates, count);
    }

    /// Points without a label, ascending, drawn at random.
    private static int[] sample(int size, int[] labelled, int wanted, long seed) {
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
        double before = mean(c);
        double left = before;
        boolean[] taken = new boolean[sample.length];
        List<Next> next = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            int best = best(c, taken);
            taken[best] = true;
            double variance = c.at(best, best);
            update(c, best);
            double after = mean(c);
            next.add(new Next(sample[best], variance, 1 - after / left, after / before));
            left = after;
        }
        return new Suggestions(List.copyOf(next), sample.length, before);
    }

    private static int best(Matrix c, boolean[] taken) {
        double[] scores = new double[taken.length];
        Parallel.forRange(taken.length, ROWS, (from, to) -> {
            for (int j = from; j < to; j++) {
                double sum = 0;
                for (int i = 0; i < scores.length; i++) sum += c.at(j, i) * c.at(j, i);
                scores[j] = sum / (1 + c.at(j, j));
            }
        });
        int best = -1;
        for (int j = 0; j < taken.length; j++) if (!taken[j] && (best < 0 || scores[j] > scores[best])) best = j;
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

    private static double mean(Matrix c) {
        double sum = 0;
        for (int i = 0; i < c.rows(); i++) sum += Math.max(0, c.at(i, i));
        return sum / c.rows();
    }
}
