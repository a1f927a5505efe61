package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.BANDWIDTH;
import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;
import static dev.tangent.app.method.Parameter.NULL_SPACE;
import static dev.tangent.app.method.Parameter.ORDER;
import static dev.tangent.app.method.Parameter.POWER;
import static dev.tangent.app.method.Parameter.REACH;
import static dev.tangent.app.method.Parameter.SCALE;

import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.LocalDerivative;
import dev.tangent.regularizer.LocalGaussian;

/// What is used when nobody says: the only place where that is decided.
public final class Defaults {
    public static final String METHOD = "lg";
    public static final double RELATIVE_LAMBDA = 1e-6;

    private static final int FEWEST_NEIGHBOURS = 20;
    private static final int LARGEST_DIMENSION = 10;

    private Defaults() {}

    public static Settings fill(Method method, Settings given, int distinct, int coordinates) {
        int wanted = given.has(DIMENSION) ? neighbours(method, given.of(DIMENSION)) : FEWEST_NEIGHBOURS;
        Settings settings = given.withDefault(NEIGHBOURS, Math.max(2, Math.min(wanted, distinct)));
        if (method.takes(DIMENSION))
            settings = settings.withDefault(DIMENSION, dimension(method, settings.of(NEIGHBOURS), coordinates));
        if (method.takes(REACH)) settings = settings.withDefault(REACH, LocalDerivative.USUAL_SCALE);
        if (method.takes(ORDER)) settings = settings.withDefault(ORDER, LocalDerivative.USUAL_ORDER);
        if (method.takes(SCALE)) settings = settings.withDefault(SCALE, LocalGaussian.PAPER_SCALE);
        if (method.takes(NULL_SPACE)) settings = settings.withDefault(NULL_SPACE, "linear");
        if (method.takes(POWER)) settings = settings.withDefault(POWER, 2);
        if (method.takes(BANDWIDTH)) settings = settings.withDefault(BANDWIDTH, new Bandwidth.Relative(1));
        return settings;
    }

    /// Half as many again as the method cannot do without, for its fits not to hang on single points.
    private static int neighbours(Method method, int dimension) {
        int needed = method.leastNeighbours(dimension);
        return Math.max(
                Math.max(FEWEST_NEIGHBOURS, 2 * dimension), needed > dimension + 2 ? Math.ceilDiv(3 * needed, 2) : 0);
    }

    /// The largest that the neighbourhoods have room for.
    private static int dimension(Method method, int neighbours, int coordinates) {
        int dimension = Math.min(coordinates, LARGEST_DIMENSION);
        while (dimension > 1 && method.leastNeighbours(dimension) > neighbours) dimension--;
        return dimension;
    }
}
