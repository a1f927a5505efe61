package dev.tangent.method.spec;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;

/// What settings must satisfy for given points, checked before the search for neighbours, which may take long.
public final class Bounds {
    private static final int FEWEST = 2;

    private Bounds() {}

    /// Whether the settings pass [#check].
    public static boolean allow(Method method, ParameterValues settings, CloudSize cloud) {
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        return k <= cloud.distinct() && m <= cloud.coordinates() && (m == 0 || k >= method.leastNeighbours(m));
    }

    /// Refuses points that are too few for a neighbourhood of any method.
    public static void checkNeighbourhood(CloudSize cloud) {
        if (cloud.distinct() < FEWEST) throw tooFew(cloud, FEWEST, "");
    }

    private static InvalidInput tooFew(CloudSize cloud, int least, Object reason) {
        return new InvalidInput(
                "%s has too few points: %s distinct ones are needed%s but there are %s",
                cloud.source(), least, reason, cloud.distinct());
    }

    public static void check(Method method, ParameterValues settings, CloudSize cloud) {
        int distinct = cloud.distinct();
        String source = cloud.source();
        int k = settings.of(NEIGHBOURS);
        int m = dimension(settings);
        int least = method.leastNeighbours(m);
        if (m > cloud.coordinates())
            throw new InvalidInput(
                    "%s must be at most the number of coordinates, %s, but is %s",
                    DIMENSION.subject(), cloud.coordinates(), m);
        if (distinct < least)
            throw tooFew(cloud, least, m == 0 ? "" : Message.of(" for %s %s", DIMENSION.subject(), m));
        if (k > distinct)
            throw new InvalidInput(
                    "%s must be at most the number of distinct points in %s, %s, but is %s",
                    NEIGHBOURS.subject(), source, distinct, k);
        if (m > 0 && k < least)
            throw new InvalidInput("%s must be at least %s but is %s", NEIGHBOURS.subject(), least(method, m), k);
    }

    private static int dimension(ParameterValues settings) {
        return settings.has(DIMENSION) ? settings.of(DIMENSION) : 0;
    }

    /// The least number of neighbours for a dimension, and how it comes about.
    public static Message least(Method method, int m) {
        int least = method.leastNeighbours(m);
        return least == m + 2
                ? Message.of("%s + 2 = %s", DIMENSION.subject(), least)
                : Message.of(
                        "m + m(m + 1)/2 + 1 = %s for %s %s with %s %s",
                        least, Subject.METHOD, method.name(), DIMENSION.subject(), m);
    }
}
