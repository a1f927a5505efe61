package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;

import dev.tangent.linalg.InvalidInput;

/// What the settings must satisfy for given points. The core checks the same; here it is checked before the search for
/// neighbours, which may take long, and in the words of the command line.
public final class Bounds {
    private Bounds() {}

    /// Whether the settings pass [#check].
    public static boolean allow(Settings settings, int distinct, int coordinates) {
        int k = settings.of(NEIGHBOURS);
        int m = settings.has(DIMENSION) ? settings.of(DIMENSION) : 0;
        return k <= distinct && m <= coordinates && (m == 0 || k >= m + 2);
    }

    public static void check(Settings settings, String file, int distinct, int coordinates) {
        int k = settings.of(NEIGHBOURS);
        int m = settings.has(DIMENSION) ? settings.of(DIMENSION) : 0;
        if (m > coordinates)
            throw new InvalidInput(DIMENSION.option() + " must be at most the number of coordinates, " + coordinates
                    + ", but is " + m);
        if (distinct < m + 2)
            throw new InvalidInput(file + " has too few points: " + (m + 2) + " distinct ones are needed"
                    + (m == 0 ? "" : " for " + DIMENSION.option() + " " + m) + " but there are " + distinct);
        if (k > distinct)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at most the number of distinct points in " + file
                    + ", " + distinct + ", but is " + k);
        if (m > 0 && k < m + 2)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at least " + DIMENSION.option() + " + 2 = " + (m + 2)
                    + " but is " + k);
    }
}
