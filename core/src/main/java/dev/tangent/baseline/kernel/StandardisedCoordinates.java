package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.function.LinearFunction;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// Coordinates moved to mean zero and scaled to variance one over all points, labelled or not: coordinates are known
/// everywhere. A coordinate that never changes says nothing and becomes zero.
public final class StandardisedCoordinates {
    /// What the scale is made of.
    public enum Scale {
        /// Each coordinate has its own: for measurements in different units.
        EACH,
        /// All have one, by which their mean variance is one: for coordinates whose sizes mean something, such as
        /// principal components.
        COMMON
    }

    private static final int CHUNK = 1024;
    /// A spread below this part of the coordinate's size is rounding, not spread.
    private static final double CONSTANT = 1e-13;

    private final PointCloud cloud;
    private final double[] mean;
    private final double[] factor;
    private final double[] spread;

    public StandardisedCoordinates(PointCloud cloud, Scale scale) {
        this.cloud = cloud;
        mean = new double[cloud.dimension()];
        factor = new double[cloud.dimension()];
        spread = new double[cloud.dimension()];
        for (int t = 0; t < mean.length; t++) measure(t);
        if (scale == Scale.COMMON) takeCommonFactor();
    }

    /// Gives all coordinates that change the same factor; in units of the largest deviation, so that squares stay
    /// finite.
    private void takeCommonFactor() {
        double least = Arrays.stream(factor).filter(f -> f > 0).min().orElse(0);
        double squares = 0;
        for (double f : factor) if (f > 0) squares += least / f * (least / f) / factor.length;
        for (int t = 0; t < factor.length; t++) if (factor[t] > 0) factor[t] = least / Math.sqrt(squares);
    }

    private void measure(int t) {
        int size = cloud.size();
        double largest = 0;
        for (int i = 0; i < size; i++) largest = Math.max(largest, Math.abs(cloud.at(i, t)));
        if (largest == 0) return;
        double sum = 0;
        for (int i = 0; i < size; i++) sum += cloud.at(i, t) / largest / size;
        double squares = 0;
        for (int i = 0; i < size; i++) {
            double difference = cloud.at(i, t) / largest - sum; // in units of the largest, so that squares stay finite
            squares += difference * difference / size;
        }
        double deviation = Math.sqrt(squares);
        mean[t] = sum * largest;
        spread[t] = deviation * largest;
        factor[t] = deviation > CONSTANT ? 1 / spread[t] : 0;
    }

    /// The standard deviation of each coordinate on this scale: one or, where it never changes, zero if each has a
    /// scale of its own.
    double[] deviations() {
        double[] deviations = new double[dimension()];
        for (int t = 0; t < deviations.length; t++) deviations[t] = spread[t] * factor[t];
        return deviations;
    }

    int dimension() {
        return mean.length;
    }

    double at(int point, int coordinate) {
        return (cloud.at(point, coordinate) - mean[coordinate]) * factor[coordinate];
    }

    /// A row for each chosen point.
    public Matrix rows(int[] points) {
        Matrix rows = Matrix.zeros(points.length, dimension());
        for (int i = 0; i < points.length; i++) for (int t = 0; t < dimension(); t++) rows.set(i, t, at(points[i], t));
        return rows;
    }

    /// level + z'B, of coordinates as they were before.
    public LinearFunction linear(double[] level, Matrix slopes) {
        Matrix raw = slopes.copy();
        for (int t = 0; t < dimension(); t++)
            for (int c = 0; c < raw.columns(); c++) raw.set(t, c, factor[t] * slopes.at(t, c));
        return new LinearFunction(mean.clone(), level, raw);
    }

    /// What this multiplies each coordinate with.
    double[] factors() {
        return factor.clone();
    }

    /// Z B, with Z the coordinates of all points.
    public Matrix times(Matrix slopes) {
        int width = slopes.columns();
        Matrix out = Matrix.zeros(cloud.size(), width);
        Parallel.forRange(cloud.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int t = 0; t < dimension(); t++) {
                    double z = at(i, t);
                    for (int c = 0; c < width; c++) out.values()[i * width + c] += z * slopes.at(t, c);
                }
        });
        return out;
    }
}
