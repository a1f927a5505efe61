package dev.tangent.geometry;

/// Points in R^n, in order: complete, or some of which lack coordinates; or the vertices of a graph, with coordinates
/// or without.
public sealed interface Points permits PointCloud, IncompletePoints, WeightedGraph {
    /// Number of points.
    int size();

    /// Number of coordinates, missing ones counted; none where only a graph is known.
    int dimension();

    /// The same, of a type that allows for missing coordinates.
    IncompletePoints withGaps();

    /// A graph of one's own in place of nearest neighbours: the weights of its edges in compressed sparse rows.
    /// Where the two directions of an edge differ, their mean is its weight. [WeightedGraph#with] adds coordinates.
    ///
    /// @param rowStart where each row begins in the other two arrays, one entry more than vertices
    /// @param columns in any order; repeated entries are summed
    /// @param weights finite and not negative
    static WeightedGraph graph(int[] rowStart, int[] columns, double[] weights) {
        return WeightedGraph.of(rowStart, columns, weights);
    }

    /// One row a point, NaN where there is no coordinate.
    static Points of(double[][] rows) {
        IncompletePoints points = IncompletePoints.of(rows);
        return points.missing() == 0 ? PointCloud.of(rows) : points;
    }
}
