package dev.tangent.method.spec;

import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.Regularizer;

/// A method with a value for each of its parameters: all that makes a regularizer.
public record MethodSettings(RegularizerMethod method, ParameterValues settings) {
    public Regularizer regularizer() {
        return method.regularizer(settings);
    }
}
