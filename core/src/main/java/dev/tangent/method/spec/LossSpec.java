package dev.tangent.method.spec;

import dev.tangent.learning.fitting.Model;
import dev.tangent.method.LossKind;
import java.util.Optional;
import java.util.OptionalDouble;

/// A loss and its parameter, where it has one and the caller gave it.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record LossSpec(LossKind kind, OptionalDouble parameter) {
    public static final LossSpec SQUARED = new LossSpec(LossKind.SQUARED, OptionalDouble.empty());

    /// What to minimise. Refuses a parameter that the loss does not have.
    public Model model() {
        return kind.model(parameter);
    }

    public boolean isSquared() {
        return kind == LossKind.SQUARED;
    }

    /// The parameter's value, where the loss has one.
    public Optional<Double> value() {
        return kind.parameterName()
                .map(name -> parameter.orElse(kind == LossKind.QUANTILE ? LossKind.MEDIAN : LossKind.USUAL_SHARE));
    }

    /// Whether the value is a share of each output's spread, and not in units of the labels.
    public boolean isRelative() {
        return kind.parameterName().isPresent() && parameter.isEmpty() && kind != LossKind.QUANTILE;
    }
}
