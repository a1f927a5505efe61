package dev.tangent.method;

import dev.tangent.learning.Prior;
import dev.tangent.learning.classification.LambdaFreeClassifier;
import dev.tangent.regularizer.energy.Laplacian;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// Classifies the points of a weighted graph; there is no lambda.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record LambdaFreeRule(String name, String title, String description, Function<Prior, LambdaFreeClassifier> maker)
        implements Method {
    @Override
    public List<Parameter<?>> parameters() {
        return List.of(Parameter.NEIGHBOURS, Parameter.BANDWIDTH);
    }

    @Override
    public Set<Capability> capabilities() {
        return EnumSet.of(Capability.CLASSES);
    }

    public Laplacian weights(ParameterValues settings) {
        return new Laplacian(settings.of(Parameter.BANDWIDTH));
    }
}
