package dev.tangent.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// Small tables to feed the program with.
final class Tables {
    private Tables() {}

    static Path write(Path file, String... lines) {
        try {
            return Files.writeString(file, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Two lists of arguments as one.
    static Object[] joined(Object[] first, Object... more) {
        return Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray();
    }

    /// A command for the operating system.
    static List<String> words(Path program, Path script, String... args) {
        List<String> words = new ArrayList<>(List.of(program.toString(), script.toString()));
        words.addAll(List.of(args));
        return words;
    }

    /// A function outside the null space of every regularizer.
    static double height(double x, double y) {
        return Math.sin(3 * x) + y * y;
    }

    /// Random points x, y and z = sin(3x) + y^2, known in every tenth row.
    static String[] surface(int rows, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] lines = new String[rows + 1];
        lines[0] = "x,y,z";
        for (int i = 0; i < rows; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            lines[i + 1] = x + "," + y + "," + (i % 10 == 0 ? height(x, y) : "");
        }
        return lines;
    }

    /// Points x, y; a wave and a slope, known with noise in every sixth row.
    static String[] waves() {
        String[] lines = surface(240, 5);
        lines[0] = "x,y,wave,slope";
        for (int i = 1; i < lines.length; i++) {
            String[] cells = lines[i].split(",", -1);
            double x = Double.parseDouble(cells[0]);
            double y = Double.parseDouble(cells[1]);
            double noise = 0.05 * (i * 31 % 7 - 3);
            lines[i] = x + "," + y + (i % 6 == 0 ? "," + (Math.sin(7 * x) + noise) + "," + (100 * y + noise) : ",,");
        }
        return lines;
    }

    /// Two half circles that reach into each other, x and y, and their names in the first rows.
    static String[] moons(int rows, int labelled, long seed, String upper, String lower) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] lines = new String[rows + 1];
        lines[0] = "x,y,side";
        for (int i = 0; i < rows; i++) {
            double angle = Math.PI * random.nextDouble();
            boolean up = i % 2 == 0;
            double x = (up ? Math.cos(angle) : 1 - Math.cos(angle)) + 0.04 * random.nextGaussian();
            double y = (up ? Math.sin(angle) : 0.5 - Math.sin(angle)) + 0.04 * random.nextGaussian();
            lines[i + 1] = x + "," + y + "," + (i >= labelled ? "" : up ? upper : lower);
        }
        return lines;
    }
}
