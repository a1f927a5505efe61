package dev.tangent.app.tuning;

import static dev.tangent.app.method.Parameter.BANDWIDTH;
import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;
import static dev.tangent.app.method.Parameter.NULL_SPACE;
import static dev.tangent.app.method.Parameter.POWER;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.BaselineMethod;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Choices;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.RuleMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.method.TrendMethod;
import dev.tangent.app.method.UsualGrids;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Model;
import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.classification.ClassMethod;
import dev.tangent.learning.classification.LambdaFreeMethod;
import dev.tangent.learning.classification.Prior;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What a search may go through, as far as the user said.
///
/// @param prior of the classes, where labels are classes
/// @param evidence whether the marginal likelihood is wanted
public record Scope(
        List<Method> methods,
        Choices given,
        List<Lambda> lambdas,
        Model model,
        Optional<Prior> prior,
        boolean evidence,
        SolverSettings solver) {

    /// How many neighbours the graph must have. Refuses what is wrong whatever the search may choose.
    public int mostNeighbours(PointsInput points) {
        int distinct = points.distinct();
        int coordinates = points.cloud().dimension();
        if (methods.size() == 1 && !(methods.getFirst() instanceof BaselineMethod)) {
            Settings fixed = Defaults.fill(methods.getFirst(), given.single(), distinct, coordinates);
            Bounds.check(methods.getFirst(), fixed, points.table().file(), distinct, coordinates);
        }
        return UsualGrids.beforeGraph(given, distinct).of(NEIGHBOURS).stream()
                .filter(k -> k <= distinct)
                .max(Integer::compare)
                .orElseThrow(() -> nothingLeft(methods, given, distinct, coordinates));
    }

    /// All that is possible over a graph of that many neighbours.
    ///
    /// @param training labels that the smallest training set has
    public Space over(Task task, int training) {
        int distinct = task.cloud().size();
        Choices choices = UsualGrids.afterGraph(given, UsualGrids.beforeGraph(given, distinct), task.graph());
        List<TunableMethod> contenders = new ArrayList<>();
        int skipped = 0;
        for (Method method : methods) {
            Possible possible = possible(method, choices, task).fixedBy(training, task);
            skipped += possible.skipped;
            contender(method, possible.settings, task).ifPresent(contenders::add);
        }
        if (contenders.isEmpty())
            throw nothingLeft(methods, choices, distinct, task.cloud().dimension());
        return new Space(choices, contenders, skipped);
    }

    private record Possible(List<Setting> settings, int skipped) {
        /// Those whose free functions the labels can fix; all if that is none, for something has to be tried.
        Possible fixedBy(int training, Task task) {
            List<Setting> fixed = settings.stream()
                    .filter(setting -> setting.fixedBy(training, task.cloud().dimension()))
                    .toList();
            return fixed.isEmpty() ? this : new Possible(fixed, skipped + settings.size() - fixed.size());
        }
    }

    private Possible possible(Method method, Choices choices, Task task) {
        return switch (method) {
            case RegularizerMethod made -> possible(method, choices, task, made::regularizer);
            case RuleMethod rule ->
                possible(
                        method,
                        // Every fold solves anew: the bandwidth is not worth a grid.
                        given.has(BANDWIDTH) ? choices : choices.only(BANDWIDTH, new Bandwidth.Relative(1)),
                        task,
                        rule::weights);
            // Beside a trend of its own, linear functions are free or paid for twice.
            case TrendMethod trend ->
                possible(
                        method,
                        given.has(NULL_SPACE) ? choices : choices.only(NULL_SPACE, "linear"),
                        task,
                        trend.manifold()::regularizer);
            case BaselineMethod baseline -> new Possible(List.of(), 0);
        };
    }

    private Possible possible(
            Method method,
            Choices choices,
            Task task,
            Function<Settings, ? extends dev.tangent.regularizer.Regularizer> maker) {
        // Of equally good candidates the one tried first is taken: few neighbours and dimensions come first.
        List<Settings> all = choices.combinations(method.parameters()).stream()
                .filter(each -> UsualGrids.goTogether(given, choices, each))
                .sorted(Comparator.comparing((Settings each) -> each.of(NEIGHBOURS))
                        .thenComparing(each -> each.has(DIMENSION) ? each.of(DIMENSION) : 0)
                        .thenComparing(each -> each.has(POWER) ? each.of(POWER) : 0))
                .toList();
        List<Setting> settings = all.stream()
                .filter(each -> Bounds.allow(
                        method, each, task.cloud().size(), task.cloud().dimension()))
                .map(each -> new Setting(each.of(NEIGHBOURS), maker.apply(each)))
                .toList();
        return new Possible(settings, all.size() - settings.size());
    }

    private Optional<TunableMethod> contender(Method method, List<Setting> settings, Task task) {
        return switch (method) {
            case RegularizerMethod made ->
                settings.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new ManifoldMethod(made.name(), settings, lambdas, model, evidence, solver));
            case RuleMethod rule ->
                settings.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new LambdaFreeMethod(
                                rule.name(), rule.maker().apply(prior.orElseThrow()), settings, solver));
            case TrendMethod trend ->
                settings.isEmpty()
                        ? Optional.empty()
                        : Optional.of(forLabels(Baselines.additive(trend.name(), settings, solver)));
            case BaselineMethod baseline ->
                Optional.of(forLabels(baseline.maker().apply(task, solver)));
        };
    }

    /// The shares of classes that a method for values predicts are made probabilities.
    private TunableMethod forLabels(TunableMethod plain) {
        return prior.<TunableMethod>map(shares -> new ClassMethod(plain, shares))
                .orElse(plain);
    }

    private static InvalidInput nothingLeft(List<Method> methods, Choices choices, int distinct, int coordinates) {
        int least = choices.has(DIMENSION) ? Collections.min(choices.of(DIMENSION)) : 1;
        if (least > coordinates)
            return new InvalidInput("no setting is possible: " + DIMENSION.option()
                    + " must be at most the number of coordinates, " + coordinates + ", but is "
                    + words(choices.of(DIMENSION)));
        Method modest = Collections.min(methods, Comparator.comparingInt(method -> method.leastNeighbours(least)));
        return new InvalidInput("no setting is possible: " + NEIGHBOURS.option() + " must be at least "
                + Bounds.least(modest, least) + " and at most the number of distinct points, " + distinct + ", but is "
                + words(choices.of(NEIGHBOURS)));
    }

    private static String words(List<Integer> values) {
        return String.join(", ", values.stream().map(String::valueOf).toList());
    }
}
