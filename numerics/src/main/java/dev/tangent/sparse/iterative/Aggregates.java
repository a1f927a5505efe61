package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.linalg.array.Selection;
import dev.tangent.sparse.NodeGeometry;
import java.util.Arrays;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/// A partition of the points into aggregates of nearly equal size, each compact in space: recursive splits across the
/// widest direction, down to `size` points.
///
/// Aggregate p holds the points `order[start[p]] .. order[start[p + 1] - 1]`. Cost: O(u n log(u / size)) for u points
/// in n dimensions.
final class Aggregates {
    /// Enough points to tell the widest direction from the others; more would only refine its digits.
    private static final int SAMPLE = 512;

    private static final int POWER_STEPS = 4;
    private static final int SERIAL = 4096;

    private final int[] order;
    private final int[] start;

    Aggregates(int[] order, int[] start) {
        this.order = order;
        this.start = start;
    }

    /// Cuts the nodes into aggregates of at most `size` points, and no group: `group[i]` is the group of point i,
    /// counted from 0; none is larger than `size`.
    static Aggregates of(NodeGeometry nodes, int size, int[] group) {
        Arguments.atLeast(1, size, "aggregate size");
        var groups = new CoupledGroups(nodes, group);
        int count = groups.count();
        int[] sequence = new int[count];
        Arrays.setAll(sequence, i -> i);
        boolean[] opens = new boolean[count];
        if (count > 0) new Split(groups, size, sequence, new double[count], opens, 0, count).invoke();
        return groups.aggregates(sequence, opens);
    }

    int count() {
        return start.length - 1;
    }

    int[] order() {
        return order;
    }

    int[] start() {
        return start;
    }

    int largest() {
        int largest = 0;
        for (int p = 0; p < count(); p++) largest = Math.max(largest, start[p + 1] - start[p]);
        return largest;
    }

    /// The same aggregates in another sequence.
    Aggregates rearranged(int[] sequence) {
        int[] newOrder = new int[order.length];
        int[] newStart = new int[start.length];
        for (int p = 0; p < count(); p++) {
            int length = start[sequence[p] + 1] - start[sequence[p]];
            System.arraycopy(order, start[sequence[p]], newOrder, newStart[p], length);
            newStart[p + 1] = newStart[p] + length;
        }
        return new Aggregates(newOrder, newStart);
    }

    /// Splits the groups at `from .. to` of the sequence; `opens` marks where an aggregate begins.
    private static final class Split extends RecursiveAction {
        private static final long serialVersionUID = 1;

        private final transient CoupledGroups groups;
        private final transient Matrix coordinates;
        private final int size;
        private final int[] order;
        private final double[] key;
        private final boolean[] opens;
        private final int from;
        private final int to;

        Split(CoupledGroups groups, int size, int[] order, double[] key, boolean[] opens, int from, int to) {
            this.groups = groups;
            this.coordinates = groups.centres();
            this.size = size;
            this.order = order;
            this.key = key;
            this.opens = opens;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            opens[from] = true;
            int aggregates = Math.min(to - from, Math.ceilDiv(groups.points(order, from, to), size));
            if (aggregates <= 1) return;
            int middle = from + (int) ((long) (to - from) * (aggregates / 2) / aggregates);
            project(widest());
            Selection.partition(key, order, from, to, middle);
            var left = new Split(groups, size, order, key, opens, from, middle);
            var right = new Split(groups, size, order, key, opens, middle, to);
            if (to - from > SERIAL) ForkJoinTask.invokeAll(left, right);
            else {
                left.compute();
                right.compute();
            }
        }

        private void project(double[] direction) {
            int dimension = direction.length;
            for (int i = from; i < to; i++) {
                double sum = 0;
                int row = order[i] * dimension;
                for (int t = 0; t < dimension; t++) sum += coordinates.values()[row + t] * direction[t];
                key[i] = sum;
            }
        }

        /// The leading principal direction of an even sample, by a few power steps from the widest axis.
        private double[] widest() {
            int n = coordinates.columns();
            int stride = Math.max(1, (to - from) / SAMPLE);
            double[] covariance = covariance(n, stride);
            double[] direction = new double[n];
            int axis = 0;
            for (int t = 1; t < n; t++) if (covariance[t * n + t] > covariance[axis * n + axis]) axis = t;
            if (n > 0) direction[axis] = 1;
            for (int step = 0; step < POWER_STEPS; step++) direction = powerStep(covariance, direction);
            return direction;
        }

        private double[] covariance(int n, int stride) {
            double[] mean = new double[n];
            int count = 0;
            for (int i = from; i < to; i += stride, count++)
                for (int t = 0; t < n; t++) mean[t] += coordinates.at(order[i], t);
            double[] covariance = new double[n * n];
            double[] centred = new double[n];
            for (int i = from; i < to; i += stride) {
                for (int t = 0; t < n; t++) centred[t] = coordinates.at(order[i], t) - mean[t] / count;
                for (int s = 0; s < n; s++)
                    for (int t = 0; t < n; t++) covariance[s * n + t] += centred[s] * centred[t];
            }
            return covariance;
        }

        private static double[] powerStep(double[] covariance, double[] direction) {
            int n = direction.length;
            double[] next = new double[n];
            double square = 0;
            for (int s = 0; s < n; s++) {
                for (int t = 0; t < n; t++) next[s] += covariance[s * n + t] * direction[t];
                square += next[s] * next[s];
            }
            if (!(square > 0)) return direction; // all points in one place: any direction is as wide
            for (int s = 0; s < n; s++) next[s] /= Math.sqrt(square);
            return next;
        }
    }
}
