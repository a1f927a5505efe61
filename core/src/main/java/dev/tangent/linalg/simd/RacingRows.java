package dev.tangent.linalg.simd;

/// The kernel in plain loops until that on the Vector API is faster; see [Race].
final class RacingRows implements RowKernel {
    private final RowKernel vectors = new VectorRows();
    private final RowKernel plain = new ScalarRows();
    private final Race sparse = new Race();
    private final Race dense = new Race();

    @Override
    public void addSparse(double[] values, int[] columns, int from, int to, double[] x, int width, double[] y, int at) {
        if (sparse.over()) {
            vectors.addSparse(values, columns, from, to, x, width, y, at);
        } else if (Race.sampled()) {
            boolean trial = sparse.trial();
            long begun = System.nanoTime();
            (trial ? vectors : plain).addSparse(values, columns, from, to, x, width, y, at);
            sparse.took(trial, begun, (to - from + 1L) * width);
        } else {
            plain.addSparse(values, columns, from, to, x, width, y, at);
        }
    }

    @Override
    public void addDense(double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        if (dense.over()) {
            vectors.addDense(values, from, count, x, first, width, y, at);
        } else if (Race.sampled()) {
            boolean trial = dense.trial();
            long begun = System.nanoTime();
            (trial ? vectors : plain).addDense(values, from, count, x, first, width, y, at);
            dense.took(trial, begun, (count + 1L) * width);
        } else {
            plain.addDense(values, from, count, x, first, width, y, at);
        }
    }
}
