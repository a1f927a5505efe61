package dev.tangent.preprocessing;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// How every row comes by its values: a complete one has its own; one that lacks coordinates has a mean of those of the
/// complete points nearest in what it has, and the spread of theirs is its ambiguity.
public final class RowCompletion {
    /// Enough to show that a value is ambiguous, few enough to be near.
    private static final int NEIGHBOURS = 20;

    private final int[] position;
    private final PartialNeighbours.WeightedNeighbours[] neighbours;

    private RowCompletion(int[] position, PartialNeighbours.WeightedNeighbours[] neighbours) {
        this.position = position;
        this.neighbours = neighbours;
    }

    /// Where values come from.
    public enum CompletionSource {
        COMPUTED,
        NEIGHBOURS,
        /// The same, but they are far from it in the coordinates that it has.
        FAR_NEIGHBOURS,
        /// Nothing is known of the row, or it is not to be used.
        NOTHING
    }

    /// Every row has its own values.
    static RowCompletion identity(int rows) {
        return new RowCompletion(IntStream.range(0, rows).toArray(), new PartialNeighbours.WeightedNeighbours[0]);
    }

    /// Rows other than the complete ones have no values.
    public static RowCompletion dropping(int rows, int[] complete) {
        PartialNeighbours.WeightedNeighbours[] none = new PartialNeighbours.WeightedNeighbours[rows];
        Arrays.fill(none, PartialNeighbours.WeightedNeighbours.NONE);
        return new RowCompletion(positions(rows, complete), none);
    }

    /// Rows other than the complete ones have those of sources near them.
    ///
    /// @param complete rows that values will be computed for, ascending
    /// @param sources points whose values will be known, in the same scale
    public static RowCompletion of(IncompletePoints points, int[] complete, PointCloud sources) {
        int[] position = positions(points.size(), complete);
        int[] others = IntStream.range(0, position.length)
                .filter(row -> position[row] < 0)
                .toArray();
        List<PartialNeighbours.WeightedNeighbours> found =
                new PartialNeighbours(sources, NEIGHBOURS).of(points, others);
        PartialNeighbours.WeightedNeighbours[] neighbours = new PartialNeighbours.WeightedNeighbours[position.length];
        Arrays.fill(neighbours, PartialNeighbours.WeightedNeighbours.NONE);
        for (int t = 0; t < others.length; t++) neighbours[others[t]] = found.get(t);
        return new RowCompletion(position, neighbours);
    }

    private static int[] positions(int rows, int[] complete) {
        int[] position = new int[rows];
        Arrays.fill(position, -1);
        for (int t = 0; t < complete.length; t++) position[complete[t]] = t;
        return position;
    }

    public int rows() {
        return position.length;
    }

    public boolean isIdentity() {
        return neighbours.length == 0;
    }

    /// Number of a row among the complete ones; -1 for others.
    public int position(int row) {
        return position[row];
    }

    /// The sources of a row that is not complete, and their weights' order is that of [#weights].
    public int[] sources(int row) {
        return neighbours[row].points().clone();
    }

    /// They sum to one.
    public double[] weights(int row) {
        return neighbours[row].weights().clone();
    }

    public CompletionSource origin(int row) {
        if (position[row] >= 0) return CompletionSource.COMPUTED;
        if (neighbours[row].points().length == 0) return CompletionSource.NOTHING;
        return neighbours[row].areFar() ? CompletionSource.FAR_NEIGHBOURS : CompletionSource.NEIGHBOURS;
    }

    /// How many rows come by their values so.
    public int count(CompletionSource source) {
        return (int)
                IntStream.range(0, rows()).filter(row -> origin(row) == source).count();
    }

    /// The values of all rows.
    ///
    /// @param computed of the complete rows
    /// @param known of the sources
    /// @param otherwise for rows of which nothing is known
    public Matrix values(Matrix computed, Matrix known, double[] otherwise) {
        if (isIdentity()) return computed;
        return all((row, c) -> computed.at(position[row], c), (row, c) -> mean(row, known, c), otherwise);
    }

    /// A number for a row and a column.
    @FunctionalInterface
    private interface Cell {
        double at(int row, int column);
    }

    /// All rows, by what is said of each source.
    private Matrix all(Cell computed, Cell neighbouring, double[] otherwise) {
        Matrix all = Matrix.zeros(rows(), otherwise.length);
        for (int row = 0; row < rows(); row++)
            for (int c = 0; c < all.columns(); c++)
                all.set(
                        row,
                        c,
                        switch (origin(row)) {
                            case COMPUTED -> computed.at(row, c);
                            case NEIGHBOURS, FAR_NEIGHBOURS -> neighbouring.at(row, c);
                            case NOTHING -> otherwise[c];
                        });
        return all;
    }

    private double mean(int row, Matrix known, int column) {
        double sum = 0;
        for (int t = 0; t < neighbours[row].points().length; t++)
            sum += neighbours[row].weights()[t] * known.at(neighbours[row].points()[t], column);
        return sum;
    }

    /// Standard deviations among the sources of each row; zero for those computed.
    ///
    /// @param known of the sources
    /// @param otherwise for rows of which nothing is known, and the least for those that are far from their sources
    public Matrix spreads(Matrix known, double[] otherwise) {
        return all((row, c) -> 0, (row, c) -> spread(row, known, c, otherwise[c]), otherwise);
    }

    private double spread(int row, Matrix known, int column, double least) {
        double deviation = deviation(row, known, column);
        return neighbours[row].areFar() ? Math.max(deviation, least) : deviation;
    }

    private double deviation(int row, Matrix known, int column) {
        double mean = mean(row, known, column);
        double sum = 0;
        for (int t = 0; t < neighbours[row].points().length; t++) {
            double difference = known.at(neighbours[row].points()[t], column) - mean;
            sum += neighbours[row].weights()[t] * difference * difference;
        }
        return Math.sqrt(sum);
    }
}
