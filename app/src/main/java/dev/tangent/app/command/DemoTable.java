package dev.tangent.app.command;

import dev.tangent.experiments.toy.ToyResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// What `tangent demo` says: a table of the methods, where the pictures are, and what to try next.
final class DemoTable {
    private DemoTable() {}

    /// One row of the JSON form.
    record Row(String method, double meanNear, double atLabel, double seconds) {}

    static List<Row> rows(List<ToyResult> results) {
        return results.stream()
                .map(result -> new Row(result.method(), result.near(), result.atLabel(), result.seconds()))
                .toList();
    }

    static String text(List<ToyResult> results, Path png, Path svg) {
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
                        "\nClose to 10 near the label is smooth; far below it is a spike that only the label knows of.\n\n")
                .append("Pictures: ")
                .append(png)
                .append(", ")
                .append(svg)
                .append("""

                        Try next, with a table of your own that has a value in some rows of a column y:
                          tangent predict points.csv --target y -o predictions.csv
                          tangent predict points.csv --target y --method ilap -k 20 -o predictions.csv
                        """)
                .toString();
    }
}
