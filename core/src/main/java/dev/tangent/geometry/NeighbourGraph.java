package dev.tangent.geometry;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.neighbours.KdTree;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.geometry.neighbours.SquaredScale;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalDouble;

/// For every distinct point its neighbourhood: the point itself first, then its neighbours by distance. Of vertices
/// without coordinates every edge is as long as any other.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class NeighbourGraph {
    private final DistinctPoints points;
    private final int[] start;
    private final int[] neighbours;
    private final double[] squaredDistances;
    private final OptionalDouble recall;
    private final int smallestDegree;
    private final int largestDegree;

    private NeighbourGraph(
            DistinctPoints points, int[] start, int[] neighbours, double[] squaredDistances, OptionalDouble recall) {
        this.points = points;
        this.start = start;
        this.neighbours = neighbours;
        this.squaredDistances = squaredDistances;
        this.recall = recall;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (int i = 0; i < size(); i++) {
            smallest = Math.min(smallest, degree(i));
            largest = Math.max(largest, degree(i));
        }
        smallestDegree = smallest;
        largestDegree = largest;
    }

    /// The exact k nearest neighbours; k counts the centre.
    public static NeighbourGraph nearest(PointCloud cloud, int k) {
        return nearest(cloud, k, new KdTree());
    }

    /// By a search of the caller's choice; see [#recall] if it is an approximate one.
    public static NeighbourGraph nearest(PointCloud cloud, int k, NeighbourSearch search) {
        return nearest(DistinctPoints.of(cloud), k, search);
    }

    /// Of points whose copies are merged already.
    public static NeighbourGraph nearest(DistinctPoints points, int k, NeighbourSearch search) {
        int size = points.cloud().size();
        Check.atLeast(2, k, "neighbours");
        Check.atMost(size, k, "neighbours", "the number of distinct points, " + size + ",");
        NeighbourSearch.Found found = search.nearest(SquaredScale.checked(points.cloud()), k);
        return new NeighbourGraph(
                points, evenStarts(size, k), found.neighbours(), found.squaredDistances(), found.recall());
    }

    /// Neighbourhoods chosen by the caller, one list of rows for each row; the row itself may be in its list or
    /// not. Rows at the same place pool their lists.
    public static NeighbourGraph given(PointCloud cloud, int[][] lists) {
        Check.that(
                lists.length == cloud.size(),
                "the graph has " + lists.length + " lists but there are " + cloud.size() + " points");
        return new GivenLists(DistinctPoints.of(cloud), lists).graph();
    }

    /// The neighbourhoods of a graph that was given with its weights: whoever has an edge to a vertex.
    ///
    /// @param vertices of such a graph
    public static NeighbourGraph given(DistinctPoints vertices) {
        SparseMatrix weights = vertices.graph().orElseThrow().weights();
        int[][] lists = new int[weights.size()][];
        Arrays.setAll(
                lists, i -> Arrays.copyOfRange(weights.columns(), weights.rowStart()[i], weights.rowStart()[i + 1]));
        return new GivenLists(vertices, lists).graph();
    }

    static NeighbourGraph of(DistinctPoints points, int[] start, int[] neighbours, double[] squaredDistances) {
        return new NeighbourGraph(points, start, neighbours, squaredDistances, OptionalDouble.empty());
    }

    /// Neighbourhoods that have been copied out, one after the other, k rows each, the centre first: centre i is
    /// row i * k. A row that belongs to several neighbourhoods is there as often.
    public static NeighbourGraph copied(PointCloud rows, int k) {
        int centres = rows.size() / k;
        int[] members = new int[rows.size()];
        double[] squares = new double[rows.size()];
        for (int row = 0; row < members.length; row++) {
            members[row] = row;
            squares[row] = rows.squaredDistance(row - row % k, row);
        }
        return of(DistinctPoints.asTheyAre(rows), evenStarts(centres, k), members, squares);
    }

    /// Part of a larger graph: of these points, which are distinct, only the first have a neighbourhood here, k
    /// members each, the centre first. The others are there as members.
    public static NeighbourGraph partial(PointCloud points, int k, int[] members, double[] squaredDistances) {
        return of(DistinctPoints.asTheyAre(points), evenStarts(members.length / k, k), members, squaredDistances);
    }

    private static int[] evenStarts(int size, int k) {
        int[] start = new int[size + 1];
        for (int i = 0; i <= size; i++) start[i] = Math.multiplyExact(i, k);
        return start;
    }

    /// The same graph with only the k nearest of each neighbourhood: what a search for that k would have found. One
    /// that was given with its weights stays as it is.
    public NeighbourGraph cut(int k) {
        if (isGiven() || (smallestDegree() == k && largestDegree() == k)) return this;
        int[] cutStart = evenStarts(size(), k);
        int[] cutNeighbours = new int[cutStart[size()]];
        double[] cutDistances = new double[cutNeighbours.length];
        for (int i = 0; i < size(); i++) {
            if (degree(i) < k)
                throw new InvalidInput(
                        "neighbours must be at most " + degree(i) + ", what point " + i + " has, but is " + k);
            System.arraycopy(neighbours, start[i], cutNeighbours, cutStart[i], k);
            System.arraycopy(squaredDistances, start[i], cutDistances, cutStart[i], k);
        }
        return new NeighbourGraph(points, cutStart, cutNeighbours, cutDistances, recall);
    }

    /// The same graph without some of the neighbours.
    ///
    /// @param dropped entries of [#members]
    /// @param least how many nearest of each neighbourhood stay in any case, the centre counted
    public NeighbourGraph without(BitSet dropped, int least) {
        if (dropped.isEmpty()) return this;
        int[] keptStart = new int[start.length];
        int[] kept = new int[neighbours.length];
        double[] keptDistances = new double[neighbours.length];
        int count = 0;
        for (int i = 0; i < size(); i++) {
            for (int p = start[i]; p < start[i + 1]; p++) {
                if (p - start[i] >= least && dropped.get(p)) continue;
                kept[count] = neighbours[p];
                keptDistances[count++] = squaredDistances[p];
            }
            keptStart[i + 1] = count;
        }
        return new NeighbourGraph(
                points, keptStart, Arrays.copyOf(kept, count), Arrays.copyOf(keptDistances, count), recall);
    }

    /// Number of neighbourhoods: of distinct points, unless the graph is [#partial].
    public int size() {
        return start.length - 1;
    }

    /// The distinct points.
    public PointCloud cloud() {
        return points.cloud();
    }

    /// How the caller's rows became distinct points.
    public DistinctPoints points() {
        return points;
    }

    /// The weights of a graph that was given with them.
    public Optional<SparseMatrix> weights() {
        return points.graph().map(WeightedGraph::weights);
    }

    /// Whether it was given with its weights, and not made of coordinates.
    public boolean isGiven() {
        return weights().isPresent();
    }

    /// Size of the neighbourhood of i, the centre counted.
    public int degree(int i) {
        return start[i + 1] - start[i];
    }

    public int largestDegree() {
        return largestDegree;
    }

    public int smallestDegree() {
        return smallestDegree;
    }

    /// The measured part of the true neighbours that an approximate search found, of the search this graph comes
    /// from; empty where the neighbours are exact or were given.
    public OptionalDouble recall() {
        return recall;
    }

    /// The j-th member of the neighbourhood of i; the 0-th is i itself.
    public int neighbour(int i, int j) {
        return neighbours[start[i] + j];
    }

    public double squaredDistance(int i, int j) {
        return squaredDistances[start[i] + j];
    }

    public int[] neighbourhood(int i) {
        return Arrays.copyOfRange(neighbours, start[i], start[i + 1]);
    }

    /// Where the neighbourhood of i begins in [#members]; one more entry than points.
    public int[] starts() {
        return start;
    }

    /// All neighbourhoods one after the other; shared, not to be written to.
    public int[] members() {
        return neighbours;
    }
}
