package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.DenseKernels.STRIP;
import static dev.tangent.linalg.simd.VectorTiles.SPECIES;
import static dev.tangent.linalg.simd.VectorTiles.WIDTH;

import jdk.incubator.vector.DoubleVector;

/// A tile of three rows by three vectors, for the sixteen registers of AVX2: nine sums, three vectors of B and three
/// factors. With twelve sums the compiler, which fetches factors ahead, keeps up to three of them in memory. Otherwise
/// as [StripTile].
final class SmallTile {
    static final int ROWS = 3;

    private static final int STEP = DenseKernels.TILE;

    private SmallTile() {}

    /// @param first row of the packed tile
    static void product(double[] c, int cAt, int cRow, double[] a, int first, double[] b, int bAt, int depth) {
        DoubleVector s00 = DoubleVector.zero(SPECIES);
        DoubleVector s01 = DoubleVector.zero(SPECIES);
        DoubleVector s02 = DoubleVector.zero(SPECIES);
        DoubleVector s10 = DoubleVector.zero(SPECIES);
        DoubleVector s11 = DoubleVector.zero(SPECIES);
        DoubleVector s12 = DoubleVector.zero(SPECIES);
        DoubleVector s20 = DoubleVector.zero(SPECIES);
        DoubleVector s21 = DoubleVector.zero(SPECIES);
        DoubleVector s22 = DoubleVector.zero(SPECIES);
        for (int p = 0; p < depth * STEP; p += STEP) {
            int q = bAt + STRIP / STEP * p;
            DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, q);
            DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, q + WIDTH);
            DoubleVector b2 = DoubleVector.fromArray(SPECIES, b, q + 2 * WIDTH);
            DoubleVector f0 = DoubleVector.broadcast(SPECIES, a[first + p]);
            s00 = f0.fma(b0, s00);
            s01 = f0.fma(b1, s01);
            s02 = f0.fma(b2, s02);
            DoubleVector f1 = DoubleVector.broadcast(SPECIES, a[first + p + 1]);
            s10 = f1.fma(b0, s10);
            s11 = f1.fma(b1, s11);
            s12 = f1.fma(b2, s12);
            DoubleVector f2 = DoubleVector.broadcast(SPECIES, a[first + p + 2]);
            s20 = f2.fma(b0, s20);
            s21 = f2.fma(b1, s21);
            s22 = f2.fma(b2, s22);
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
    }
}
