package dev.tangent.geometry;

import dev.tangent.Check;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Vertices of a graph of the caller's own, such as citations, similarities or a mesh, whose edges have weights: what
/// stands in place of nearest neighbours. Never changed. Two vertices without coordinates differ by their edges alone,
/// so that methods which look at coordinates cannot be had, nor a model for new points.
///
/// The Laplacian D - W of its weights is that of [dev.tangent.method.Methods#LAPLACIAN]; a weight is the larger, the
/// more alike two vertices are.
public final class WeightedGraph implements Points {
    private final SparseMatrix weights;
    private final List<String> notes;
    private final Points coordinates;
    private final int copies;

    private WeightedGraph(SparseMatrix weights, List<String> notes, Points coordinates) {
        this.weights = weights;
        this.notes = List.copyOf(notes);
        this.coordinates = coordinates;
        copies = coordinates.dimension() == 0
                ? 0
                : coordinates.size() - coordinates.withGaps().distinct();
    }

    static WeightedGraph of(int[] rowStart, int[] columns, double[] weights) {
        List<String> notes = new ArrayList<>();
        SparseMatrix symmetric = new EdgeRows(rowStart, columns, weights).symmetric(notes);
        return new WeightedGraph(symmetric, notes, PointCloud.withoutCoordinates(symmetric.size()));
    }

    /// With the coordinates of the vertices, for methods that look at them.
    ///
    /// @param points one for each vertex
    public WeightedGraph with(Points points) {
        Check.that(!(points instanceof WeightedGraph), "the coordinates of a graph's vertices are points, not a graph");
        Check.that(
                points.size() == size(),
                "the graph has " + size() + " vertices but there are " + points.size() + " points");
        return new WeightedGraph(weights, notes, points);
    }

    /// Symmetric, without a diagonal; every weight is positive.
    public SparseMatrix weights() {
        return weights;
    }

    /// Sentences on what was changed: directions, edges of a vertex to itself; and on vertices without an edge.
    public List<String> notes() {
        return notes;
    }

    /// The vertices' coordinates, where they have some.
    public Optional<Points> coordinates() {
        return dimension() == 0 ? Optional.empty() : Optional.of(coordinates);
    }

    /// How many vertices lie where one before them does.
    public int copies() {
        return copies;
    }

    /// Number of edges, each counted once.
    public int edges() {
        return weights.entries() / 2;
    }

    /// The mean number of edges of a vertex, itself counted, rounded up.
    public int meanEdges() {
        return 1 + Math.ceilDiv(weights.entries(), size());
    }

    /// How many points the smallest neighbourhood has, the centre counted; those of one point alone count as two.
    public int leastNeighbours() {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < size(); i++) least = Math.min(least, weights.rowStart()[i + 1] - weights.rowStart()[i]);
        return Math.max(2, 1 + least);
    }

    /// Number of vertices.
    @Override
    public int size() {
        return weights.size();
    }

    @Override
    public int dimension() {
        return coordinates.dimension();
    }

    /// The coordinates alone.
    @Override
    public IncompletePoints withGaps() {
        return coordinates.withGaps();
    }
}
