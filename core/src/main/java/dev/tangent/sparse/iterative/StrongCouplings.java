package dev.tangent.sparse.iterative;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Joins points that a matrix couples strongly, the strongest pairs first, into groups of bounded size.
///
/// The strength of a pair is |a_ij| / sqrt(a_ii a_jj). An error across a strong coupling between two aggregates is
/// reduced neither by a smoother on aggregates nor by a coarse space that is discontinuous between them.
final class StrongCouplings {
    private StrongCouplings() {}

    /// The group of every point, counted from 0. Cost: sorting the pairs above the threshold.
    static int[] groups(SparseMatrix a, double threshold, int largest) {
        double[] diagonal = a.diagonal();
        long[] pairs = strongPairs(a, diagonal, threshold);
        Arrays.parallelSort(pairs);
        int[] parent = new int[a.size()];
        int[] size = new int[a.size()];
        Arrays.setAll(parent, i -> i);
        Arrays.fill(size, 1);
        for (long pair : pairs) {
            int entry = (int) pair;
            int i = root(parent, rowOf(a, entry));
            int j = root(parent, a.columns()[entry]);
            if (i == j || size[i] + size[j] > largest) continue;
            parent[Math.max(i, j)] = Math.min(i, j);
            size[Math.min(i, j)] += size[Math.max(i, j)];
        }
        return numbered(parent);
    }

    /// Sort keys: in the high word the strength, complemented so that the strongest comes first; in the low word the
    /// entry.
    private static long[] strongPairs(SparseMatrix a, double[] diagonal, double threshold) {
        long[] pairs = new long[1024];
        int count = 0;
        for (int i = 0; i < a.size(); i++) {
            for (int e = a.rowStart()[i]; e < a.rowStart()[i + 1]; e++) {
                int j = a.columns()[e];
                if (j <= i) continue;
                double strength = Math.abs(a.values()[e]) / Math.sqrt(diagonal[i] * diagonal[j]);
                if (!(strength > threshold)) continue;
                if (count == pairs.length) pairs = Arrays.copyOf(pairs, 2 * count);
                int rank = Integer.MAX_VALUE - Float.floatToIntBits((float) strength);
                pairs[count++] = ((long) rank << 32) | e;
            }
        }
        return Arrays.copyOf(pairs, count);
    }

    private static int rowOf(SparseMatrix a, int entry) {
        int p = Arrays.binarySearch(a.rowStart(), entry);
        if (p < 0) return -p - 2;
        while (a.rowStart()[p + 1] == entry) p++; // rows without entries share their start with the next
        return p;
    }

    private static int root(int[] parent, int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    private static int[] numbered(int[] parent) {
        int[] number = new int[parent.length];
        int[] out = new int[parent.length];
        int count = 0;
        for (int i = 0; i < parent.length; i++) {
            int root = root(parent, i);
            if (root == i) number[i] = count++; // a root is the smallest of its group, so it comes first
            out[i] = number[root];
        }
        return out;
    }
}
