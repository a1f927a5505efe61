package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.DenseKernels.STRIP;
import static dev.tangent.linalg.simd.VectorTiles.SPECIES;
import static dev.tangent.linalg.simd.VectorTiles.WIDTH;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// A tile of six rows by three vectors of a product of strips, for thirty-two registers: eighteen sums. (Eight rows
/// would be better still, had the compiler not fetched so many factors ahead that two of the sums no longer found a
/// register.)
///
/// The sums have a name each because only such live in registers; in an array they would be in memory. One variable
/// counts, by a step that the compiler knows: so it need not check every index, and finds one factor's place from the
/// other's. The sums are taken from C in place and not by a method: the compiler does not inline that many.
final class StripTile {
    /// Two lanes hold a number of A each twice in memory: on ARM a plain load costs less than a broadcast does.
    static final int COPIES = WIDTH == 2 ? 2 : 1;

    static final int STEP = COPIES * DenseKernels.TILE;

    private static final VectorSpecies<Double> FOUR = DoubleVector.SPECIES_256;
    private static final VectorSpecies<Double> TWO = DoubleVector.SPECIES_128;

    private StripTile() {}

    /// One step of six rows.
    static void pack(double[] from, int at, double[] to, int out) {
        if (COPIES == 2) {
            for (int i = 0; i < DenseKernels.TILE; i++)
                DoubleVector.broadcast(SPECIES, from[at + i]).intoArray(to, out + i * COPIES);
        } else {
            DoubleVector.fromArray(FOUR, from, at).intoArray(to, out);
            DoubleVector.fromArray(TWO, from, at + 4).intoArray(to, out + 4);
        }
    }

    static void product(double[] c, int cAt, int cRow, double[] a, double[] b, int bAt, int depth) {
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
        for (int p = 0; p < depth * STEP; p += STEP) {
            int q = bAt + STRIP / STEP * p;
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, q + WIDTH);
            DoubleVector b2 = DoubleVector.fromArray(SPECIES, b, q + 2 * WIDTH);
            DoubleVector f0 = factor(a, p);
            s00 = f0.fma(b0, s00);
            s01 = f0.fma(b1, s01);
            s02 = f0.fma(b2, s02);
            DoubleVector f1 = factor(a, p + COPIES);
            s10 = f1.fma(b0, s10);
            s11 = f1.fma(b1, s11);
            s12 = f1.fma(b2, s12);
            DoubleVector f2 = factor(a, p + 2 * COPIES);
            s20 = f2.fma(b0, s20);
            s21 = f2.fma(b1, s21);
            s22 = f2.fma(b2, s22);
            DoubleVector f3 = factor(a, p + 3 * COPIES);
            s30 = f3.fma(b0, s30);
            s31 = f3.fma(b1, s31);
            s32 = f3.fma(b2, s32);
            DoubleVector f4 = factor(a, p + 4 * COPIES);
            s40 = f4.fma(b0, s40);
            s41 = f4.fma(b1, s41);
            s42 = f4.fma(b2, s42);
            DoubleVector f5 = factor(a, p + 5 * COPIES);
            s50 = f5.fma(b0, s50);
            s51 = f5.fma(b1, s51);
            s52 = f5.fma(b2, s52);
        }
        DoubleVector.fromArray(SPECIES, c, cAt).sub(s00).intoArray(c, cAt);
        DoubleVector.fromArray(SPECIES, c, cAt + WIDTH).sub(s01).intoArray(c, cAt + WIDTH);
        DoubleVector.fromArray(SPECIES, c, cAt + 2 * WIDTH).sub(s02).intoArray(c, cAt + 2 * WIDTH);
        int c1 = cAt + cRow;
        DoubleVector.fromArray(SPECIES, c, c1).sub(s10).intoArray(c, c1);
        DoubleVector.fromArray(SPECIES, c, c1 + WIDTH).sub(s11).intoArray(c, c1 + WIDTH);
        DoubleVector.fromArray(SPECIES, c, c1 + 2 * WIDTH).sub(s12).intoArray(c, c1 + 2 * WIDTH);
        int c2 = c1 + cRow;
        DoubleVector.fromArray(SPECIES, c, c2).sub(s20).intoArray(c, c2);
        DoubleVector.fromArray(SPECIES, c, c2 + WIDTH).sub(s21).intoArray(c, c2 + WIDTH);
        DoubleVector.fromArray(SPECIES, c, c2 + 2 * WIDTH).sub(s22).intoArray(c, c2 + 2 * WIDTH);
        int c3 = c2 + cRow;
        DoubleVector.fromArray(SPECIES, c, c3).sub(s30).intoArray(c, c3);
        DoubleVector.fromArray(SPECIES, c, c3 + WIDTH).sub(s31).intoArray(c, c3 + WIDTH);
        DoubleVector.fromArray(SPECIES, c, c3 + 2 * WIDTH).sub(s32).intoArray(c, c3 + 2 * WIDTH);
        int c4 = c3 + cRow;
        DoubleVector.fromArray(SPECIES, c, c4).sub(s40).intoArray(c, c4);
        DoubleVector.fromArray(SPECIES, c, c4 + WIDTH).sub(s41).intoArray(c, c4 + WIDTH);
        DoubleVector.fromArray(SPECIES, c, c4 + 2 * WIDTH).sub(s42).intoArray(c, c4 + 2 * WIDTH);
        int c5 = c4 + cRow;
        DoubleVector.fromArray(SPECIES, c, c5).sub(s50).intoArray(c, c5);
        DoubleVector.fromArray(SPECIES, c, c5 + WIDTH).sub(s51).intoArray(c, c5 + WIDTH);
        DoubleVector.fromArray(SPECIES, c, c5 + 2 * WIDTH).sub(s52).intoArray(c, c5 + 2 * WIDTH);
    }

    private static DoubleVector factor(double[] a, int at) {
        return COPIES == 2 ? DoubleVector.fromArray(SPECIES, a, at) : DoubleVector.broadcast(SPECIES, a[at]);
    }
}
