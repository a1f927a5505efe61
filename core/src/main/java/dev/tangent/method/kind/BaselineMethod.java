package dev.tangent.method.kind;

import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.sparse.SolverSettings;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/// A simpler method to be compared with, which chooses among parameters of its own.
///
/// @param seesAllPoints whether it makes use of points without labels
public record BaselineMethod(
        String name,
        String title,
        String description,
        Set<Capability> capabilities,
        boolean seesAllPoints,
        BiFunction<LabelledGraph, SolverSettings, TunableMethod> maker)
        implements Method {
    public BaselineMethod {
        capabilities = Set.copyOf(capabilities);
    }

    /// For values and classes, from the labelled points alone.
    public BaselineMethod(
            String name,
            String title,
            String description,
            BiFunction<LabelledGraph, SolverSettings, TunableMethod> maker) {
        this(name, title, description, EnumSet.of(Capability.VALUES, Capability.CLASSES), false, maker);
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of();
    }
}
