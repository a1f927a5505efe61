package dev.tangent.sparse.graph;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The connected components of the graph of a sparse matrix: two points are in one component if a path of nonzero
/// entries joins them.
public final class ConnectedComponents {
    /// Couplings below this part of a Laplacian's mean diagonal entry are neglected.
    private static final double NEGLIGIBLE_COUPLING = 1e-5;

    private final double negligible;
    private final int[] componentOf;
    private final int[] first;
    private final int[] sizes;

    public ConnectedComponents(SparseMatrix matrix) {
        this(matrix, 0);
    }

    /// Those of a graph Laplacian whose powers are to be inverted. Parts of a nearly disconnected graph count as
    /// components of their own: the inverse of so small a coupling, to the power, would exceed everything else by
    /// more than double precision resolves.
    public static ConnectedComponents ofPowers(SparseMatrix laplacian) {
        return new ConnectedComponents(laplacian, negligible(laplacian.trace() / laplacian.size()));
    }

    /// The largest coupling that is neglected there.
    ///
    /// @param meanDiagonal of the Laplacian
    public static double negligible(double meanDiagonal) {
        return NEGLIGIBLE_COUPLING * meanDiagonal;
    }

    private ConnectedComponents(SparseMatrix matrix, double negligible) {
        this.negligible = negligible;
        int size = matrix.size();
        componentOf = new int[size];
        Arrays.fill(componentOf, -1);
        int[] queue = new int[size];
        int[] seeds = new int[size];
        int[] counts = new int[size];
        int components = 0;
        for (int seed = 0; seed < size; seed++) {
            if (componentOf[seed] >= 0) continue;
            componentOf[seed] = components;
            queue[0] = seed;
            int tail = 1;
            for (int head = 0; head < tail; head++) tail = visit(matrix, queue, head, tail, components);
            seeds[components] = seed;
            counts[components] = tail;
            components++;
        }
        first = Arrays.copyOf(seeds, components);
        sizes = Arrays.copyOf(counts, components);
    }

    private int visit(SparseMatrix matrix, int[] queue, int head, int tail, int component) {
        int i = queue[head];
        int end = tail;
        for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) {
            int j = matrix.columns()[p];
            if (componentOf[j] >= 0 || !(Math.abs(matrix.values()[p]) > negligible)) continue;
            componentOf[j] = component;
            queue[end++] = j;
        }
        return end;
    }

    /// Number of points.
    public int size() {
        return componentOf.length;
    }

    /// Components are numbered in the order of their first points.
    public int count() {
        return sizes.length;
    }

    public int componentOf(int point) {
        return componentOf[point];
    }

    /// The component's point of smallest index.
    public int firstOf(int component) {
        return first[component];
    }

    public int sizeOf(int component) {
        return sizes[component];
    }

    /// The points of a component, ascending.
    public int[] membersOf(int component) {
        int[] members = new int[sizes[component]];
        int next = 0;
        for (int i = first[component]; next < members.length; i++) if (componentOf[i] == component) members[next++] = i;
        return members;
    }
}
