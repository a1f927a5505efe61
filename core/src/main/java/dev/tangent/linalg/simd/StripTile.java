package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.VectorTiles.SPECIES;
import static dev.tangent.linalg.simd.VectorTiles.WIDTH;
import static dev.tangent.linalg.simd.VectorTiles.subtract;

import jdk.incubator.vector.DoubleVector;

/// A tile of six rows by three vectors of a product of strips: for the thirty-two registers of 512-bit vectors, where
/// it needs to load less for the same work than the tiles of [VectorTiles]. (Eight rows would be better still, had the
/// compiler not fetched so many factors ahead that two of the sums no longer found a register.) Both factors are
/// `DenseKernels.STRIP` wide: with steps that the compiler knows it need not check every index. The sums have a name
/// each because only such live in registers; in an array they would be in memory.
final class StripTile {
    /// Whether there are registers enough.
    static final boolean FITS = WIDTH == 8;

    static final int ROWS = 6;

    private StripTile() {}

    /// A whole tile of which only some rows and columns are wanted. A smaller kind of tile would be less work, but one
    /// more method to compile, and until that is done vectors are slower than numbers by a factor of hundreds.
    static void edge(
            double[] c, int cAt, int cRow, double[] a, int aAt, double[] b, int bAt, int rows, int columns, int depth) {
        double[] tile = new double[ROWS * DenseKernels.STRIP];
        product(tile, 0, DenseKernels.STRIP, a, aAt, b, bAt, depth);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++) c[cAt + i * cRow + j] += tile[i * DenseKernels.STRIP + j];
    }

    static void product(double[] c, int cAt, int cRow, double[] a, int aAt, double[] b, int bAt, int depth) {
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
    }
}
