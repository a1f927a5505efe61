package dev.tangent.fit;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Rows at one place whose labels differ. A function has one value there, and only the mean of such labels is learnt
/// and held out: what they differ by is in no error that is measured.
final class LabelContradictions {
    /// A share of the labels' size that is rounding.
    private static final double ROUNDING = 1e-9;

    private LabelContradictions() {}

    /// A sentence for each output that has some; one for all classes.
    ///
    /// @param merged the labels at the distinct points
    static List<String> of(
            Labels rows, DistinctPoints points, DistinctLabels merged, List<String> outputs, boolean classes) {
        if (rows.size() == merged.size()) return List.of();
        int[] place = new int[points.cloud().size()];
        for (int i = 0; i < merged.size(); i++) place[merged.point(i)] = i;
        if (classes) return ofClasses(rows, points, merged, place).stream().toList();
        return IntStream.range(0, outputs.size())
                .mapToObj(c -> ofOutput(rows, points, merged, place, c, outputs.get(c)))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<String> ofOutput(
            Labels rows, DistinctPoints points, DistinctLabels merged, int[] place, int output, String name) {
        double largest = Arrays.stream(merged.values().column(output))
                .map(Math::abs)
                .max()
                .orElse(0);
        BitSet places = new BitSet();
        double squares = 0;
        int count = 0;
        for (int i = 0; i < rows.size(); i++) {
            int point = points.pointOf(rows.row(i));
            if (!rows.has(i, output)) continue;
            double difference = rows.value(i, output) - merged.value(place[point], output);
            if (Math.abs(difference) <= ROUNDING * largest) continue;
            places.set(point);
            squares += difference * difference;
            count++;
        }
        if (count == 0) return Optional.empty();
        return Optional.of(String.format(
                Locale.ROOT,
                "%d places have rows with different labels of '%s' (standard deviation %.4g about their mean): the mean"
                        + " is learnt, and errors and intervals are of the mean, not of a single label",
                places.cardinality(),
                name,
                Math.sqrt(squares / count)));
    }

    /// Labels are shares of the classes: one and zero where all rows at a place agree.
    private static Optional<String> ofClasses(Labels rows, DistinctPoints points, DistinctLabels merged, int[] place) {
        long places = IntStream.range(0, rows.size())
                .map(i -> points.pointOf(rows.row(i)))
                .distinct()
                .filter(point -> Arrays.stream(merged.values().row(place[point]))
                        .anyMatch(share -> share > ROUNDING && share < 1 - ROUNDING))
                .count();
        return places == 0
                ? Optional.empty()
                : Optional.of(places + " places have rows with labels of different classes: each counts in part");
    }
}
