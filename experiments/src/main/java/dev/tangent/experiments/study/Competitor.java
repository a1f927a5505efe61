package dev.tangent.experiments.study;

import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.TunableMethod;
import java.util.function.Function;

/// A method in a study, which may depend on the task.
///
/// @param mostLabels beyond which it does not take part
public record Competitor(String name, int mostLabels, Function<Task, TunableMethod> method) {
    public static Competitor of(String name, TunableMethod method) {
        return new Competitor(name, Integer.MAX_VALUE, task -> method);
    }
}
