package dev.tangent.learning.loss;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A loss with a length in the labels' units, which is a share of each output's own spread: outputs of different units
/// may be learnt together.
///
/// The spread is the median distance from the median over 0.6745, the standard deviation where labels are normal; an
/// outlier does not move it. Only labels in use are looked at.
public record ScaledLoss(LossShape shape, double share) implements Model {
    /// Of a normal distribution, the median distance from the median in standard deviations.
    private static final double NORMAL = 0.6745;

    /// What the length is used for.
    public enum LossShape {
        HUBER {
            @Override
            PointwiseLoss of(double length) {
                return new Huber(length);
            }
        },
        EPSILON_INSENSITIVE {
            @Override
            PointwiseLoss of(double length) {
                return new EpsilonInsensitive(length);
            }
        };

        abstract PointwiseLoss of(double length);
    }

    public ScaledLoss {
        Check.positive(share, "share of the spread");
    }

    @Override
    public ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        List<PointwiseLoss> losses = IntStream.range(0, labels.outputs())
                .mapToObj(c -> shape.of(share * spread(values(labels, inUse, c))))
                .toList();
        return new PointwiseFit(losses, reduced, labels, inUse);
    }

    private static double[] values(DistinctLabels labels, boolean[] inUse, int output) {
        return Arrays.stream(labels.known(output))
                .filter(i -> inUse[i])
                .mapToDouble(i -> labels.value(i, output))
                .toArray();
    }

    /// One where all values are equal: no length matters then.
    static double spread(double[] values) {
        double middle = median(values);
        double typical =
                median(Arrays.stream(values).map(y -> Math.abs(y - middle)).toArray()) / NORMAL;
        if (typical > 0) return typical;
        double square = Arrays.stream(values)
                .map(y -> (y - middle) * (y - middle))
                .average()
                .orElse(0);
        return square > 0 ? Math.sqrt(square) : 1;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        if (sorted.length == 0) return 0;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
