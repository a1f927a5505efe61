package dev.tangent.selection.grid;

import static dev.tangent.method.Parameter.BANDWIDTH;
import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;
import static dev.tangent.method.Parameter.NULL_SPACE;

import dev.tangent.InvalidInput;
import dev.tangent.baseline.Baselines;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prior;
import dev.tangent.learning.classification.ClassMethod;
import dev.tangent.learning.classification.LambdaFreeMethod;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.kind.TrendMethod;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.Defaults;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// What a search may go through, as far as the caller said.
///
/// @param prior of the classes, where labels are classes
/// @param evidence whether the marginal likelihood is wanted
public record SearchRequest(
        List<Method> methods,
        ParameterGrid given,
        List<Lambda> lambdas,
        Model model,
        Optional<Prior> prior,
        boolean evidence,
        SolverSettings solver) {
    public SearchRequest {
        methods = List.copyOf(methods);
        lambdas = List.copyOf(lambdas);
    }

    /// How many neighbours the graph must have. Refuses what is wrong whatever the search may choose.
    public int mostNeighbours(CloudSize cloud) {
        if (methods.size() == 1 && !(methods.getFirst() instanceof BaselineMethod)) {
            ParameterValues fixed = Defaults.fill(methods.getFirst(), given.single(), cloud);
            Bounds.check(methods.getFirst(), fixed, cloud);
        }
        return UsualGrids.beforeGraph(given, methods, cloud.distinct()).of(NEIGHBOURS).stream()
                .filter(k -> k <= cloud.distinct())
                .max(Integer::compare)
                .orElseThrow(() -> nothingLeft(given, cloud));
    }

    /// All that is possible over a graph of that many neighbours.
    ///
    /// @param training labels that the smallest training set has
    public SearchSpace over(LabelledGraph labelled, int training) {
        CloudSize cloud = CloudSize.of("", labelled.graph().points());
        ParameterGrid filled = UsualGrids.beforeGraph(given, methods, cloud.distinct());
        ParameterGrid choices = UsualGrids.afterGraph(given, filled, labelled.graph());
        List<SearchSpace.Competitor> competitors = new ArrayList<>();
        int skipped = 0;
        for (Method method : methods) {
            Possible possible = possible(method, choices, cloud).fixedBy(training, cloud.coordinates());
            skipped += possible.skipped;
            competitor(method, possible, labelled).ifPresent(competitors::add);
        }
        if (competitors.isEmpty()) throw nothingLeft(choices, cloud);
        return new SearchSpace(choices, competitors, skipped);
    }

    /// The settings of another space, over other points.
    public SearchSpace like(SearchSpace other, LabelledGraph labelled) {
        List<SearchSpace.Competitor> competitors = new ArrayList<>();
        for (SearchSpace.Competitor each : other.competitors())
            competitors.add(competitor(each.method(), each.settings(), labelled));
        return new SearchSpace(other.choices(), competitors, other.skipped());
    }

    /// The same with other lambdas.
    public SearchRequest with(List<Lambda> others) {
        return new SearchRequest(methods, given, others, model, prior, evidence, solver);
    }

    /// A method with some settings.
    public SearchSpace.Competitor competitor(
            Method method, Map<RegularizerSpec, ParameterValues> settings, LabelledGraph labelled) {
        return new SearchSpace.Competitor(method, tunable(method, new Possible(settings, 0), labelled), settings);
    }

    /// Settings that are possible, and what each was made of.
    private record Possible(Map<RegularizerSpec, ParameterValues> settings, int skipped) {
        /// Those whose null space the labels can determine; all if that is none, for something has to be tried.
        Possible fixedBy(int training, int coordinates) {
            Map<RegularizerSpec, ParameterValues> fixed = new LinkedHashMap<>(settings);
            fixed.keySet().removeIf(setting -> !setting.fixedBy(training, coordinates));
            return fixed.isEmpty() ? this : new Possible(fixed, skipped + settings.size() - fixed.size());
        }

        List<RegularizerSpec> list() {
            return List.copyOf(settings.keySet());
        }
    }

    private Possible possible(Method method, ParameterGrid choices, CloudSize cloud) {
        return switch (method) {
            case RegularizerMethod made -> possible(method, choices, cloud, made::regularizer);
            case LambdaFreeRule rule ->
                possible(
                        method,
                        // Every fold solves anew: the bandwidth is not worth a grid.
                        UsualGrids.ofRule(
                                rule,
                                given,
                                given.has(BANDWIDTH) ? choices : choices.only(BANDWIDTH, new Bandwidth.Relative(1)),
                                cloud.distinct()),
                        cloud,
                        rule::weights);
            // Beside a trend of its own, linear functions are in the null space or charged for twice.
            case TrendMethod trend ->
                possible(
                        method,
                        UsualGrids.ofTrend(
                                given,
                                given.has(NULL_SPACE) ? choices : choices.only(NULL_SPACE, NullSpace.LINEAR),
                                cloud.distinct()),
                        cloud,
                        trend.manifold()::regularizer);
            case BaselineMethod baseline -> new Possible(Map.of(), 0);
        };
    }

    /// What the neighbourhoods have room for. Where that is none of the usual dimensions, as for a method that
    /// needs many neighbours, the largest that there is room for.
    private Possible possible(
            Method method,
            ParameterGrid choices,
            CloudSize cloud,
            Function<ParameterValues, ? extends Regularizer> maker) {
        Possible usual = combined(method, choices, cloud, maker);
        if (!usual.settings.isEmpty() || given.has(DIMENSION) || !choices.has(DIMENSION)) return usual;
        int room = Math.min(cloud.distinct(), Collections.max(choices.of(NEIGHBOURS)));
        int m = Collections.min(choices.of(DIMENSION));
        while (m > 1 && method.leastNeighbours(m) > room) m--;
        return combined(method, choices.only(DIMENSION, m), cloud, maker);
    }

    private Possible combined(
            Method method,
            ParameterGrid choices,
            CloudSize cloud,
            Function<ParameterValues, ? extends Regularizer> maker) {
        // Of equally good candidates the one tried first is taken: few neighbours and dimensions come first. Powers
        // come last, so that those of one Laplacian follow each other and share its factor.
        List<ParameterValues> all = choices.combinations(method.parameters()).stream()
                .filter(each -> UsualGrids.areCombined(given, choices, each))
                .sorted(Comparator.comparing((ParameterValues each) -> each.of(NEIGHBOURS))
                        .thenComparing(each -> each.has(DIMENSION) ? each.of(DIMENSION) : 0))
                .toList();
        Map<RegularizerSpec, ParameterValues> settings = new LinkedHashMap<>();
        for (ParameterValues each : all)
            if (Bounds.allow(method, each, cloud))
                settings.put(new RegularizerSpec(each.of(NEIGHBOURS), maker.apply(each)), each);
        return new Possible(settings, all.size() - settings.size());
    }

    private Optional<SearchSpace.Competitor> competitor(Method method, Possible possible, LabelledGraph labelled) {
        if (possible.settings.isEmpty() && !(method instanceof BaselineMethod)) return Optional.empty();
        return Optional.of(competitor(method, possible.settings, labelled));
    }

    private TunableMethod tunable(Method method, Possible possible, LabelledGraph labelled) {
        return switch (method) {
            case RegularizerMethod made ->
                new ManifoldMethod(
                        made.name(),
                        possible.list(),
                        lambdas,
                        model,
                        evidence,
                        solver,
                        (setting, graph) -> DescribedSettings.of(made, possible.settings.get(setting), graph));
            case LambdaFreeRule rule ->
                new LambdaFreeMethod(rule.name(), rule.maker().apply(prior.orElseThrow()), possible.list(), solver);
            case TrendMethod trend -> forLabels(Baselines.additive(trend.name(), possible.list(), solver));
            case BaselineMethod baseline -> forLabels(baseline.maker().apply(labelled, solver));
        };
    }

    /// The class shares that a method for values predicts are made probabilities.
    private TunableMethod forLabels(TunableMethod plain) {
        return prior.<TunableMethod>map(shares -> new ClassMethod(plain, shares))
                .orElse(plain);
    }

    private InvalidInput nothingLeft(ParameterGrid choices, CloudSize cloud) {
        int least = choices.has(DIMENSION) ? Collections.min(choices.of(DIMENSION)) : 1;
        if (least > cloud.coordinates())
            return new InvalidInput(
                    "no setting is possible: %s must be at most the number of coordinates, %s, but is %s",
                    DIMENSION.subject(), cloud.coordinates(), words(choices.of(DIMENSION)));
        Method modest = Collections.min(methods, Comparator.comparingInt(method -> method.leastNeighbours(least)));
        return new InvalidInput(
                "no setting is possible: %s must be at least %s and at most the number of distinct points, %s, but is"
                        + " %s",
                NEIGHBOURS.subject(), Bounds.least(modest, least), cloud.distinct(), words(choices.of(NEIGHBOURS)));
    }

    private static String words(List<Integer> values) {
        return String.join(", ", values.stream().map(String::valueOf).toList());
    }
}
