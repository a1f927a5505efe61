package dev.tangent.sparse.iterative;

import dev.tangent.linalg.array.DisjointSets;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Joins points that a matrix couples strongly, the strongest pairs first, into groups of bounded size.
///
/// The strength of a pair is |a_ij| / sqrt(a_ii a_jj). An error across a strong coupling between two aggregates is
/// reduced neither by a smoother on aggregates nor by a coarse space that is discontinuous between them.
final class StrongCouplings {
    private static final int CHUNK = 1024;
    private static final int STRIDE = 32;
    private static final long[] NONE = {};

    private StrongCouplings() {}

    /// The group of every point, counted from 0. Cost: sorting the pairs above the threshold.
    static int[] groups(SparseMatrix a, double threshold, int largest) {
        double[] diagonal = a.diagonal();
        long[] pairs = strongPairs(a, diagonal, threshold);
        Arrays.parallelSort(pairs);
        DisjointSets sets = new DisjointSets(a.size());
        int[] size = new int[a.size()];
        Arrays.fill(size, 1);
        int[] landmarks = landmarks(a);
        for (long pair : pairs) {
            int entry = (int) pair;
            int i = sets.root(rowOf(a, landmarks, entry));
            int j = sets.root(a.columns()[entry]);
            if (i == j || size[i] + size[j] > largest) continue;
            sets.join(i, j);
            size[Math.min(i, j)] += size[Math.max(i, j)];
        }
        return numbered(sets);
    }

    /// Sort keys: in the high word the strength, complemented so that the strongest comes first; in the low word
    /// the entry.
    private static long[] strongPairs(SparseMatrix a, double[] diagonal, double threshold) {
        int[] start = new int[a.size() + 1];
        Parallel.forRange(a.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) start[i + 1] = strongOf(i, a, diagonal, threshold, NONE, 0);
        });
        for (int i = 0; i < a.size(); i++) start[i + 1] += start[i];
        long[] pairs = new long[start[a.size()]];
        Parallel.forRange(a.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) strongOf(i, a, diagonal, threshold, pairs, start[i]);
        });
        return pairs;
    }

    /// Writes the pairs of a row, unless there is no room at all, and returns how many they are.
    private static int strongOf(int i, SparseMatrix a, double[] diagonal, double threshold, long[] pairs, int at) {
        int q = at;
        for (int e = a.rowStart()[i]; e < a.rowStart()[i + 1]; e++) {
            int j = a.columns()[e];
            if (j <= i) continue;
            double strength = Math.abs(a.values()[e]) / Math.sqrt(diagonal[i] * diagonal[j]);
            if (!(strength > threshold)) continue;
            int rank = Integer.MAX_VALUE - Float.floatToIntBits((float) strength);
            if (pairs.length > 0) pairs[q] = ((long) rank << 32) | e;
            q++;
        }
        return q - at;
    }

    /// The row of every STRIDE-th entry, from which it is a few steps to that of any other.
    private static int[] landmarks(SparseMatrix a) {
        int[] rows = new int[a.entries() / STRIDE + 1];
        for (int i = 0; i < a.size(); i++)
            for (int q = Math.ceilDiv(a.rowStart()[i], STRIDE); (long) q * STRIDE < a.rowStart()[i + 1]; q++)
                rows[q] = i;
        return rows;
    }

    private static int rowOf(SparseMatrix a, int[] landmarks, int entry) {
        int i = landmarks[entry / STRIDE];
        while (a.rowStart()[i + 1] <= entry) i++;
        return i;
    }

    private static int[] numbered(DisjointSets sets) {
        int[] number = new int[sets.size()];
        int[] out = new int[sets.size()];
        int count = 0;
        for (int i = 0; i < out.length; i++) {
            int root = sets.root(i);
            if (root == i) number[i] = count++; // a root is the smallest of its group, so it comes first
            out[i] = number[root];
        }
        return out;
    }
}
