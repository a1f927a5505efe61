package dev.tangent.app.method;

import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/// Minimises loss + lambda f'Rf.
///
/// @param least the least number of neighbours for a dimension, 0 where there is none
/// @param maker of R, called with a value for every parameter
public record RegularizerMethod(
        String name,
        String title,
        String description,
        List<Parameter<?>> parameters,
        IntUnaryOperator least,
        Function<Settings, Regularizer> maker)
        implements Method {

    public RegularizerMethod(
            String name,
            String title,
            String description,
            List<Parameter<?>> parameters,
            Function<Settings, Regularizer> maker) {
        this(name, title, description, parameters, m -> m + 2, maker);
    }

    @Override
    public int leastNeighbours(int dimension) {
        return least.applyAsInt(dimension);
    }

    public Regularizer regularizer(Settings settings) {
        return maker.apply(settings);
    }
}
