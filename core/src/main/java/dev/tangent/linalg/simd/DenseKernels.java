package dev.tangent.linalg.simd;

/// The innermost loops of dense linear algebra on flat arrays: everything faster is built from these.
///
/// Two implementations, one on the Vector API and one in plain loops, chosen once: the plain one serves where the
/// module `jdk.incubator.vector` is not among the modules at run time. They agree up to rounding. Lengths along which
/// vectors run are multiples of `LANES`, so that no kernel needs a tail; whoever stores data pads it with `padded`.
public sealed interface DenseKernels permits ScalarKernels, VectorKernels {
    int LANES = 8;
    /// Rows of a strip: a multiple of every tile, whichever way it lies.
    int STRIP = 24;

    /// The fastest kernels this run time offers.
    static DenseKernels best() {
        return ChosenKernels.BEST;
    }

    /// The next multiple of `LANES`.
    static int padded(int length) {
        return (length + LANES - 1) / LANES * LANES;
    }

    /// C -= A B: `c[cAt + i * cRow + j] -= sum over t of a[aAt + i * aRow + t * aStep] * b[bAt + t * bStep + j]` for
    /// i < rows, j < columns (a multiple of `LANES`), t < depth. With its own strides for rows and depth, A may be
    /// stored either way round.
    void subtractProduct(
            double[] c,
            int cAt,
            int cRow,
            double[] a,
            int aAt,
            int aRow,
            int aStep,
            double[] b,
            int bAt,
            int bStep,
            int rows,
            int columns,
            int depth);

    /// C -= A B for factors cut into strips: `subtractProduct` with step t of both A and B at `t * STRIP`. Strips are
    /// whole: a kernel may read beyond `rows` and `columns`, up to the tile's and the strip's end.
    ///
    /// @param rows at most `tileRows`
    /// @param columns at most `STRIP`
    void subtractStrips(
            double[] c, int cAt, int cRow, double[] a, int aAt, double[] b, int bAt, int rows, int columns, int depth);

    /// Rows of a tile, for which `subtractStrips` is fastest: a divisor of `STRIP`.
    int tileRows();

    /// X := X T^-T for the `columns` columns of X, stored at `x[xAt + j * xStep + i]`, i < lanes (a multiple of
    /// `LANES`). T is lower triangular, `triangle[j * columns + t]`, with *reciprocals* on its diagonal.
    void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns);

    /// Sum of products of two stretches of any length.
    double dot(double[] a, int aAt, double[] b, int bAt, int length);
}
