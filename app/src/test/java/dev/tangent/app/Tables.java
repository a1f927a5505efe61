package dev.tangent.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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

    /// Random points x, y and z = x + 2 y, known in every tenth row.
    static String[] plane(int rows, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] lines = new String[rows + 1];
        lines[0] = "x,y,z";
        for (int i = 0; i < rows; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            lines[i + 1] = x + "," + y + "," + (i % 10 == 0 ? x + 2 * y : "");
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
