package dev.tangent.fit.assessment;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Some labelled rows taken out with their labels, as if they had never been there.
///
/// @param rest the other rows
/// @param training labels of those, by their numbers among them
/// @param places the rows that were taken out
/// @param truth their labels, by their numbers among those
public record PlacesApart(IncompletePoints rest, Target training, IncompletePoints places, Target truth) {
    /// Part of the labelled rows whose labels are drawn.
    private static final double SHARE = 0.25;

    public static PlacesApart of(Points given, Target target, long seed) {
        if (given instanceof WeightedGraph)
            throw new InvalidInput("which columns matter cannot be told on a graph of one's own, whose vertices cannot"
                    + " be left out; fit the coordinates without it");
        IncompletePoints points = given.withGaps();
        Target.Split<? extends Target> split = switch (target) {
            case Labels labels -> labels.split(SHARE, seed);
            case ClassLabels classes -> classes.split(SHARE, seed);
        };
        int[] taken = split.heldOut().rows();
        for (int row : taken) Check.index(row, points.size(), "labelled point");
        int[] left = IntStream.range(0, points.size())
                .filter(row -> Arrays.binarySearch(taken, row) < 0)
                .toArray();
        return new PlacesApart(
                points.select(left),
                renamed(split.training(), left),
                points.select(taken),
                renamed(split.heldOut(), taken));
    }

    /// @param rows in their new order
    private static Target renamed(Target target, int[] rows) {
        return switch (target) {
            case Labels labels -> labels.renamed(row -> Arrays.binarySearch(rows, row));
            case ClassLabels classes -> classes.renamed(row -> Arrays.binarySearch(rows, row));
        };
    }
}
