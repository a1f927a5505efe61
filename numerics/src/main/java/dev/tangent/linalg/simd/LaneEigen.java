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
/// lockstep: all lanes work on the same eigenvalue, and one that has it waits, its rotations being the identity. The
/// eigenvectors that are asked for are made afterwards, from the rotations and the reflections.
public final class LaneEigen {
    private static final int MOST_STEPS = 40;
    private static final double ROUNDING = Math.ulp(1.0) / 2;

    private final int size;
    private final LaneTridiagonal tridiagonal;
    private final double[] d;
    private final double[] e;
    private final LaneRotations rotations = new LaneRotations();
    private final int[] order;
    /// The row at which each lane's part ends.
    private final double[] ends = new double[WIDTH];

    public LaneEigen(int size) {
        this.size = size;
        tridiagonal = new LaneTridiagonal(size);
        d = tridiagonal.diagonal;
        e = tridiagonal.beside;
        order = new int[size];
    }

    /// Decomposes the matrices, of which only the lower triangle is read and which are overwritten. Returns the
    /// lanes, a bit each, that did not converge.
    public long decompose(LaneMatrix matrix) {
        tridiagonal.reduce(matrix);
        rotations.clear();
        long failed = 0;
        for (int l = 0; l < size - 1; l++) failed |= isolate(l);
        return failed;
    }

    /// Writes the eigenvectors of the largest eigenvalues, one a row, largest first; `values` gets those
    /// eigenvalues, lane beside lane. The matrix that was decomposed has to be as it was left.
    public void leading(LaneMatrix vectors, double[] values) {
        vectors.clear();
        for (int lane = 0; lane < WIDTH; lane++) {
            sort(lane);
            for (int t = 0; t < vectors.rows; t++) {
                values[t * WIDTH + lane] = d[order[t] * WIDTH + lane] * tridiagonal.trace[lane];
                vectors.set(lane, t, order[t], 1);
            }
        }
        rotations.undo(vectors);
        for (int t = 0; t < vectors.rows; t++) tridiagonal.timesQ(vectors.values, t * size * WIDTH);
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
            sweep(l);
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

    /// One QL step on rows l .. end of each busy lane; the rotations are kept.
    private void sweep(int l) {
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
        rotations.add(l, top);
        double[] turns = rotations.turns();
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
            VectorMask<Double> turning = active.andNot(split);
            DoubleVector r = square.blend(one, turning.not()).sqrt();
            DoubleVector inverse = one.div(r);
            VectorMask<Double> first = end.compare(VectorOperators.EQ, i + 1);
            DoubleVector beside = load(e, (i + 1) * WIDTH);
            beside.blend(r, turning)
                    .blend(zero, split)
                    .blend(zero, first.and(active))
                    .intoArray(e, (i + 1) * WIDTH);
            s = s.blend(f.mul(inverse), turning);
            c = c.blend(g.mul(inverse), turning);
            DoubleVector moved = after.sub(p);
            DoubleVector across = di.sub(moved).mul(s).add(c.mul(b).mul(2));
            DoubleVector shift = s.mul(across);
            after.blend(moved.add(shift), turning).blend(moved, split).intoArray(d, (i + 1) * WIDTH);
            g = g.blend(c.mul(across).sub(b), turning);
            p = p.blend(shift, turning);
            going = going.andNot(split);
            s.blend(zero, turning.not()).intoArray(turns, rotations.place(i));
            c.blend(one, turning.not()).intoArray(turns, rotations.place(i) + WIDTH);
        }
        load(d, l * WIDTH).sub(p.blend(zero, going.not())).intoArray(d, l * WIDTH);
        load(e, l * WIDTH).blend(g, going).intoArray(e, l * WIDTH);
    }
}
