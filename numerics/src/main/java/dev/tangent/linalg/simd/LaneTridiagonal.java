package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.WIDTH;
import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/// A batch of symmetric positive semidefinite matrices as Q T Q', T tridiagonal, by Householder reflections; see
/// `Tridiagonal` for one.
final class LaneTridiagonal {
    /// A squared length below this, in matrices of trace 1, is none: its root is far below rounding, while what is
    /// larger still has all its digits.
    static final double NOTHING = 1e-280;

    private final int size;
    /// T, of a matrix scaled to trace 1; `beside` i stands between diagonal i and i + 1, and its last entry is 0.
    final double[] diagonal;
    final double[] beside;
    /// What the matrices were divided by.
    final double[] trace = new double[WIDTH];
    private final double[] beta;
    private final double[] image;
    /// The matrices that were reduced last: the reflections are below their diagonals.
    private double[] reduced = new double[0];

    LaneTridiagonal(int size) {
        this.size = size;
        diagonal = new double[size * WIDTH];
        beside = new double[size * WIDTH];
        beta = new double[size * WIDTH];
        image = new double[size * WIDTH];
    }

    /// Reads and overwrites the lower triangles.
    void reduce(LaneMatrix matrix) {
        double[] a = matrix.values;
        normalise(a);
        for (int j = 0; j + 2 < size; j++) {
            reflect(a, j);
            findImage(a, j);
            update(a, j);
        }
        for (int i = 0; i < size; i++) load(a, at(i, i)).intoArray(diagonal, i * WIDTH);
        if (size > 1) load(a, at(size - 1, size - 2)).intoArray(beside, (size - 2) * WIDTH);
        all(0).intoArray(beside, (size - 1) * WIDTH);
        reduced = a;
    }

    private int at(int row, int column) {
        return (row * size + column) * WIDTH;
    }

    private void normalise(double[] a) {
        DoubleVector sum = all(0);
        for (int i = 0; i < size; i++) sum = sum.add(load(a, at(i, i)));
        sum = sum.blend(1, sum.compare(VectorOperators.GT, 0).not());
        sum.intoArray(trace, 0);
        DoubleVector factor = all(1).div(sum);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < i + 1; j++) load(a, at(i, j)).mul(factor).intoArray(a, at(i, j));
    }

    /// v with (I - beta v v') x = alpha e_1 for the part x of column j below the diagonal; v takes the place of x.
    private void reflect(double[] a, int j) {
        DoubleVector square = all(0);
        for (int i = j + 1; i < size; i++) {
            DoubleVector x = load(a, at(i, j));
            square = x.fma(x, square);
        }
        VectorMask<Double> nothing = square.compare(VectorOperators.LT, NOTHING);
        DoubleVector length = square.sqrt();
        DoubleVector first = load(a, at(j + 1, j));
        DoubleVector alpha = length.blend(length.neg(), first.compare(VectorOperators.GT, 0));
        DoubleVector half = first.abs().fma(length, square).blend(1, nothing);
        all(1).div(half).blend(0, nothing).intoArray(beta, j * WIDTH);
        alpha.blend(0, nothing).intoArray(beside, j * WIDTH);
        first.sub(alpha).intoArray(a, at(j + 1, j));
    }

    /// w = p - (beta / 2) (p'v) v with p = beta A v.
    private void findImage(double[] a, int j) {
        DoubleVector factor = load(beta, j * WIDTH);
        DoubleVector along = all(0);
        for (int i = j + 1; i < size; i++) {
            DoubleVector sum = all(0);
            for (int t = j + 1; t < i + 1; t++) sum = load(a, at(i, t)).fma(load(a, at(t, j)), sum);
            for (int t = i + 1; t < size; t++) sum = load(a, at(t, i)).fma(load(a, at(t, j)), sum);
            DoubleVector p = sum.mul(factor);
            along = p.fma(load(a, at(i, j)), along);
            p.intoArray(image, i * WIDTH);
        }
        DoubleVector minus = along.mul(factor).mul(-0.5);
        for (int i = j + 1; i < size; i++)
            load(a, at(i, j)).fma(minus, load(image, i * WIDTH)).intoArray(image, i * WIDTH);
    }

    /// A - v w' - w v'.
    private void update(double[] a, int j) {
        for (int i = j + 1; i < size; i++) {
            DoubleVector v = load(a, at(i, j)).neg();
            DoubleVector w = load(image, i * WIDTH).neg();
            for (int t = j + 1; t < i + 1; t++) {
                DoubleVector entry = v.fma(load(image, t * WIDTH), load(a, at(i, t)));
                w.fma(load(a, at(t, j)), entry).intoArray(a, at(i, t));
            }
        }
    }

    /// Q x for the vector at `x[from]`: the reflections, from the last one, which touches least, to the first.
    void timesQ(double[] x, int from) {
        for (int j = size - 3; j > -1; j--) {
            DoubleVector along = all(0);
            for (int r = j + 1; r < size; r++) along = load(reduced, at(r, j)).fma(load(x, from + r * WIDTH), along);
            DoubleVector factor = along.mul(load(beta, j * WIDTH)).neg();
            for (int r = j + 1; r < size; r++)
                load(reduced, at(r, j)).fma(factor, load(x, from + r * WIDTH)).intoArray(x, from + r * WIDTH);
        }
    }
}
