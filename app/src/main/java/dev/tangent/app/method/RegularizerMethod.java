package dev.tangent.app.method;

import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.function.Function;

/// Minimises loss + lambda f'Rf.
///
/// @param maker of R, called with a value for every parameter
public record RegularizerMethod(
        String name,
        String title,
        String description,
        List<Parameter<?>> parameters,
        Function<Settings, Regularizer> maker)
        implements Method {

    public Regularizer regularizer(Settings settings) {
        return maker.apply(settings);
    }
}
