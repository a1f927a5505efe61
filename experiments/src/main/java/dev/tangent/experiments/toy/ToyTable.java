package dev.tangent.experiments.toy;

import java.util.List;
import java.util.Locale;

/// What the methods make of the square, for people and for programs.
public final class ToyTable {
    private ToyTable() {}

    /// One method.
    public record ToyRow(String method, double meanNear, double atLabel, double seconds) {}

    /// A row for each method.
    public static List<ToyRow> rows(List<ToyResult> results) {
        return results.stream()
                .map(result -> new ToyRow(result.method(), result.near(), result.atLabel(), result.seconds()))
                .toList();
    }

    /// The same as text, with how to read it.
    public static String text(List<ToyResult> results) {
        StringBuilder text =
                new StringBuilder("Five labels on a square of 10,000 points: -1 at the corners, 10 at the centre.\n\n");
        text.append(String.format("%-32s %16s %14s %8s%n", "method", "mean within 0.1", "at the label", "seconds"));
        for (ToyResult result : results)
            text.append(String.format(
                    Locale.ROOT,
                    "%-32s %16.2f %14.2f %8.2f%n",
                    result.method() + ", " + result.title(),
                    result.near(),
                    result.atLabel(),
                    result.seconds()));
        return text.append(
                        "\nClose to 10 near the label is smooth; far below it is a spike that only the label knows of.\n")
                .toString();
    }
}
