package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.WIDTH;
import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/// Eigenvalues and eigenvectors of a batch of small symmetric matrices; see `SymmetricEigen` for one.
///
/// Householder's reduction to tridiagonal form, then implicit QL (Bowdler, Martin, Reinsch, Wilkinson 1968) in
/// lockstep: all lanes work on the same eigenvalue, and one that has it waits, its rotations being the identity.
public final class LaneEigen {
    private static final int MOST_STEPS = 40;
    private static final double ROUNDING = Math.ulp(1.0) / 2;

    private final int size;
    private final LaneTridiagonal tridiagonal;
    private final double[] d;
    private final double[] e;
    /// One eigenvector a row.
    private final double[] z;
    private final int[] order;
    /// The row at which each lane's part ends, and the rotations of one step.
    private final double[] ends = new double[WIDTH];

    private final double[] sines;
    private final double[] cosines;

    public LaneEigen(int size) {
        this.size = size;
        tridiagonal = new LaneTridiagonal(size);
        d = tridiagonal.diagonal;
        e = tridiagonal.beside;
        z = tridiagonal.axes;
        order = new int[size];
        sines = new double[size * WIDTH];
        cosines = new double[size * WIDTH];
    }

    /// Decomposes the matrices, of which only the lower triangle is read and which are overwritten. Returns the
    /// lanes, a bit each, that did not converge.
    public long decompose(LaneMatrix matrix) {
        tridiagonal.reduce(matrix);
        long failed = 0;
        for (int l = 0; l < size - 1; l++) failed |= isolate(l);
        return failed;
    }

    /// Writes the eigenvectors of the largest eigenvalues, one a row, largest first; `values` gets those
    /// eigenvalues, lane beside lane.
    public void leading(LaneMatrix vectors, double[] values) {
        for (int lane = 0; lane < WIDTH; lane++) {
            sort(lane);
            for (int t = 0; t < vectors.rows; t++) {
                values[t * WIDTH + lane] = d[order[t] * WIDTH + lane] * tridiagonal.trace[lane];
                for (int r = 0; r < size; r++) vectors.set(lane, t, r, z[(order[t] * size + r) * WIDTH + lane]);
            }
        }
    }

    private void sort(int lane) {
        for (int t = 0; t < size; t++) {
            int place = t;
            double value = d[t * WIDTH + lane];
            while (place > 0 && d[order[place - 1] * WIDTH + lane] < value) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = t;
        }
    }

    /// Iterates until e_l is negligible in every lane.
    private long isolate(int l) {
        for (int step = 0; step < MOST_STEPS; step++) {
            findEnds(l);
            if (!load(ends, 0).compare(VectorOperators.GT, l).anyTrue()) return 0;
            int top = sweep(l);
            turn(l, top);
        }
        return load(e, l * WIDTH).abs().compare(VectorOperators.GT, ROUNDING).toLong();
    }

    /// For each lane the first row from l on that is separate from the next.
    private void findEnds(int l) {
        DoubleVector end = all(size - 1);
        for (int i = size - 2; i > l - 1; i--) {
            DoubleVector scale =
                    load(d, i * WIDTH).abs().add(load(d, (i + 1) * WIDTH).abs()).mul(ROUNDING);
            end = end.blend(i, load(e, i * WIDTH).abs().compare(VectorOperators.LE, scale));
        }
        end.intoArray(ends, 0);
    }

    /// One QL step on rows l .. end of each busy lane; the rotations are left in `sines` and `cosines`. Returns the
    /// first row, from below, that turns in any lane.
    private int sweep(int l) {
        DoubleVector zero = all(0);
        DoubleVector one = all(1);
        DoubleVector end = load(ends, 0);
        VectorMask<Double> busy = end.compare(VectorOperators.GT, l);
        int top = (int) end.reduceLanes(VectorOperators.MAX) - 1;
        DoubleVector last = load(d, l * WIDTH);
        for (int i = l + 1; i < top + 2; i++) last = last.blend(load(d, i * WIDTH), end.compare(VectorOperators.EQ, i));
        DoubleVector dl = load(d, l * WIDTH);
        DoubleVector el = load(e, l * WIDTH);
        DoubleVector half = load(d, (l + 1) * WIDTH).sub(dl).div(el.add(el).blend(one, busy.not()));
        DoubleVector root = half.fma(half, one).sqrt();
        DoubleVector towards = root.blend(root.neg(), half.compare(VectorOperators.LT, 0));
        DoubleVector g = last.sub(dl).add(el.div(half.add(towards)));
        DoubleVector s = one;
        DoubleVector c = one;
        DoubleVector p = zero;
        VectorMask<Double> going = busy;
        for (int i = top; i > l - 1; i--) {
            VectorMask<Double> active = end.compare(VectorOperators.GT, i).and(going);
            DoubleVector ei = load(e, i * WIDTH);
            DoubleVector di = load(d, i * WIDTH);
            DoubleVector after = load(d, (i + 1) * WIDTH);
            DoubleVector f = s.mul(ei);
            DoubleVector b = c.mul(ei);
            DoubleVector square = f.mul(f).add(g.mul(g));
            // Nothing left to rotate: the lane has split here and begins anew with the next step.
            VectorMask<Double> split =
                    square.compare(VectorOperators.LT, LaneTridiagonal.NOTHING).and(active);
            VectorMask<Double> turns = active.andNot(split);
            DoubleVector r = square.blend(one, turns.not()).sqrt();
            DoubleVector inverse = one.div(r);
            VectorMask<Double> first = end.compare(VectorOperators.EQ, i + 1);
            DoubleVector beside = load(e, (i + 1) * WIDTH);
            beside.blend(r, turns)
                    .blend(zero, split)
                    .blend(zero, first.and(active))
                    .intoArray(e, (i + 1) * WIDTH);
            s = s.blend(f.mul(inverse), turns);
            c = c.blend(g.mul(inverse), turns);
            DoubleVector moved = after.sub(p);
            DoubleVector across = di.sub(moved).mul(s).add(c.mul(b).mul(2));
            DoubleVector shift = s.mul(across);
            after.blend(moved.add(shift), turns).blend(moved, split).intoArray(d, (i + 1) * WIDTH);
            g = g.blend(c.mul(across).sub(b), turns);
            p = p.blend(shift, turns);
            going = going.andNot(split);
            s.blend(zero, turns.not()).intoArray(sines, i * WIDTH);
            c.blend(one, turns.not()).intoArray(cosines, i * WIDTH);
        }
        load(d, l * WIDTH).sub(p.blend(zero, going.not())).intoArray(d, l * WIDTH);
        load(e, l * WIDTH).blend(g, going).intoArray(e, l * WIDTH);
        return top;
    }

    /// Turns the eigenvectors: rows i and i + 1 from `top` down to l. What is left of a row goes straight into its
    /// next rotation. Vectors are handed over in arrays: as arguments they would become objects.
    private void turn(int l, int top) {
        int r = 0;
        for (; r + 3 <= size; r += 3) turnThree(l, top, r * WIDTH);
        for (; r < size; r++) turnOne(l, top, r * WIDTH);
    }

    /// Three columns, so that three chains of dependent operations overlap.
    private void turnThree(int l, int top, int column) {
        int row = size * WIDTH;
        int q = (top + 1) * row + column;
        DoubleVector x0 = load(z, q);
        DoubleVector x1 = load(z, q + WIDTH);
        DoubleVector x2 = load(z, q + 2 * WIDTH);
        for (int i = top; i > l - 1; i--, q -= row) {
            DoubleVector s = load(sines, i * WIDTH);
            DoubleVector c = load(cosines, i * WIDTH);
            DoubleVector y0 = load(z, q - row);
            DoubleVector y1 = load(z, q - row + WIDTH);
            DoubleVector y2 = load(z, q - row + 2 * WIDTH);
            s.fma(y0, c.mul(x0)).intoArray(z, q);
            s.fma(y1, c.mul(x1)).intoArray(z, q + WIDTH);
            s.fma(y2, c.mul(x2)).intoArray(z, q + 2 * WIDTH);
            x0 = c.mul(y0).sub(s.mul(x0));
            x1 = c.mul(y1).sub(s.mul(x1));
            x2 = c.mul(y2).sub(s.mul(x2));
        }
        x0.intoArray(z, q);
        x1.intoArray(z, q + WIDTH);
        x2.intoArray(z, q + 2 * WIDTH);
    }

    private void turnOne(int l, int top, int column) {
        int row = size * WIDTH;
        int q = (top + 1) * row + column;
        DoubleVector x = load(z, q);
        for (int i = top; i > l - 1; i--, q -= row) {
            DoubleVector s = load(sines, i * WIDTH);
            DoubleVector c = load(cosines, i * WIDTH);
            DoubleVector y = load(z, q - row);
            s.fma(y, c.mul(x)).intoArray(z, q);
            x = c.mul(y).sub(s.mul(x));
        }
        x.intoArray(z, q);
    }
}
