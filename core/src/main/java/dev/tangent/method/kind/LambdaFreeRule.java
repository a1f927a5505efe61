package dev.tangent.method.kind;

import dev.tangent.learning.Prior;
import dev.tangent.learning.classification.LambdaFreeClassifier;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.Laplacian;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// Classifies the points of a weighted graph; there is no lambda.
///
/// @param parameters neighbours, and what its weights are made with
/// @param usualNeighbours what a search tries; the first is used without a search. Few, because far edges join classes
/// @param weights of the graph
public record LambdaFreeRule(
        String name,
        String title,
        String description,
        List<Parameter<?>> parameters,
        List<Integer> usualNeighbours,
        Function<ParameterValues, Regularizer> weights,
        Function<Prior, LambdaFreeClassifier> maker)
        implements Method {
    public LambdaFreeRule {
        parameters = List.copyOf(parameters);
        usualNeighbours = List.copyOf(usualNeighbours);
    }

    /// Over the graph Laplacian.
    public static LambdaFreeRule overLaplacian(
            String name, String title, String description, Function<Prior, LambdaFreeClassifier> maker) {
        return new LambdaFreeRule(
                name,
                title,
                description,
                List.of(Parameter.NEIGHBOURS, Parameter.BANDWIDTH),
                List.of(10, 20, 40),
                settings -> new Laplacian(settings.of(Parameter.BANDWIDTH)),
                maker);
    }

    @Override
    public Set<Capability> capabilities() {
        return EnumSet.of(Capability.CLASSES, Capability.GRAPHS);
    }

    public Regularizer weights(ParameterValues settings) {
        return weights.apply(settings);
    }
}
