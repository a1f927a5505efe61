package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;

import dev.tangent.linalg.InvalidInput;

/// What the settings must satisfy for given points. The core checks the same; here it is checked before the search for
/// neighbours, which may take long, and in the words of the command line.
public final class Bounds {
    private Bounds() {}

    /// Whether the settings pass [#check].
    public static boolean allow(Method method, Settings settings, int distinct, int coordinates) {
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        return k <= distinct && m <= coordinates && (m == 0 || k >= method.leastNeighbours(m));
    }

    public static void check(Method method, Settings settings, String file, int distinct, int coordinates) {
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        int least = method.leastNeighbours(m);
        if (m > coordinates)
            throw new InvalidInput(DIMENSION.option() + " must be at most the number of coordinates, " + coordinates
                    + ", but is " + m);
        if (distinct < least)
            throw new InvalidInput(file + " has too few points: " + least + " distinct ones are needed"
                    + (m == 0 ? "" : " for " + DIMENSION.option() + " " + m) + " but there are " + distinct);
        if (k > distinct)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at most the number of distinct points in " + file
                    + ", " + distinct + ", but is " + k);
        if (m > 0 && k < least)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at least " + least(method, m) + " but is " + k);
    }

    private static int dimension(Settings settings) {
        return settings.has(DIMENSION) ? settings.of(DIMENSION) : 0;
    }

    /// The least number of neighbours for a dimension, and how it comes about.
    public static String least(Method method, int m) {
        int least = method.leastNeighbours(m);
        return least == m + 2
                ? DIMENSION.option() + " + 2 = " + least
                : "m + m(m + 1)/2 + 1 = " + least + " for --method " + method.name() + " with " + DIMENSION.option()
                        + " " + m;
    }
}
