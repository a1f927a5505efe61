package dev.tangent.linalg.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// The kernels on the Vector API.
///
/// Products are formed tile by tile, see `VectorTiles`; the triangle and the dot product need only streams.
final class VectorKernels implements DenseKernels {
    private static final VectorSpecies<Double> SPECIES = VectorTiles.SPECIES;
    private static final int WIDTH = VectorTiles.WIDTH;
    private static final int TALL = 6;
    private static final int SHORT = 3;
    /// Columns of a tile of strips.
    private static final int COLUMNS = 3 * WIDTH;
    /// Of the machines with vectors of four numbers those that are not ARM have sixteen registers, AVX2; others,
    /// and vectors of other widths, thirty-two. (Machines with two numbers and sixteen registers are too old for a
    /// tile.)
    private static final boolean FEW_REGISTERS = WIDTH == 4 && !"aarch64".equals(System.getProperty("os.arch"));
    /// A packed tile takes 23 KB, a strip that small tiles read twice as well. (With eight numbers to a vector 96
    /// deep: 55 GFlop/s, 192: 60, 384: 80, 576: 85.)
    private static final int DEPTH = (FEW_REGISTERS ? 5 : 20 / StripTile.COPIES) * STRIP;

    /// The twin in plain loops, which gives the same bits.
    static ScalarKernels plain() {
        return new ScalarKernels(StripTile.COPIES, DEPTH, 2 * WIDTH);
    }

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
        if (depth == 0) return;
        for (int i = 0; i < rows; i += TALL)
            row(
                    c,
                    cAt + i * cRow,
                    cRow,
                    a,
                    aAt + i * aRow,
                    aRow,
                    aStep,
                    b,
                    bAt,
                    bStep,
                    Math.min(rows - i, TALL),
                    columns,
                    depth);
    }

    @Override
    public int depth() {
        return DEPTH;
    }

    @Override
    public int packedStep() {
        return StripTile.STEP;
    }

    @Override
    public void pack(double[] strip, int at, int depth, double[] tile) {
        for (int t = 0; t < depth; t++) StripTile.pack(strip, at + t * STRIP, tile, t * StripTile.STEP);
    }

    @Override
    public void subtractStrips(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth) {
        if (rows == TILE && columns == STRIP) subtractWhole(c, cAt, cRow, tile, b, bAt, columns, depth);
        else subtractEdge(c, cAt, cRow, tile, b, bAt, rows, columns, depth);
    }

    private static void subtractWhole(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int columns, int depth) {
        for (int j = 0; j < columns; j += COLUMNS) {
            if (!FEW_REGISTERS) {
                StripTile.product(c, cAt + j, cRow, tile, b, bAt + j, depth);
                continue;
            }
            for (int i = 0; i < TILE; i += SmallTile.ROWS)
                SmallTile.product(c, cAt + i * cRow + j, cRow, tile, i, b, bAt + j, depth);
        }
    }

    /// Whole tiles of which only some rows and columns are wanted. A smaller kind of tile would be less work, but
    /// one more method to compile, and until that is done vectors are slower than numbers by a factor of hundreds.
    private static void subtractEdge(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth) {
        double[] whole = new double[TILE * STRIP];
        subtractWhole(whole, 0, STRIP, tile, b, bAt, columns, depth);
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) c[cAt + i * cRow + j] += whole[i * STRIP + j];
    }

    /// A row of tiles of two vectors, the last of one.
    private static void row(
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
        int j = 0;
        for (; j + 2 * WIDTH <= columns; j += 2 * WIDTH) {
            if (rows > SHORT)
                VectorTiles.sixPairs(c, cAt + j, cRow, a, aAt, aRow, aStep, b, bAt + j, bStep, rows, depth);
            else VectorTiles.threePairs(c, cAt + j, cRow, a, aAt, aRow, aStep, b, bAt + j, bStep, rows, depth);
        }
        for (; j < columns; j += WIDTH) {
            if (rows > SHORT)
                VectorTiles.sixSingles(c, cAt + j, cRow, a, aAt, aRow, aStep, b, bAt + j, bStep, rows, depth);
            else VectorTiles.threeSingles(c, cAt + j, cRow, a, aAt, aRow, aStep, b, bAt + j, bStep, rows, depth);
        }
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        int i = 0;
        // Three vectors at a time, so that three chains of dependent multiply-adds overlap.
        for (; i + 3 * WIDTH <= lanes; i += 3 * WIDTH)
            for (int j = 0; j < columns; j++) solveThree(x, xAt + i, xStep, triangle, j * columns, j);
        for (; i < lanes; i += WIDTH)
            for (int j = 0; j < columns; j++) solveOne(x, xAt + i, xStep, triangle, j * columns, j);
    }

    private static void solveThree(double[] x, int xAt, int xStep, double[] triangle, int row, int j) {
        int out = xAt + j * xStep;
        DoubleVector x0 = DoubleVector.fromArray(SPECIES, x, out);
        DoubleVector x1 = DoubleVector.fromArray(SPECIES, x, out + WIDTH);
        DoubleVector x2 = DoubleVector.fromArray(SPECIES, x, out + 2 * WIDTH);
        for (int t = 0, p = xAt; t < j; t++, p += xStep) {
            DoubleVector factor = DoubleVector.broadcast(SPECIES, -triangle[row + t]);
            x0 = factor.fma(DoubleVector.fromArray(SPECIES, x, p), x0);
            x1 = factor.fma(DoubleVector.fromArray(SPECIES, x, p + WIDTH), x1);
            x2 = factor.fma(DoubleVector.fromArray(SPECIES, x, p + 2 * WIDTH), x2);
        }
        DoubleVector reciprocal = DoubleVector.broadcast(SPECIES, triangle[row + j]);
        x0.mul(reciprocal).intoArray(x, out);
        x1.mul(reciprocal).intoArray(x, out + WIDTH);
        x2.mul(reciprocal).intoArray(x, out + 2 * WIDTH);
    }

    private static void solveOne(double[] x, int xAt, int xStep, double[] triangle, int row, int j) {
        int out = xAt + j * xStep;
        DoubleVector sum = DoubleVector.fromArray(SPECIES, x, out);
        for (int t = 0, p = xAt; t < j; t++, p += xStep)
            sum = DoubleVector.broadcast(SPECIES, -triangle[row + t]).fma(DoubleVector.fromArray(SPECIES, x, p), sum);
        sum.mul(triangle[row + j]).intoArray(x, out);
    }

    @Override
    public double dot(double[] a, int aAt, double[] b, int bAt, int length) {
        DoubleVector s0 = DoubleVector.zero(SPECIES);
        DoubleVector s1 = DoubleVector.zero(SPECIES);
        int i = 0;
        for (; i + 2 * WIDTH <= length; i += 2 * WIDTH) {
            s0 = DoubleVector.fromArray(SPECIES, a, aAt + i).fma(DoubleVector.fromArray(SPECIES, b, bAt + i), s0);
            s1 = DoubleVector.fromArray(SPECIES, a, aAt + i + WIDTH)
                    .fma(DoubleVector.fromArray(SPECIES, b, bAt + i + WIDTH), s1);
        }
        double sum = inOrder(s0.add(s1));
        for (; i < length; i++) sum += a[aAt + i] * b[bAt + i];
        return sum;
    }

    /// The lanes' sum, first lane first: reduceLanes leaves the order open, and it changes when the code is
    /// compiled.
    private static double inOrder(DoubleVector lanes) {
        double sum = 0;
        for (double lane : lanes.toArray()) sum += lane;
        return sum;
    }
}
