package dev.tangent.linalg.simd;

/// The innermost loops of dense linear algebra on flat arrays: everything faster is built from these.
///
/// Two implementations, one on the Vector API and one in plain loops: the plain one serves where the module
/// `jdk.incubator.vector` is not among the modules at run time, and elsewhere until the other is compiled, see
/// [KernelRace]. They give the same bits. Lengths along which vectors run are multiples of `LANES`, so that no kernel
/// needs a tail; whoever stores data pads it with `padded`.
public sealed interface DenseKernels permits RacingKernels, ScalarKernels, VectorKernels {
    int LANES = 8;
    /// Rows of a strip: a multiple of every tile, whichever way it lies.
    int STRIP = 24;
    /// Rows of a tile, the part of a product that stays in registers: a divisor of `STRIP`.
    int TILE = 6;

    /// The fastest kernels for the work at hand that this run time offers: to be asked for anew in each piece of
    /// work.
    static DenseKernels best() {
        return ChosenKernels.DENSE.best();
    }

    /// The same for one long piece of work: with more than some 1e10 operations nothing is gained by plain loops
    /// first.
    static DenseKernels forWork(double operations) {
        return operations > 1e10 ? ChosenKernels.DENSE.forLong() : best();
    }

    /// The next multiple of `LANES`.
    static int padded(int length) {
        return (length + LANES - 1) / LANES * LANES;
    }

    /// C -= A B: `c[cAt + i * cRow + j] -= sum over t of a[aAt + i * aRow + t * aStep] * b[bAt + t * bStep + j]`
    /// for i < rows, j < columns (a multiple of `LANES`), t < depth. With its own strides for rows and depth, A may
    /// be stored either way round.
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

    /// Copies `TILE` rows of a strip, whose step t is at `t * STRIP`, as `subtractStrips` takes its first factor.
    /// The kernel reads nothing twice as often as this copy, so it lies as the registers of the machine want it.
    ///
    /// @param tile room for `depth * packedStep()` numbers
    void pack(double[] strip, int at, int depth, double[] tile);

    /// Steps of products of strips taken at a time: the more, the less often C is read and written, but a packed
    /// tile, and with small tiles the strip, should stay in the first cache. A multiple of `STRIP`.
    int depth();

    /// Numbers that a packed tile takes for each step.
    int packedStep();

    /// C -= A B for a packed tile A and a strip B, whose step t is at `t * STRIP`: `subtractProduct` otherwise.
    /// Strips are whole: a kernel may read beyond `columns`, up to the strip's end.
    ///
    /// @param rows at most `TILE`
    /// @param columns at most `STRIP`
    void subtractStrips(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth);

    /// X := X T^-T for the `columns` columns of X, stored at `x[xAt + j * xStep + i]`, i < lanes (a multiple of
    /// `LANES`). T is lower triangular, `triangle[j * columns + t]`, with *reciprocals* on its diagonal.
    void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns);

    /// Sum of products of two stretches of any length.
    double dot(double[] a, int aAt, double[] b, int bAt, int length);
}
