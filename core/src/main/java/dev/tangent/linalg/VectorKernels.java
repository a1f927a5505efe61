package dev.tangent.linalg;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// The kernels on the Vector API.
///
/// Products are formed in tiles of six rows by two vectors, held in registers over the whole depth: twelve sums keep
/// two multiply-add units busy over their latency of four cycles, and with two vectors of B and one of A they fit the
/// sixteen registers of AVX2. (Eight by three is 15 % faster on AVX-512 but spills elsewhere.)
final class VectorKernels implements DenseKernels {
    private static final VectorSpecies<Double> SPECIES =
            DoubleVector.SPECIES_PREFERRED.length() > LANES ? DoubleVector.SPECIES_512 : DoubleVector.SPECIES_PREFERRED;
    private static final int WIDTH = SPECIES.length();
    private static final int TALL = 6;
    private static final int SHORT = 3;

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
        int j = 0;
        for (; j + 2 * WIDTH <= columns; j += 2 * WIDTH) {
            for (int i = 0; i < rows; i += TALL) {
                int left = Math.min(rows - i, TALL);
                if (left > SHORT)
                    sixPairs(
                            c,
                            cAt + i * cRow + j,
                            cRow,
                            a,
                            aAt + i * aRow,
                            aRow,
                            aStep,
                            b,
                            bAt + j,
                            bStep,
                            left,
                            depth);
                else
                    threePairs(
                            c,
                            cAt + i * cRow + j,
                            cRow,
                            a,
                            aAt + i * aRow,
                            aRow,
                            aStep,
                            b,
                            bAt + j,
                            bStep,
                            left,
                            depth);
            }
        }
        for (; j < columns; j += WIDTH) {
            for (int i = 0; i < rows; i += TALL) {
                int left = Math.min(rows - i, TALL);
                if (left > SHORT)
                    sixSingles(
                            c,
                            cAt + i * cRow + j,
                            cRow,
                            a,
                            aAt + i * aRow,
                            aRow,
                            aStep,
                            b,
                            bAt + j,
                            bStep,
                            left,
                            depth);
                else
                    threeSingles(
                            c,
                            cAt + i * cRow + j,
                            cRow,
                            a,
                            aAt + i * aRow,
                            aRow,
                            aStep,
                            b,
                            bAt + j,
                            bStep,
                            left,
                            depth);
            }
        }
    }

    // Tiles with fewer rows than they could hold repeat the last one and do not store the repeats.

    private static void sixPairs(
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
            int depth) {
        int a1 = Math.min(1, rows - 1) * aRow;
        int a2 = Math.min(2, rows - 1) * aRow;
        int a3 = Math.min(3, rows - 1) * aRow;
        int a4 = Math.min(4, rows - 1) * aRow;
        int a5 = Math.min(5, rows - 1) * aRow;
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s01 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s11 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        DoubleVector s21 = DoubleVector.zero(SPECIES);
        DoubleVector s30 = DoubleVector.zero(SPECIES);
        DoubleVector s31 = DoubleVector.zero(SPECIES);
        DoubleVector s40 = DoubleVector.zero(SPECIES);
        DoubleVector s41 = DoubleVector.zero(SPECIES);
        DoubleVector s50 = DoubleVector.zero(SPECIES);
        DoubleVector s51 = DoubleVector.zero(SPECIES);
        for (int t = 0, p = aAt, q = bAt; t < depth; t++, p += aStep, q += bStep) {
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, q + WIDTH);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[p]);
            s00 = f0.fma(b0, s00);
            s01 = f0.fma(b1, s01);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[p + a1]);
            s10 = f1.fma(b0, s10);
            s11 = f1.fma(b1, s11);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[p + a2]);
            s20 = f2.fma(b0, s20);
            s21 = f2.fma(b1, s21);
            DoubleVector f3 = DoubleVector.broadcast(SPECIES, a[p + a3]);
            s30 = f3.fma(b0, s30);
            s31 = f3.fma(b1, s31);
            DoubleVector f4 = DoubleVector.broadcast(SPECIES, a[p + a4]);
            s40 = f4.fma(b0, s40);
            s41 = f4.fma(b1, s41);
            DoubleVector f5 = DoubleVector.broadcast(SPECIES, a[p + a5]);
            s50 = f5.fma(b0, s50);
            s51 = f5.fma(b1, s51);
        }
        subtract(c, cAt, s00);
        subtract(c, cAt + WIDTH, s01);
        if (rows <= 1) return;
        subtract(c, cAt + 1 * cRow, s10);
        subtract(c, cAt + 1 * cRow + WIDTH, s11);
        if (rows <= 2) return;
        subtract(c, cAt + 2 * cRow, s20);
        subtract(c, cAt + 2 * cRow + WIDTH, s21);
        if (rows <= 3) return;
        subtract(c, cAt + 3 * cRow, s30);
        subtract(c, cAt + 3 * cRow + WIDTH, s31);
        if (rows <= 4) return;
        subtract(c, cAt + 4 * cRow, s40);
        subtract(c, cAt + 4 * cRow + WIDTH, s41);
        if (rows <= 5) return;
        subtract(c, cAt + 5 * cRow, s50);
        subtract(c, cAt + 5 * cRow + WIDTH, s51);
    }

    private static void threePairs(
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
            int depth) {
        int a1 = Math.min(1, rows - 1) * aRow;
        int a2 = Math.min(2, rows - 1) * aRow;
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s01 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s11 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        DoubleVector s21 = DoubleVector.zero(SPECIES);
        for (int t = 0, p = aAt, q = bAt; t < depth; t++, p += aStep, q += bStep) {
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, q + WIDTH);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[p]);
            s00 = f0.fma(b0, s00);
            s01 = f0.fma(b1, s01);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[p + a1]);
            s10 = f1.fma(b0, s10);
            s11 = f1.fma(b1, s11);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[p + a2]);
            s20 = f2.fma(b0, s20);
            s21 = f2.fma(b1, s21);
        }
        subtract(c, cAt, s00);
        subtract(c, cAt + WIDTH, s01);
        if (rows <= 1) return;
        subtract(c, cAt + 1 * cRow, s10);
        subtract(c, cAt + 1 * cRow + WIDTH, s11);
        if (rows <= 2) return;
        subtract(c, cAt + 2 * cRow, s20);
        subtract(c, cAt + 2 * cRow + WIDTH, s21);
    }

    private static void sixSingles(
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
            int depth) {
        int a1 = Math.min(1, rows - 1) * aRow;
        int a2 = Math.min(2, rows - 1) * aRow;
        int a3 = Math.min(3, rows - 1) * aRow;
        int a4 = Math.min(4, rows - 1) * aRow;
        int a5 = Math.min(5, rows - 1) * aRow;
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        DoubleVector s30 = DoubleVector.zero(SPECIES);
        DoubleVector s40 = DoubleVector.zero(SPECIES);
        DoubleVector s50 = DoubleVector.zero(SPECIES);
        for (int t = 0, p = aAt, q = bAt; t < depth; t++, p += aStep, q += bStep) {
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[p]);
            s00 = f0.fma(b0, s00);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[p + a1]);
            s10 = f1.fma(b0, s10);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[p + a2]);
            s20 = f2.fma(b0, s20);
            DoubleVector f3 = DoubleVector.broadcast(SPECIES, a[p + a3]);
            s30 = f3.fma(b0, s30);
            DoubleVector f4 = DoubleVector.broadcast(SPECIES, a[p + a4]);
            s40 = f4.fma(b0, s40);
            DoubleVector f5 = DoubleVector.broadcast(SPECIES, a[p + a5]);
            s50 = f5.fma(b0, s50);
        }
        subtract(c, cAt, s00);
        if (rows <= 1) return;
        subtract(c, cAt + 1 * cRow, s10);
        if (rows <= 2) return;
        subtract(c, cAt + 2 * cRow, s20);
        if (rows <= 3) return;
        subtract(c, cAt + 3 * cRow, s30);
        if (rows <= 4) return;
        subtract(c, cAt + 4 * cRow, s40);
        if (rows <= 5) return;
        subtract(c, cAt + 5 * cRow, s50);
    }

    private static void threeSingles(
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
            int depth) {
        int a1 = Math.min(1, rows - 1) * aRow;
        int a2 = Math.min(2, rows - 1) * aRow;
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        for (int t = 0, p = aAt, q = bAt; t < depth; t++, p += aStep, q += bStep) {
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[p]);
            s00 = f0.fma(b0, s00);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[p + a1]);
            s10 = f1.fma(b0, s10);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[p + a2]);
            s20 = f2.fma(b0, s20);
        }
        subtract(c, cAt, s00);
        if (rows <= 1) return;
        subtract(c, cAt + 1 * cRow, s10);
        if (rows <= 2) return;
        subtract(c, cAt + 2 * cRow, s20);
    }

    private static void subtract(double[] c, int at, DoubleVector sum) {
        DoubleVector.fromArray(SPECIES, c, at).sub(sum).intoArray(c, at);
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        int i = 0;
        // Four vectors at a time, so that four chains of dependent multiply-adds overlap.
        for (; i + 4 * WIDTH <= lanes; i += 4 * WIDTH)
            for (int j = 0; j < columns; j++) solveFour(x, xAt + i, xStep, triangle, j * columns, j);
        for (; i < lanes; i += WIDTH)
            for (int j = 0; j < columns; j++) solveOne(x, xAt + i, xStep, triangle, j * columns, j);
    }

    private static void solveFour(double[] x, int xAt, int xStep, double[] triangle, int row, int j) {
        int out = xAt + j * xStep;
        DoubleVector x0 = DoubleVector.fromArray(SPECIES, x, out);
        DoubleVector x1 = DoubleVector.fromArray(SPECIES, x, out + WIDTH);
        DoubleVector x2 = DoubleVector.fromArray(SPECIES, x, out + 2 * WIDTH);
        DoubleVector x3 = DoubleVector.fromArray(SPECIES, x, out + 3 * WIDTH);
        for (int t = 0, p = xAt; t < j; t++, p += xStep) {
            DoubleVector factor = DoubleVector.broadcast(SPECIES, -triangle[row + t]);
            x0 = factor.fma(DoubleVector.fromArray(SPECIES, x, p), x0);
            x1 = factor.fma(DoubleVector.fromArray(SPECIES, x, p + WIDTH), x1);
            x2 = factor.fma(DoubleVector.fromArray(SPECIES, x, p + 2 * WIDTH), x2);
            x3 = factor.fma(DoubleVector.fromArray(SPECIES, x, p + 3 * WIDTH), x3);
        }
        DoubleVector reciprocal = DoubleVector.broadcast(SPECIES, triangle[row + j]);
        x0.mul(reciprocal).intoArray(x, out);
        x1.mul(reciprocal).intoArray(x, out + WIDTH);
        x2.mul(reciprocal).intoArray(x, out + 2 * WIDTH);
        x3.mul(reciprocal).intoArray(x, out + 3 * WIDTH);
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
        double sum = s0.add(s1).reduceLanes(jdk.incubator.vector.VectorOperators.ADD);
        for (; i < length; i++) sum += a[aAt + i] * b[bAt + i];
        return sum;
    }
}
