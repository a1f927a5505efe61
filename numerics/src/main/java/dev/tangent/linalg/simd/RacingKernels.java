package dev.tangent.linalg.simd;

/// The dense kernels in plain loops until those on the Vector API are faster, each by itself; see [KernelRace].
final class RacingKernels implements DenseKernels {
    private final DenseKernels vectors = new VectorKernels();
    private final DenseKernels plain = VectorKernels.plain();
    private final KernelRace<DenseKernels> products = new KernelRace<>(plain, vectors);
    private final KernelRace<DenseKernels> strips = new KernelRace<>(plain, vectors);
    private final KernelRace<DenseKernels> triangles = new KernelRace<>(plain, vectors);
    private final KernelRace<DenseKernels> dots = new KernelRace<>(plain, vectors);

    @Override
    public void subtractProduct(
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
            int depth) {
        long begun = products.begin();
        DenseKernels kernel = products.kernel(begun);
        kernel.subtractProduct(c, cAt, cRow, a, aAt, aRow, aStep, b, bAt, bStep, rows, columns, depth);
        products.end(kernel, begun, (long) rows * columns * (depth + 1));
    }

    @Override
    public void pack(double[] strip, int at, int depth, double[] tile) {
        (strips.over() ? vectors : plain).pack(strip, at, depth, tile);
    }

    @Override
    public int depth() {
        return vectors.depth();
    }

    @Override
    public int packedStep() {
        return vectors.packedStep();
    }

    @Override
    public void subtractStrips(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth) {
        long begun = strips.begin();
        DenseKernels kernel = strips.kernel(begun);
        kernel.subtractStrips(c, cAt, cRow, tile, b, bAt, rows, columns, depth);
        strips.end(kernel, begun, (long) rows * columns * (depth + 1));
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        long begun = triangles.begin();
        DenseKernels kernel = triangles.kernel(begun);
        kernel.solveTriangle(x, xAt, xStep, lanes, triangle, columns);
        triangles.end(kernel, begun, (long) lanes * columns * columns);
    }

    @Override
    public double dot(double[] a, int aAt, double[] b, int bAt, int length) {
        long begun = dots.begin();
        DenseKernels kernel = dots.kernel(begun);
        double sum = kernel.dot(a, aAt, b, bAt, length);
        dots.end(kernel, begun, length + 1L);
        return sum;
    }
}
