package dev.tangent.experiments.study;

import dev.tangent.Learning;
import dev.tangent.ParameterValue;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.report.FitReport;
import dev.tangent.report.MethodReport;
import java.util.List;
import java.util.Optional;

/// What a search chose, to be fitted to other points without one.
public final class SameSettings {
    private SameSettings() {}

    /// Method, parameters and lambda of a fit by one regularizer, lambda relative to the size of R; absent where
    /// something else was fitted.
    public static <S extends Learning<S>> Optional<S> of(S plain, FitReport report) {
        Optional<Method> regularizer =
                report.method().map(method -> Methods.named(method.name())).filter(RegularizerMethod.class::isInstance);
        if (regularizer.isEmpty() || report.lambda().isEmpty()) return Optional.empty();
        MethodReport chosen = report.method().orElseThrow();
        S same = plain.method(regularizer.get());
        for (Parameter<?> parameter : regularizer.get().parameters())
            same = with(
                    same, parameter, chosen.parameters().get(parameter.name()).value());
        return Optional.of(
                same.lambda(Lambda.relative(report.lambda().get().relative())).untuned());
    }

    private static <S extends Learning<S>, T> S with(S plain, Parameter<T> parameter, ParameterValue value) {
        return plain.set(parameter, List.of(parameter.domain().read(parameter.subject(), value.toString())));
    }
}
