package dev.tangent.linalg;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// Tiles of a product C -= A B, held in registers over the whole depth.
///
/// Six rows by two vectors is the tile that counts: twelve sums keep two multiply-add units busy over their latency of
/// four cycles, and with two vectors of B and one of A they fit the sixteen registers of AVX2. The thirty-two of
/// AVX-512
/// hold eight rows by three vectors, which need to load less for the same work. The other shapes serve the edges. A
/// tile with fewer
/// rows than it could hold repeats the last one and does not store the repeats.
final class VectorTiles {
    /// No wider than the padding of the data.
    static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED.length() > DenseKernels.LANES
            ? DoubleVector.SPECIES_512
            : DoubleVector.SPECIES_PREFERRED;
    static final int WIDTH = SPECIES.length();
    /// Thirty-two, as 512-bit vectors have.
    static final boolean MANY_REGISTERS = WIDTH == 8;

    private VectorTiles() {}

    /// Eight rows by three vectors of a product of strips, each of them `DenseKernels.STRIP` wide: with steps that the
    /// compiler knows it need not check every index.
    static void eightTriples(double[] c, int cAt, int cRow, double[] a, int aAt, double[] b, int bAt, int depth) {
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s01 = DoubleVector.zero(SPECIES);
        DoubleVector s02 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s11 = DoubleVector.zero(SPECIES);
        DoubleVector s12 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        DoubleVector s21 = DoubleVector.zero(SPECIES);
        DoubleVector s22 = DoubleVector.zero(SPECIES);
        DoubleVector s30 = DoubleVector.zero(SPECIES);
        DoubleVector s31 = DoubleVector.zero(SPECIES);
        DoubleVector s32 = DoubleVector.zero(SPECIES);
        DoubleVector s40 = DoubleVector.zero(SPECIES);
        DoubleVector s41 = DoubleVector.zero(SPECIES);
        DoubleVector s42 = DoubleVector.zero(SPECIES);
        DoubleVector s50 = DoubleVector.zero(SPECIES);
        DoubleVector s51 = DoubleVector.zero(SPECIES);
        DoubleVector s52 = DoubleVector.zero(SPECIES);
        DoubleVector s60 = DoubleVector.zero(SPECIES);
        DoubleVector s61 = DoubleVector.zero(SPECIES);
        DoubleVector s62 = DoubleVector.zero(SPECIES);
        DoubleVector s70 = DoubleVector.zero(SPECIES);
        DoubleVector s71 = DoubleVector.zero(SPECIES);
        DoubleVector s72 = DoubleVector.zero(SPECIES);
        for (int t = 0; t < depth; t++) {
            int p = aAt + t * DenseKernels.STRIP;
            int q = bAt + t * DenseKernels.STRIP;
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, q + WIDTH);
            DoubleVector b2 = DoubleVector.fromArray(SPECIES, b, q + 2 * WIDTH);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[p]);
            s00 = f0.fma(b0, s00);
            s01 = f0.fma(b1, s01);
            s02 = f0.fma(b2, s02);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[p + 1]);
            s10 = f1.fma(b0, s10);
            s11 = f1.fma(b1, s11);
            s12 = f1.fma(b2, s12);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[p + 2]);
            s20 = f2.fma(b0, s20);
            s21 = f2.fma(b1, s21);
            s22 = f2.fma(b2, s22);
            DoubleVector f3 = DoubleVector.broadcast(SPECIES, a[p + 3]);
            s30 = f3.fma(b0, s30);
            s31 = f3.fma(b1, s31);
            s32 = f3.fma(b2, s32);
            DoubleVector f4 = DoubleVector.broadcast(SPECIES, a[p + 4]);
            s40 = f4.fma(b0, s40);
            s41 = f4.fma(b1, s41);
            s42 = f4.fma(b2, s42);
            DoubleVector f5 = DoubleVector.broadcast(SPECIES, a[p + 5]);
            s50 = f5.fma(b0, s50);
            s51 = f5.fma(b1, s51);
            s52 = f5.fma(b2, s52);
            DoubleVector f6 = DoubleVector.broadcast(SPECIES, a[p + 6]);
            s60 = f6.fma(b0, s60);
            s61 = f6.fma(b1, s61);
            s62 = f6.fma(b2, s62);
            DoubleVector f7 = DoubleVector.broadcast(SPECIES, a[p + 7]);
            s70 = f7.fma(b0, s70);
            s71 = f7.fma(b1, s71);
            s72 = f7.fma(b2, s72);
        }
        subtract(c, cAt, s00);
        subtract(c, cAt + WIDTH, s01);
        subtract(c, cAt + 2 * WIDTH, s02);
        subtract(c, cAt + 1 * cRow, s10);
        subtract(c, cAt + 1 * cRow + WIDTH, s11);
        subtract(c, cAt + 1 * cRow + 2 * WIDTH, s12);
        subtract(c, cAt + 2 * cRow, s20);
        subtract(c, cAt + 2 * cRow + WIDTH, s21);
        subtract(c, cAt + 2 * cRow + 2 * WIDTH, s22);
        subtract(c, cAt + 3 * cRow, s30);
        subtract(c, cAt + 3 * cRow + WIDTH, s31);
        subtract(c, cAt + 3 * cRow + 2 * WIDTH, s32);
        subtract(c, cAt + 4 * cRow, s40);
        subtract(c, cAt + 4 * cRow + WIDTH, s41);
        subtract(c, cAt + 4 * cRow + 2 * WIDTH, s42);
        subtract(c, cAt + 5 * cRow, s50);
        subtract(c, cAt + 5 * cRow + WIDTH, s51);
        subtract(c, cAt + 5 * cRow + 2 * WIDTH, s52);
        subtract(c, cAt + 6 * cRow, s60);
        subtract(c, cAt + 6 * cRow + WIDTH, s61);
        subtract(c, cAt + 6 * cRow + 2 * WIDTH, s62);
        subtract(c, cAt + 7 * cRow, s70);
        subtract(c, cAt + 7 * cRow + WIDTH, s71);
        subtract(c, cAt + 7 * cRow + 2 * WIDTH, s72);
    }

    static void sixPairs(
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

    static void threePairs(
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

    static void sixSingles(
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

    static void threeSingles(
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
}
