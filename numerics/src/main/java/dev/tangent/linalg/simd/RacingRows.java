package dev.tangent.linalg.simd;

/// The kernel in plain loops until that on the Vector API is faster; see [KernelRace].
final class RacingRows implements RowKernel {
    private final RowKernel vectors = new VectorRows();
    private final RowKernel plain = new ScalarRows();
    private final KernelRace<RowKernel> sparse = new KernelRace<>(plain, vectors);
    private final KernelRace<RowKernel> dense = new KernelRace<>(plain, vectors);

    @Override
    public void addSparse(double[] values, int[] columns, int from, int to, double[] x, int width, double[] y, int at) {
        long begun = sparse.begin();
        RowKernel kernel = sparse.kernel(begun);
        kernel.addSparse(values, columns, from, to, x, width, y, at);
        sparse.end(kernel, begun, (to - from + 1L) * width);
    }

    @Override
    public void addDense(double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        long begun = dense.begin();
        RowKernel kernel = dense.kernel(begun);
        kernel.addDense(values, from, count, x, first, width, y, at);
        dense.end(kernel, begun, (count + 1L) * width);
    }
}
