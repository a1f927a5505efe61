package dev.tangent.method;

import dev.tangent.method.kind.GeodesicMethod;
import java.util.List;
import java.util.Set;

/// A method that gives points coordinates along the manifold.
public sealed interface EmbeddingMethod permits RegularizerMethod, GeodesicMethod {
    /// A short word that names it, unique in the catalogue.
    String name();

    String title();

    String description();

    List<Parameter<?>> parameters();

    /// Refuses values for parameters that the method does not take, and says whose they are.
    static void checkParameters(EmbeddingMethod method, Set<Parameter<?>> given) {
        for (Parameter<?> parameter : given)
            if (!method.parameters().contains(parameter)) throw Method.foreign(parameter, List.of(method.name()));
    }
}
