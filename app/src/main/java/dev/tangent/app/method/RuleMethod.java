package dev.tangent.app.method;

import dev.tangent.learning.classification.LambdaFreeClassifier;
import dev.tangent.learning.classification.Prior;
import dev.tangent.regularizer.Laplacian;
import java.util.List;
import java.util.function.Function;

/// Classifies the points of a weighted graph; there is no lambda.
public record RuleMethod(String name, String title, String description, Function<Prior, LambdaFreeClassifier> maker)
        implements Method {
    @Override
    public List<Parameter<?>> parameters() {
        return List.of(Parameter.NEIGHBOURS, Parameter.BANDWIDTH);
    }

    public Laplacian weights(Settings settings) {
        return new Laplacian(settings.of(Parameter.BANDWIDTH));
    }
}
