package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;

/// Products of batches of small matrices: four entries of a row at a time share the row's numbers.
final class LaneProduct {
    private LaneProduct() {}

    static void add(LaneMatrix c, double factor, LaneMatrix a, LaneMatrix b, boolean lower) {
        DoubleVector f = all(factor);
        for (int i = 0; i < c.rows; i++) {
            int end = lower ? i + 1 : c.columns;
            int j = 0;
            for (; j < end && j + 4 <= c.columns; j += 4) four(c, f, a, b, i, j);
            for (; j < end; j++) one(c, f, a, b, i, j);
        }
    }

    private static void four(LaneMatrix c, DoubleVector factor, LaneMatrix a, LaneMatrix b, int i, int j) {
        int p = i * a.rowStep;
        int q = j * b.columnStep;
        int step = b.columnStep;
        DoubleVector s0 = all(0);
        DoubleVector s1 = s0;
        DoubleVector s2 = s0;
        DoubleVector s3 = s0;
        for (int t = 0; t < a.columns; t++, p += a.columnStep, q += b.rowStep) {
            DoubleVector left = load(a.values, p);
            s0 = left.fma(load(b.values, q), s0);
            s1 = left.fma(load(b.values, q + step), s1);
            s2 = left.fma(load(b.values, q + 2 * step), s2);
            s3 = left.fma(load(b.values, q + 3 * step), s3);
        }
        int at = i * c.rowStep + j * c.columnStep;
        s0.fma(factor, load(c.values, at)).intoArray(c.values, at);
        at += c.columnStep;
        s1.fma(factor, load(c.values, at)).intoArray(c.values, at);
        at += c.columnStep;
        s2.fma(factor, load(c.values, at)).intoArray(c.values, at);
        at += c.columnStep;
        s3.fma(factor, load(c.values, at)).intoArray(c.values, at);
    }

    private static void one(LaneMatrix c, DoubleVector factor, LaneMatrix a, LaneMatrix b, int i, int j) {
        int p = i * a.rowStep;
        int q = j * b.columnStep;
        DoubleVector sum = all(0);
        for (int t = 0; t < a.columns; t++, p += a.columnStep, q += b.rowStep)
            sum = load(a.values, p).fma(load(b.values, q), sum);
        int at = i * c.rowStep + j * c.columnStep;
        sum.fma(factor, load(c.values, at)).intoArray(c.values, at);
    }

    static void squaredDistances(LaneMatrix c, LaneMatrix points) {
        for (int a = 1; a < points.rows; a++) {
            int b = 0;
            for (; b + 2 <= a; b += 2) twoDistances(c, points, a, b);
            if (b < a) oneDistance(c, points, a, b);
        }
    }

    private static void twoDistances(LaneMatrix c, LaneMatrix points, int a, int b) {
        double[] x = points.values;
        int p = a * points.rowStep;
        int q = b * points.rowStep;
        int next = points.rowStep;
        DoubleVector s0 = all(0);
        DoubleVector s1 = s0;
        for (int t = 0; t < points.columns; t++, p += points.columnStep, q += points.columnStep) {
            DoubleVector left = load(x, p);
            DoubleVector d0 = left.sub(load(x, q));
            DoubleVector d1 = left.sub(load(x, q + next));
            s0 = d0.fma(d0, s0);
            s1 = d1.fma(d1, s1);
        }
        int at = a * c.rowStep + b * c.columnStep;
        s0.intoArray(c.values, at);
        s1.intoArray(c.values, at + c.columnStep);
    }

    private static void oneDistance(LaneMatrix c, LaneMatrix points, int a, int b) {
        double[] x = points.values;
        int p = a * points.rowStep;
        int q = b * points.rowStep;
        DoubleVector sum = all(0);
        for (int t = 0; t < points.columns; t++, p += points.columnStep, q += points.columnStep) {
            DoubleVector d = load(x, p).sub(load(x, q));
            sum = d.fma(d, sum);
        }
        sum.intoArray(c.values, a * c.rowStep + b * c.columnStep);
    }
}
