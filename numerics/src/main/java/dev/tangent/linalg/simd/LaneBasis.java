package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/// Gram-Schmidt on the rows of a batch, each projection taken twice; see `ColumnSpace` for one matrix.
final class LaneBasis {
    private LaneBasis() {}

    static long orthonormalise(LaneMatrix basis, double floor) {
        DoubleVector least = longest(basis).mul(floor);
        DoubleVector one = all(1);
        long unusable = 0;
        for (int i = 0; i < basis.rows; i++) {
            for (int twice = 0; twice < 2 && i > 0; twice++)
                for (int t = 0; t < i; t++) subtract(basis, i, t, dot(basis, i, t));
            DoubleVector norm = dot(basis, i, i).sqrt();
            VectorMask<Double> bad = norm.compare(VectorOperators.GT, least).not();
            unusable |= bad.toLong();
            scale(basis, i, one.div(norm.blend(one, bad)));
        }
        return unusable;
    }

    private static DoubleVector longest(LaneMatrix basis) {
        DoubleVector longest = all(0);
        for (int i = 0; i < basis.rows; i++) longest = longest.max(dot(basis, i, i));
        return longest.sqrt();
    }

    private static DoubleVector dot(LaneMatrix basis, int i, int j) {
        return Lanes.dot(basis.values, i * basis.rowStep, j * basis.rowStep, basis.columnStep, basis.columns);
    }

    private static void subtract(LaneMatrix basis, int i, int j, DoubleVector along) {
        DoubleVector minus = along.neg();
        int p = i * basis.rowStep;
        int q = j * basis.rowStep;
        for (int t = 0; t < basis.columns; t++, p += basis.columnStep, q += basis.columnStep)
            load(basis.values, q).fma(minus, load(basis.values, p)).intoArray(basis.values, p);
    }

    private static void scale(LaneMatrix basis, int i, DoubleVector factor) {
        int p = i * basis.rowStep;
        for (int t = 0; t < basis.columns; t++, p += basis.columnStep)
            load(basis.values, p).mul(factor).intoArray(basis.values, p);
    }
}
