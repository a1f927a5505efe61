package dev.tangent.method.spec;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.LambdaFreeRule;

/// What is used when nobody says and nothing is searched: the only place where that is decided.
public final class Defaults {
    public static final RegularizerMethod METHOD = Methods.LOCAL_GAUSSIAN;

    public static final double RELATIVE_LAMBDA = 1e-6;

    /// Neighbours, unless the dimension asks for more or the points are fewer.
    public static final int USUAL_NEIGHBOURS = 20;

    public static final int LARGEST_DIMENSION = 10;

    private Defaults() {}

    /// A value for every parameter of a method.
    public static ParameterValues fill(Method method, ParameterValues given, CloudSize cloud) {
        int usual =
                method instanceof LambdaFreeRule rule ? rule.usualNeighbours().getFirst() : USUAL_NEIGHBOURS;
        int wanted = given.has(DIMENSION) ? neighbours(method, given.of(DIMENSION)) : usual;
        ParameterValues settings = given.withDefault(NEIGHBOURS, Math.max(2, Math.min(wanted, cloud.distinct())));
        if (method.takes(DIMENSION))
            settings = settings.withDefault(DIMENSION, dimension(method, settings.of(NEIGHBOURS), cloud.coordinates()));
        for (Parameter<?> parameter : method.parameters()) settings = settings.withFallback(parameter);
        return settings;
    }

    /// A value for every parameter of an embedding by geodesics.
    ///
    /// @param given with the dimension
    public static ParameterValues fill(ParameterValues given, CloudSize cloud) {
        return given.withDefault(NEIGHBOURS, Math.max(2, Math.min(USUAL_NEIGHBOURS, cloud.distinct())));
    }

    /// Half as many again as the method needs at least, so that its fits do not depend on single points.
    private static int neighbours(Method method, int dimension) {
        int needed = method.leastNeighbours(dimension);
        return Math.max(
                Math.max(USUAL_NEIGHBOURS, 2 * dimension), needed > dimension + 2 ? Math.ceilDiv(3 * needed, 2) : 0);
    }

    /// The largest that the neighbourhoods have room for.
    private static int dimension(Method method, int neighbours, int coordinates) {
        int dimension = Math.min(coordinates, LARGEST_DIMENSION);
        while (dimension > 1 && method.leastNeighbours(dimension) > neighbours) dimension--;
        return dimension;
    }
}
