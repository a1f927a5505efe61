package dev.tangent.linalg.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// Tiles of a product C -= A B, held in registers over the whole depth.
///
/// Six rows by two vectors is the tile that counts: twelve sums keep two multiply-add units busy over their latency of
/// four cycles, and with two vectors of B and one of A they fit the sixteen registers of AVX2. The other shapes serve
/// the edges. A tile with fewer rows than it could hold repeats the last one and does not store the repeats.
final class VectorTiles {
    /// No wider than the padding of the data.
    static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED.length() > DenseKernels.LANES
            ? DoubleVector.SPECIES_512
            : DoubleVector.SPECIES_PREFERRED;
    static final int WIDTH = SPECIES.length();

    private VectorTiles() {}

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

    static void subtract(double[] c, int at, DoubleVector sum) {
        DoubleVector.fromArray(SPECIES, c, at).sub(sum).intoArray(c, at);
    }
}
