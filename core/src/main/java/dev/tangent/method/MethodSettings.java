package dev.tangent.method;

import dev.tangent.regularizer.Regularizer;

/// A method with a value for each of its parameters: all that makes a regularizer.
public record MethodSettings(RegularizerMethod method, ParameterValues settings) {
    public Regularizer regularizer() {
        return method.regularizer(settings);
    }
}
