package dev.tangent.selection.score;

import dev.tangent.learning.trial.Trial;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.kind.BaselineMethod;
import java.util.Optional;

/// A trial, the method it is of, and how well it did.
///
/// @param method empty for a mean of several methods
/// @param values of the method's parameters; none where it chooses among parameters of its own
public record Candidate(Optional<Method> method, ParameterValues values, Trial trial, Score score) {
    /// What reports call a mean of several methods.
    private static final String MEAN = "blend";

    /// The method as reports call it.
    public String name() {
        return method.map(Method::name).orElse(MEAN);
    }

    /// Whether it is the mean of the labels.
    public boolean isMean() {
        return method.equals(Optional.of(Methods.MEAN));
    }

    /// How much its method counts in a mean of methods before a label is seen.
    public double priorWeight() {
        return method.map(Methods::priorWeight).orElse(1.0);
    }

    /// Whether its method makes use of points without labels.
    public boolean seesAllPoints() {
        return !(method.orElse(null) instanceof BaselineMethod baseline) || baseline.seesAllPoints();
    }
}
