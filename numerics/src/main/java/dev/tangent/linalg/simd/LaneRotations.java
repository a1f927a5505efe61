package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.WIDTH;
import static dev.tangent.linalg.simd.Lanes.load;

import java.util.Arrays;
import jdk.incubator.vector.DoubleVector;

/// The plane rotations of a batch of QL iterations, kept so that the few eigenvectors that are wanted are made from
/// them afterwards. To turn all of them along with the iteration costs as much for those that nobody reads.
///
/// A *sweep* turns rows `high` and `high + 1`, then those one below, down to `low` and `low + 1`.
final class LaneRotations {
    private int sweeps;
    private int[] lows = new int[64];
    private int[] highs = new int[64];
    private int[] starts = new int[65]; // in rotations
    /// Sine and cosine of each rotation, lanes beside one another, in each sweep from `low` up.
    private double[] turns = new double[0];

    void clear() {
        sweeps = 0;
    }

    /// Makes room for a sweep, whose rotations go where [#place] says.
    void add(int low, int high) {
        if (sweeps == lows.length) {
            lows = Arrays.copyOf(lows, 2 * sweeps);
            highs = Arrays.copyOf(highs, 2 * sweeps);
            starts = Arrays.copyOf(starts, 2 * sweeps + 1);
        }
        lows[sweeps] = low;
        highs[sweeps] = high;
        starts[sweeps + 1] = starts[sweeps] + high - low + 1;
        sweeps++;
        int length = 2 * WIDTH * starts[sweeps];
        if (length > turns.length) turns = Arrays.copyOf(turns, 2 * length);
    }

    /// Where sine and, after `WIDTH` numbers, cosine of the last sweep's rotation of rows i and i + 1 go.
    int place(int i) {
        return 2 * WIDTH * (starts[sweeps - 1] + i - lows[sweeps - 1]);
    }

    double[] turns() {
        return turns;
    }

    /// Undoes all rotations on the rows of a batch: unit vectors become eigenvectors of the tridiagonal matrix.
    void undo(LaneMatrix vectors) {
        int length = vectors.columns * WIDTH;
        for (int sweep = sweeps - 1; sweep >= 0; sweep--) {
            int v = 0;
            for (; v + 3 <= vectors.rows; v += 3) undoThree(sweep, vectors.values, v * length, length);
            for (; v < vectors.rows; v++) undoOne(sweep, vectors.values, v * length);
        }
    }

    /// Three vectors, so that three chains of dependent operations overlap. What is left of a row goes straight
    /// into its next rotation.
    private void undoThree(int sweep, double[] vectors, int at, int next) {
        int p = 2 * WIDTH * starts[sweep];
        int q = at + lows[sweep] * WIDTH;
        DoubleVector x0 = load(vectors, q);
        DoubleVector x1 = load(vectors, q + next);
        DoubleVector x2 = load(vectors, q + 2 * next);
        for (int i = lows[sweep]; i <= highs[sweep]; i++, p += 2 * WIDTH, q += WIDTH) {
            DoubleVector s = load(turns, p);
            DoubleVector c = load(turns, p + WIDTH);
            DoubleVector y0 = load(vectors, q + WIDTH);
            DoubleVector y1 = load(vectors, q + next + WIDTH);
            DoubleVector y2 = load(vectors, q + 2 * next + WIDTH);
            s.fma(y0, c.mul(x0)).intoArray(vectors, q);
            s.fma(y1, c.mul(x1)).intoArray(vectors, q + next);
            s.fma(y2, c.mul(x2)).intoArray(vectors, q + 2 * next);
            x0 = c.mul(y0).sub(s.mul(x0));
            x1 = c.mul(y1).sub(s.mul(x1));
            x2 = c.mul(y2).sub(s.mul(x2));
        }
        x0.intoArray(vectors, q);
        x1.intoArray(vectors, q + next);
        x2.intoArray(vectors, q + 2 * next);
    }

    private void undoOne(int sweep, double[] vectors, int at) {
        int p = 2 * WIDTH * starts[sweep];
        int q = at + lows[sweep] * WIDTH;
        DoubleVector x = load(vectors, q);
        for (int i = lows[sweep]; i <= highs[sweep]; i++, p += 2 * WIDTH, q += WIDTH) {
            DoubleVector s = load(turns, p);
            DoubleVector c = load(turns, p + WIDTH);
            DoubleVector y = load(vectors, q + WIDTH);
            s.fma(y, c.mul(x)).intoArray(vectors, q);
            x = c.mul(y).sub(s.mul(x));
        }
        x.intoArray(vectors, q);
    }
}
