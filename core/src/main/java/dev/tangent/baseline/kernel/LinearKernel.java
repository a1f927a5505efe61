package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.linalg.Matrix;
import java.util.stream.IntStream;

/// z'z / n on coordinates of one common scale, as distances between points have it: one on average over the diagonal,
/// so that noise means what it means for radial kernels. Its functions are the linear ones.
record LinearKernel(StandardisedCoordinates coordinates) implements Kernel {
    LinearKernel(PointCloud cloud) {
        this(new StandardisedCoordinates(cloud, StandardisedCoordinates.Scale.COMMON));
    }

    @Override
    public Matrix among(int[] points) {
        Matrix rows = coordinates.rows(points);
        return overDimension(rows.times(rows.transpose()));
    }

    @Override
    public Matrix between(int from, int to, int[] centres) {
        Matrix rows = coordinates.rows(IntStream.range(from, to).toArray());
        return overDimension(rows.times(coordinates.rows(centres).transpose()));
    }

    @Override
    public CoordinateFunction function(int[] centres, Matrix coefficients, double[] level) {
        Matrix rows = coordinates.rows(centres);
        return coordinates.linear(level, overDimension(rows.transpose().times(coefficients)));
    }

    @Override
    public Matrix expand(int[] centres, Matrix coefficients) {
        Matrix rows = coordinates.rows(centres);
        return coordinates.times(overDimension(rows.transpose().times(coefficients)));
    }

    private Matrix overDimension(Matrix matrix) {
        double[] values = matrix.values();
        for (int p = 0; p < values.length; p++) values[p] /= coordinates.dimension();
        return matrix;
    }
}
