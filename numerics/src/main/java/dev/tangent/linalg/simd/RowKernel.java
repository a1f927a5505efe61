package dev.tangent.linalg.simd;

/// One row of a sparse or dense matrix times a block of vectors, the inner loop of every product with many right-hand
/// sides.
///
/// The block x is row-major and `width` wide. Every output is summed over the row's entries in their order by fused
/// multiply-add, so both kernels, and any width, give a column the same bits.
public interface RowKernel {
    /// The fastest kernel for the work at hand that this run time offers: to be asked for anew in each piece of
    /// work.
    static RowKernel best() {
        return ChosenKernels.ROWS.best();
    }

    /// Adds sum over p in from .. to of `values[p]` * (row `columns[p]` of x) to the `width` numbers at `y[at]`.
    void addSparse(double[] values, int[] columns, int from, int to, double[] x, int width, double[] y, int at);

    /// Adds sum over j < count of `values[from + j]` * (row j of the block that starts at `x[first]`) to `y[at]`.
    void addDense(double[] values, int from, int count, double[] x, int first, int width, double[] y, int at);
}
