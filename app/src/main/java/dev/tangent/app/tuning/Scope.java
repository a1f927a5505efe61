package dev.tangent.app.tuning;

import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Choices;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Settings;
import dev.tangent.app.method.UsualGrids;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What a search may go through, as far as the user said.
///
/// @param baselines whether simpler methods take part
public record Scope(
        List<Method> methods, boolean baselines, Choices given, List<Lambda> lambdas, SolverSettings solver) {

    /// How many neighbours the graph must have. Refuses what is wrong whatever the search may choose.
    public int mostNeighbours(PointsInput points) {
        int distinct = points.distinct();
        int coordinates = points.cloud().dimension();
        if (methods.size() == 1) {
            Settings fixed = Defaults.fill(methods.getFirst(), given.single(), distinct, coordinates);
            Bounds.check(fixed, points.table().file(), distinct, coordinates);
        }
        return UsualGrids.beforeGraph(given, distinct).of(NEIGHBOURS).stream()
                .filter(k -> k <= distinct)
                .max(Integer::compare)
                .orElseThrow(() -> nothingLeft(given, distinct, coordinates));
    }

    /// All that is possible over a graph of that many neighbours.
    public Space over(Task task) {
        int distinct = task.cloud().size();
        int coordinates = task.cloud().dimension();
        Choices choices = UsualGrids.afterGraph(UsualGrids.beforeGraph(given, distinct), task.graph());
        List<dev.tangent.learning.selection.Method> contenders = new ArrayList<>();
        int skipped = 0;
        for (Method method : methods) {
            List<Settings> all = choices.combinations(method.parameters());
            List<Setting> possible = all.stream()
                    .filter(settings -> Bounds.allow(settings, distinct, coordinates))
                    .map(settings -> new Setting(settings.of(NEIGHBOURS), method.regularizer(settings)))
                    .toList();
            skipped += all.size() - possible.size();
            if (!possible.isEmpty()) contenders.add(new ManifoldMethod(method.name(), possible, lambdas, solver));
        }
        if (baselines) contenders.addAll(Baselines.all(task, solver));
        if (contenders.isEmpty()) throw nothingLeft(choices, distinct, coordinates);
        return new Space(choices, contenders, skipped);
    }

    private static InvalidInput nothingLeft(Choices choices, int distinct, int coordinates) {
        int least = choices.has(DIMENSION) ? Collections.min(choices.of(DIMENSION)) : 1;
        if (least > coordinates)
            return new InvalidInput("no setting is possible: " + DIMENSION.option()
                    + " must be at most the number of coordinates, " + coordinates + ", but is "
                    + words(choices.of(DIMENSION)));
        return new InvalidInput("no setting is possible: " + NEIGHBOURS.option() + " must be at least "
                + DIMENSION.option() + " + 2 = " + (least + 2) + " and at most the number of distinct points, "
                + distinct + ", but is " + words(choices.of(NEIGHBOURS)));
    }

    private static String words(List<Integer> values) {
        return String.join(", ", values.stream().map(String::valueOf).toList());
    }
}
