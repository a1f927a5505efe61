package dev.tangent.learning.uncertainty;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// How many edges of a graph lie between vertices: their distance where they have no coordinates. Vertices that no path
/// joins are as far apart as there are vertices, which no path is long.
final class EdgeCounts {
    private EdgeCounts() {}

    /// From the nearest of some vertices to every vertex, breadth first.
    static double[] from(SparseMatrix weights, int... sources) {
        int size = weights.size();
        double[] counts = new double[size];
        Arrays.fill(counts, size);
        int[] queue = new int[size];
        int last = 0;
        for (int source : sources) {
            if (counts[source] == 0) continue;
            counts[source] = 0;
            queue[last++] = source;
        }
        for (int first = 0; first < last; first++) {
            int here = queue[first];
            for (int p = weights.rowStart()[here]; p < weights.rowStart()[here + 1]; p++) {
                int there = weights.columns()[p];
                if (counts[there] < size) continue;
                counts[there] = counts[here] + 1;
                queue[last++] = there;
            }
        }
        return counts;
    }
}
