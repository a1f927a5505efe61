package dev.tangent.linalg.simd;

import java.util.Arrays;

/// As many small matrices of one shape as a vector has lanes, entry by entry beside each other: one instruction then
/// does the same step for all of them. What a single 20 x 20 matrix is too small for, eight of them fill.
///
/// A transposed view shares the numbers. Every lane's result depends on that lane alone, to the last bit.
public final class LaneMatrix {
    /// Matrices in a batch; 1 where there are no vectors and batches do not pay.
    public static final int WIDTH =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? Lanes.WIDTH : 1;

    final double[] values;
    final int rows;
    final int columns;
    /// Distance of one row, one column from the next in `values`.
    final int rowStep;
    final int columnStep;

    private LaneMatrix(double[] values, int rows, int columns, int rowStep, int columnStep) {
        this.values = values;
        this.rows = rows;
        this.columns = columns;
        this.rowStep = rowStep;
        this.columnStep = columnStep;
    }

    public static LaneMatrix zeros(int rows, int columns) {
        return new LaneMatrix(new double[rows * columns * WIDTH], rows, columns, columns * WIDTH, WIDTH);
    }

    public LaneMatrix transpose() {
        return new LaneMatrix(values, columns, rows, columnStep, rowStep);
    }

    public double at(int lane, int row, int column) {
        return values[row * rowStep + column * columnStep + lane];
    }

    public void set(int lane, int row, int column, double value) {
        values[row * rowStep + column * columnStep + lane] = value;
    }

    public void clear() {
        Arrays.fill(values, 0);
    }

    /// Copies another of the same shape.
    public void set(LaneMatrix other) {
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                System.arraycopy(
                        other.values,
                        row * other.rowStep + column * other.columnStep,
                        values,
                        row * rowStep + column * columnStep,
                        WIDTH);
    }

    /// Subtracts the first row from every row, the first included.
    public void subtractFirstRow() {
        int length = columns * WIDTH;
        for (int row = rows - 1; row >= 0; row--)
            for (int p = 0; p < length; p++) values[row * length + p] -= values[p];
    }

    /// this += factor A B in every lane.
    public void addProduct(double factor, LaneMatrix a, LaneMatrix b) {
        LaneProduct.add(this, factor, a, b, false);
    }

    /// The same, on and below the diagonal only; at most three entries of a row above it are touched too.
    public void addLowerProduct(double factor, LaneMatrix a, LaneMatrix b) {
        LaneProduct.add(this, factor, a, b, true);
    }

    /// Squared distances of the rows of `points` from each other, below the diagonal.
    public void lowerSquaredDistances(LaneMatrix points) {
        LaneProduct.squaredDistances(this, points);
    }

    /// Turns squared distances, below the diagonal, into the kernel exp(-d^2 / sigma^2), where sigma is `scale`
    /// times the mean distance from the first point; zero where the exponent is `vanishing` or more. Returns the
    /// least exponent of all lanes.
    public double lowerGaussian(double scale, double vanishing) {
        return LaneGaussian.fromSquaredDistances(this, scale, vanishing);
    }

    /// Replaces a symmetric positive definite matrix, of which the lower triangle is read, by its inverse, whole.
    /// Returns the lanes, a bit each, with a pivot of `floor` or less, where the result is of no use.
    public long invert(double floor) {
        return LaneCholesky.invert(this, floor);
    }

    /// Makes the rows orthonormal, each to those before it. Returns the lanes, a bit each, where a row had no more
    /// than `floor` of the longest row left and the result is of no use.
    public long orthonormaliseRows(double floor) {
        return LaneBasis.orthonormalise(this, floor);
    }
}
