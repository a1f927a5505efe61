package dev.tangent.service.table;

import dev.tangent.data.table.Table;
import dev.tangent.samples.motion.Landmarks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Rows that are poses of a body: how to draw them.
///
/// @param columns the places of joints, three columns each, by the names of the targets
public record Poses(Landmarks landmarks, List<String> columns) {
    public Poses {
        columns = List.copyOf(columns);
    }

    /// A pose to draw.
    ///
    /// @param bones pairs of places
    /// @param truth x, y, z of every place
    /// @param predicted the same as predicted; empty where nothing is
    public record Drawn(List<int[]> bones, List<double[]> truth, List<double[]> predicted) {}

    /// @param truth for each target the column with its true values
    /// @param predicted of the targets that a fit has, by their names
    Drawn drawn(Table table, Map<String, String> truth, int row, Map<String, Double> predicted) {
        double[] places = columns.stream()
                .mapToDouble(column -> table.numbers(truth.getOrDefault(column, column))[row])
                .toArray();
        double[] found = places.clone();
        for (int c = 0; c < found.length; c++) found[c] = predicted.getOrDefault(columns.get(c), found[c]);
        return new Drawn(landmarks.bones(), points(places), predicted.isEmpty() ? List.of() : points(found));
    }

    private List<double[]> points(double[] places) {
        double[] all = landmarks.drawn(places);
        List<double[]> points = new ArrayList<>();
        for (int t = 0; t < all.length; t += 3) points.add(Arrays.copyOfRange(all, t, t + 3));
        return points;
    }
}
