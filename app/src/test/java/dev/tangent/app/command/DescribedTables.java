package dev.tangent.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A rolled-up strip as files of several kinds: plain, with gaps, with decimal commas, files of labels beside it, and
/// graphs of its rows. They lie below the folder that tests run in, so that every front calls them by the same name.
record DescribedTables(Path folder) {
    static final String CATEGORY = "side, \"or\" so";
    private static final int ROWS = 90;

    static DescribedTables written(String name) throws IOException {
        DescribedTables tables = new DescribedTables(Files.createDirectories(Path.of("target", name)));
        tables.write("points.csv", false, ",", ".");
        tables.write("gaps.csv", true, ",", ".");
        tables.write("comma.csv", false, ";", ",");
        tables.writeLabels();
        tables.writeGraphs();
        return tables;
    }

    String file(String name) {
        return folder.resolve(name).toString();
    }

    private void write(String name, boolean gaps, String separator, String mark) throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                String.join(separator, List.of("x", "y", "z", "\"side, \"\"or\"\" so\"", "day", "angle", "height", "w"))
                        + separator + "digit" + separator + "kind"));
        for (int i = 0; i < ROWS; i++) {
            double angle = angle(i);
            List<String> cells = new ArrayList<>(List.of(
                    number(angle * Math.cos(angle), mark),
                    gaps && i % 17 == 5 ? "" : number(i % 7 + 0.25, mark),
                    number(angle * Math.sin(angle), mark),
                    i % 3 == 0 ? "left" : "right",
                    String.format(Locale.ROOT, "2024-03-%02d", 1 + i % 28)));
            cells.addAll(
                    i % 4 == 0
                            ? List.of(
                                    number(value(i), mark),
                                    number(i % 5 + 0.5, mark),
                                    number(0.5 + i % 3, mark),
                                    String.valueOf(i / 45),
                                    i < 40 ? "red, dark" : "blue=1")
                            : List.of("", "", "", "", ""));
            cells.set(9, cells.get(9).contains(",") ? '"' + cells.get(9) + '"' : cells.get(9));
            lines.add(String.join(separator, cells));
        }
        Files.write(folder.resolve(name), lines);
    }

    private void writeLabels() throws IOException {
        List<String> named = new ArrayList<>(List.of("row,angle,w"));
        List<String> each = new ArrayList<>(List.of("angle,height"));
        for (int i = 0; i < ROWS; i++) {
            if (i % 4 == 0) named.add(i + "," + value(i) + "," + (1 + i % 3));
            each.add(i % 4 == 0 ? value(i) + "," + i % 5 : ",");
        }
        Files.write(folder.resolve("labels.csv"), named);
        Files.write(folder.resolve("each.csv"), each);
    }

    /// The strip as a chain, once with edges of one direction that the last row has none of.
    private void writeGraphs() throws IOException {
        List<String> matrix = new ArrayList<>(
                List.of("%%MatrixMarket matrix coordinate real symmetric", ROWS + " " + ROWS + " " + (2 * ROWS - 3)));
        List<String> edges = new ArrayList<>(List.of("from,to,weight"));
        for (int i = 0; i < ROWS; i++)
            for (int step = 1; step <= 2 && step <= i; step++) {
                matrix.add((i + 1) + " " + (i + 1 - step) + " " + 1 / (step + i % 3 * 0.1));
                if (i < ROWS - 1) edges.add(i + "," + (i - step) + "," + 1.0 / step);
            }
        Files.write(folder.resolve("chain.mtx"), matrix);
        Files.write(folder.resolve("edges.csv"), edges);
    }

    private static double angle(int i) {
        return 3 + 0.08 * i;
    }

    private static double value(int i) {
        return angle(i) + 0.1 * Math.sin(17 * i);
    }

    private static String number(double value, String mark) {
        return String.valueOf(value).replace(".", mark);
    }
}
