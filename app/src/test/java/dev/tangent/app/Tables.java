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
}
