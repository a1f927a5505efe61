package dev.tangent.sparse.graph;

import dev.tangent.linalg.array.DisjointSets;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The connected components of the graph of a sparse matrix: two points are in one component if a path of nonzero
/// entries joins them.
public final class ConnectedComponents {
    /// Couplings below this part of a Laplacian's mean diagonal entry are neglected.
    private static final double NEGLIGIBLE_COUPLING = 1e-5;

    /// Entries of each row that are looked at first.
    private static final int SAMPLED = 3;

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
        DisjointSets sets = joined(matrix, negligible);
        int size = matrix.size();
        componentOf = new int[size];
        int[] roots = new int[size];
        int[] counts = new int[size];
        int components = 0;
        for (int i = 0; i < size; i++) {
            int root = sets.root(i);
            if (root == i) roots[components] = i; // the smallest of its component, so it comes first
            componentOf[i] = root == i ? components++ : componentOf[root];
            counts[componentOf[i]]++;
        }
        first = Arrays.copyOf(roots, components);
        sizes = Arrays.copyOf(counts, components);
    }

    /// Afforest (Sutton, Ben-Nun and Barak 2018): a few entries of each row join most points already; of those in
    /// the largest set the other entries need no look, for the matrix is symmetric.
    private static DisjointSets joined(SparseMatrix matrix, double negligible) {
        DisjointSets sets = new DisjointSets(matrix.size());
        for (int i = 0; i < matrix.size(); i++) {
            int from = matrix.rowStart()[i];
            int length = matrix.rowStart()[i + 1] - from;
            for (int s = 0; s < Math.min(SAMPLED, length); s++)
                join(sets, matrix, i, from + (int) ((long) s * length / SAMPLED), negligible);
        }
        int largest = memberOfLargest(sets);
        for (int i = 0; i < matrix.size(); i++) {
            if (sets.root(i) == sets.root(largest)) continue;
            for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) join(sets, matrix, i, p, negligible);
        }
        return sets;
    }

    private static void join(DisjointSets sets, SparseMatrix matrix, int i, int entry, double negligible) {
        if (Math.abs(matrix.values()[entry]) > negligible) sets.join(i, matrix.columns()[entry]);
    }

    private static int memberOfLargest(DisjointSets sets) {
        int[] counts = new int[sets.size()];
        int largest = 0;
        for (int i = 0; i < counts.length; i++) {
            int root = sets.root(i);
            if (++counts[root] > counts[largest]) largest = root;
        }
        return largest;
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
