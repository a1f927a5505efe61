package dev.tangent.method;

import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.sparse.SolverSettings;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/// A simpler method to be compared with, which chooses among parameters of its own.
public record BaselineMethod(
        String name,
        String title,
        String description,
        Set<Capability> capabilities,
        BiFunction<Task, SolverSettings, TunableMethod> maker)
        implements Method {
    public BaselineMethod {
        capabilities = Set.copyOf(capabilities);
    }

    /// For values and classes.
    public BaselineMethod(
            String name, String title, String description, BiFunction<Task, SolverSettings, TunableMethod> maker) {
        this(name, title, description, EnumSet.of(Capability.VALUES, Capability.CLASSES), maker);
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of();
    }
}
