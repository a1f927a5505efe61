package dev.tangent.method;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.InvalidInput;

/// What settings must satisfy for given points, checked before the search for neighbours, which may take long, and in
/// the words of the command line.
public final class Bounds {
    private Bounds() {}

    /// Whether the settings pass [#check].
    public static boolean allow(Method method, ParameterValues settings, CloudSize cloud) {
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        return k <= cloud.distinct() && m <= cloud.coordinates() && (m == 0 || k >= method.leastNeighbours(m));
    }

    public static void check(Method method, ParameterValues settings, CloudSize cloud) {
        int distinct = cloud.distinct();
        String source = cloud.source();
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        int least = method.leastNeighbours(m);
        if (m > cloud.coordinates())
            throw new InvalidInput(DIMENSION.option() + " must be at most the number of coordinates, "
                    + cloud.coordinates()
                    + ", but is " + m);
        if (distinct < least)
            throw new InvalidInput(source + " has too few points: " + least + " distinct ones are needed"
                    + (m == 0 ? "" : " for " + DIMENSION.option() + " " + m) + " but there are " + distinct);
        if (k > distinct)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at most the number of distinct points in " + source
                    + ", " + distinct + ", but is " + k);
        if (m > 0 && k < least)
            throw new InvalidInput(NEIGHBOURS.option() + " must be at least " + least(method, m) + " but is " + k);
    }

    private static int dimension(ParameterValues settings) {
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
