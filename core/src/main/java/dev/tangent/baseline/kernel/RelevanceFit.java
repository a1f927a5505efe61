package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The kernel, lengths and noise under which the labels in use are likeliest, by [RelevancePosterior].
///
/// The common length is one of raw coordinates or one of standardised ones, whichever explains the labels better: raw
/// sizes mean something for principal components and pixels, and nothing for measurements in different units.
///
/// @param scale the units of the lengths
/// @param lengths of each column, in those units
/// @param noise variance of a label of weight one, in units of the signal's
/// @param value -log posterior density up to a constant
record RelevanceFit(
        RadialShape shape, StandardisedCoordinates.Scale scale, double[] lengths, double noise, double value) {
    /// Labels that choose the parameters: of more, a seeded sample does. A few numbers need no more, and a gradient
    /// costs the cube.
    private static final int MOST = 300;

    private static final List<RadialShape> SHAPES = List.of(RadialShape.MATERN_5_2, RadialShape.GAUSSIAN);

    /// Where descents may begin; relative to the typical distance of standardised points.
    private static final double[] LENGTHS = {0.3, 1, 3};

    private static final double[] NOISES = {1e-4, 1e-2, 0.3};
    private static final double SHORTEST = 0.02;
    private static final double LONGEST = 100;
    private static final double LEAST_NOISE = 1e-8;
    private static final double MOST_NOISE = 100;
    /// A column's log length stays within this of the common one.
    private static final double WIDEST = 5;

    private static final int STEPS = 40;

    /// Coordinates of all labels on either scale.
    static Map<StandardisedCoordinates.Scale, Matrix> rows(
            Map<StandardisedCoordinates.Scale, StandardisedCoordinates> coordinates, DistinctLabels labels) {
        Map<StandardisedCoordinates.Scale, Matrix> rows = new EnumMap<>(StandardisedCoordinates.Scale.class);
        coordinates.forEach((scale, each) -> rows.put(scale, each.rows(labels.points())));
        return rows;
    }

    /// @param rows coordinates of all labels, on each scale that is to be tried
    /// @param spread of the lengths, see [RelevancePosterior]
    static RelevanceFit of(
            Map<StandardisedCoordinates.Scale, Matrix> rows,
            DistinctLabels labels,
            boolean[] inUse,
            double spread,
            long seed) {
        List<TrainingSet> sets = TrainingSet.of(labels, sample(inUse, MOST, seed));
        return rows.entrySet().stream()
                .flatMap(each -> SHAPES.stream().map(shape -> of(each.getKey(), each.getValue(), shape, spread, sets)))
                .min(Comparator.comparingDouble(RelevanceFit::value)) // the first of equals
                .orElseThrow();
    }

    private static RelevanceFit of(
            StandardisedCoordinates.Scale scale,
            Matrix rows,
            RadialShape shape,
            double spread,
            List<TrainingSet> sets) {
        RelevancePosterior posterior = new RelevancePosterior(rows, sets, shape, spread);
        double unit = Math.sqrt(2.0 * rows.columns()); // the typical distance of points whose coordinates vary by one
        double[] lower = new double[posterior.variables()];
        double[] upper = new double[posterior.variables()];
        Arrays.fill(lower, -WIDEST);
        Arrays.fill(upper, WIDEST);
        lower[RelevancePosterior.COMMON] = Math.log(SHORTEST * unit);
        upper[RelevancePosterior.COMMON] = Math.log(LONGEST * unit);
        lower[RelevancePosterior.NOISE] = Math.log(LEAST_NOISE * largestWeight(sets));
        upper[RelevancePosterior.NOISE] = Math.log(MOST_NOISE * largestWeight(sets));
        double[] start = isotropic(posterior, unit);
        BoundedBfgs.Minimizer minimum = BoundedBfgs.of(posterior, start, lower, upper, STEPS);
        return new RelevanceFit(
                shape,
                scale,
                RelevancePosterior.lengths(minimum.at()),
                Math.exp(minimum.at()[RelevancePosterior.NOISE]),
                minimum.value());
    }

    /// -log likelihood of the labels in use under the likeliest isotropic kernel of a small grid, on each scale.
    static Map<StandardisedCoordinates.Scale, Double> isotropic(
            Map<StandardisedCoordinates.Scale, Matrix> rows, DistinctLabels labels, boolean[] inUse, long seed) {
        List<TrainingSet> sets = TrainingSet.of(labels, sample(inUse, MOST, seed));
        Map<StandardisedCoordinates.Scale, Double> values = new EnumMap<>(StandardisedCoordinates.Scale.class);
        rows.forEach((scale, matrix) -> values.put(
                scale,
                SHAPES.stream()
                        .map(shape -> new RelevancePosterior(matrix, sets, shape, 1))
                        .mapToDouble(each -> each.at(isotropic(each, Math.sqrt(2.0 * matrix.columns()))))
                        .min()
                        .orElseThrow()));
        return values;
    }

    /// Points with these coordinates, each column in units of its length.
    Kernel kernel(Matrix rows) {
        Matrix scaled = Matrix.zeros(rows.rows(), rows.columns());
        for (int i = 0; i < rows.rows(); i++)
            for (int d = 0; d < lengths.length; d++) scaled.set(i, d, rows.at(i, d) / lengths[d]);
        return new RadialKernel(PointCloud.wrap(rows.columns(), scaled.values()), shape, 1);
    }

    /// No label is so sure that the covariance of all is singular.
    private static double largestWeight(List<TrainingSet> sets) {
        return sets.stream()
                .flatMapToDouble(set -> Arrays.stream(set.weights()))
                .reduce(1, Math::max);
    }

    /// The best of a small grid of isotropic kernels.
    private static double[] isotropic(RelevancePosterior posterior, double unit) {
        double[] best = isotropic(posterior, unit * LENGTHS[1], NOISES[1]);
        double least = posterior.at(best);
        for (double length : LENGTHS)
            for (double noise : NOISES) {
                double[] x = isotropic(posterior, unit * length, noise);
                double value = posterior.at(x);
                if (value >= least) continue;
                least = value;
                best = x;
            }
        return best;
    }

    private static double[] isotropic(RelevancePosterior posterior, double length, double noise) {
        double[] x = new double[posterior.variables()];
        x[RelevancePosterior.COMMON] = Math.log(length);
        x[RelevancePosterior.NOISE] = Math.log(noise);
        return x;
    }

    /// At most so many of the labels in use.
    static boolean[] sample(boolean[] inUse, int most, long seed) {
        int[] used = IntStream.range(0, inUse.length).filter(i -> inUse[i]).toArray();
        if (used.length <= most) return inUse;
        SplittableRandom random = new SplittableRandom(seed);
        boolean[] sample = new boolean[inUse.length];
        for (int i = 0; i < most; i++) {
            int j = i + random.nextInt(used.length - i);
            sample[used[j]] = true;
            used[j] = used[i];
        }
        return sample;
    }
}
