package dev.tangent.method;

import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.Regularizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/// Minimises loss + lambda f'Rf. A regularizer of one's own becomes a method by an instance of this.
///
/// @param parameters those that the regularizer is made of, [Parameter#NEIGHBOURS] first
/// @param least the least number of neighbours for a dimension, 0 where there is none
/// @param maker of the regularizer, called with a value for every parameter
public record RegularizerMethod(
        String name,
        String title,
        String description,
        List<Parameter<?>> parameters,
        IntUnaryOperator least,
        Function<ParameterValues, Regularizer> maker)
        implements Method, EmbeddingMethod {
    public RegularizerMethod {
        parameters = List.copyOf(parameters);
    }

    public RegularizerMethod(
            String name,
            String title,
            String description,
            List<Parameter<?>> parameters,
            Function<ParameterValues, Regularizer> maker) {
        this(name, title, description, parameters, m -> m + 2, maker);
    }

    /// A local regularizer of one's own, which takes the neighbours, the dimension and perhaps more.
    ///
    /// @param maker of the regularizer, called with a value for every parameter
    /// @param more parameters beside those two
    public static RegularizerMethod local(
            String name, Function<ParameterValues, LocalRegularizer> maker, Parameter<?>... more) {
        List<Parameter<?>> parameters = new ArrayList<>(List.of(Parameter.NEIGHBOURS, Parameter.DIMENSION));
        parameters.addAll(List.of(more));
        return new RegularizerMethod(name, name, "a local regularizer", parameters, maker::apply);
    }

    /// What is made of weights alone can take those of a graph; what else looks at coordinates, as far as is known.
    @Override
    public Set<Capability> capabilities() {
        Set<Capability> all = EnumSet.allOf(Capability.class);
        if (!takes(Parameter.BANDWIDTH)) all.remove(Capability.GRAPHS);
        return all;
    }

    @Override
    public int leastNeighbours(int dimension) {
        return least.applyAsInt(dimension);
    }

    public Regularizer regularizer(ParameterValues settings) {
        return maker.apply(settings);
    }
}
