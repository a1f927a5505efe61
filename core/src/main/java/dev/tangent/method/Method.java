package dev.tangent.method;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.kind.TrendMethod;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A method to choose: its name, what it is, what it can be told and what it can do.
public sealed interface Method permits RegularizerMethod, LambdaFreeRule, TrendMethod, BaselineMethod {
    /// A short word that names it, unique in the catalogue.
    String name();

    String title();

    String description();

    List<Parameter<?>> parameters();

    Set<Capability> capabilities();

    default boolean can(Capability capability) {
        return capabilities().contains(capability);
    }

    /// The least number of neighbours it can work with.
    ///
    /// @param dimension of the manifold, 0 if the method does not use one
    default int leastNeighbours(int dimension) {
        return dimension + 2;
    }

    default boolean takes(Parameter<?> parameter) {
        return parameters().contains(parameter);
    }

    /// Those that it can still be told where there is a graph: one that was given has its neighbours and weights.
    default List<Parameter<?>> parametersOver(NeighbourGraph graph) {
        return parameters().stream()
                .filter(each -> !graph.isGiven() || !Parameter.OF_GRAPHS.contains(each))
                .toList();
    }

    /// Refuses values for parameters that none of these methods takes, and says whose they are.
    static void checkParameters(List<? extends Method> methods, Set<Parameter<?>> given) {
        for (Parameter<?> parameter : given) {
            if (methods.stream().anyMatch(method -> method.takes(parameter))) continue;
            throw foreign(parameter, names(methods.stream()));
        }
    }

    /// What to say of a parameter that none of the named methods takes.
    static InvalidInput foreign(Parameter<?> parameter, List<String> methods) {
        List<String> owners = names(Methods.all().stream().filter(method -> method.takes(parameter)));
        return new InvalidInput(
                "%s belongs to %s %s, not to %s",
                parameter.subject(), Subject.METHOD, String.join(" and ", owners), String.join(" or ", methods));
    }

    private static List<String> names(Stream<? extends Method> methods) {
        return methods.map(Method::name).toList();
    }
}
