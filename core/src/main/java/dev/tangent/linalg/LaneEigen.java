package dev.tangent.linalg;

import static dev.tangent.linalg.Lanes.WIDTH;
import static dev.tangent.linalg.Lanes.all;
import static dev.tangent.linalg.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/// Eigenvalues and eigenvectors of a batch of small symmetric matrices; see [SymmetricEigen] for one.
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

    public LaneEigen(int size) {
        this.size = size;
        tridiagonal = new LaneTridiagonal(size);
        d = tridiagonal.diagonal;
        e = tridiagonal.beside;
        z = tridiagonal.axes;
        order = new int[size];
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
            DoubleVector end = all(size - 1);
            DoubleVector last = load(d, (size - 1) * WIDTH);
            for (int i = size - 2; i >= l; i--) {
                DoubleVector here = load(d, i * WIDTH);
                DoubleVector scale =
                        here.abs().add(load(d, (i + 1) * WIDTH).abs()).mul(ROUNDING);
                VectorMask<Double> small = load(e, i * WIDTH).abs().compare(VectorOperators.LE, scale);
                end = end.blend(i, small);
                last = last.blend(here, small);
            }
            VectorMask<Double> busy = end.compare(VectorOperators.GT, l);
            if (!busy.anyTrue()) return 0;
            sweep(l, end, last, busy);
        }
        return load(e, l * WIDTH).abs().compare(VectorOperators.GT, ROUNDING).toLong();
    }

    /// One QL step on rows l .. end of each busy lane; `last` is d at that end.
    private void sweep(int l, DoubleVector end, DoubleVector last, VectorMask<Double> busy) {
        DoubleVector zero = all(0);
        DoubleVector one = all(1);
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
        for (int i = size - 2; i >= l; i--) {
            VectorMask<Double> active = end.compare(VectorOperators.GT, i).and(going);
            if (!active.anyTrue()) continue;
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
            rotate(i, s.blend(zero, turns.not()), c.blend(one, turns.not()));
        }
        load(d, l * WIDTH).sub(p.blend(zero, going.not())).intoArray(d, l * WIDTH);
        load(e, l * WIDTH).blend(g, going).intoArray(e, l * WIDTH);
    }

    private void rotate(int i, DoubleVector s, DoubleVector c) {
        DoubleVector minus = s.neg();
        int p = i * size * WIDTH;
        int q = p + size * WIDTH;
        for (int r = 0; r < size; r++, p += WIDTH, q += WIDTH) {
            DoubleVector low = load(z, p);
            DoubleVector high = load(z, q);
            s.fma(low, c.mul(high)).intoArray(z, q);
            minus.fma(high, c.mul(low)).intoArray(z, p);
        }
    }
}
