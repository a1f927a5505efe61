package dev.tangent.linalg.simd;

/// The dense kernels in plain loops until those on the Vector API are faster, each by itself; see [Race].
final class RacingKernels implements DenseKernels {
    private final VectorKernels vectors = new VectorKernels();
    private final ScalarKernels plain = VectorKernels.plain();
    private final Race products = new Race();
    private final Race strips = new Race();
    private final Race triangles = new Race();
    private final Race dots = new Race();

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
        if (products.over()) {
            vectors.subtractProduct(c, cAt, cRow, a, aAt, aRow, aStep, b, bAt, bStep, rows, columns, depth);
        } else if (Race.sampled()) {
            boolean trial = products.trial();
            long begun = System.nanoTime();
            (trial ? vectors : plain)
                    .subtractProduct(c, cAt, cRow, a, aAt, aRow, aStep, b, bAt, bStep, rows, columns, depth);
            products.took(trial, begun, (long) rows * columns * (depth + 1));
        } else {
            plain.subtractProduct(c, cAt, cRow, a, aAt, aRow, aStep, b, bAt, bStep, rows, columns, depth);
        }
    }

    @Override
    public void pack(double[] strip, int at, int depth, double[] tile) {
        if (strips.over()) vectors.pack(strip, at, depth, tile);
        else plain.pack(strip, at, depth, tile);
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
        if (strips.over()) {
            vectors.subtractStrips(c, cAt, cRow, tile, b, bAt, rows, columns, depth);
        } else if (Race.sampled()) {
            boolean trial = strips.trial();
            long begun = System.nanoTime();
            (trial ? vectors : plain).subtractStrips(c, cAt, cRow, tile, b, bAt, rows, columns, depth);
            strips.took(trial, begun, (long) rows * columns * (depth + 1));
        } else {
            plain.subtractStrips(c, cAt, cRow, tile, b, bAt, rows, columns, depth);
        }
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        if (triangles.over()) {
            vectors.solveTriangle(x, xAt, xStep, lanes, triangle, columns);
        } else if (Race.sampled()) {
            boolean trial = triangles.trial();
            long begun = System.nanoTime();
            (trial ? vectors : plain).solveTriangle(x, xAt, xStep, lanes, triangle, columns);
            triangles.took(trial, begun, (long) lanes * columns * columns);
        } else {
            plain.solveTriangle(x, xAt, xStep, lanes, triangle, columns);
        }
    }

    @Override
    public double dot(double[] a, int aAt, double[] b, int bAt, int length) {
        if (dots.over()) return vectors.dot(a, aAt, b, bAt, length);
        if (!Race.sampled()) return plain.dot(a, aAt, b, bAt, length);
        boolean trial = dots.trial();
        long begun = System.nanoTime();
        double sum = (trial ? vectors : plain).dot(a, aAt, b, bAt, length);
        dots.took(trial, begun, length + 1L);
        return sum;
    }
}
