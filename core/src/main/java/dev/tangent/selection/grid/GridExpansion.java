package dev.tangent.selection.grid;

import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.learning.Lambda;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What to try next where a method's chosen values are ends of the usual grids. Each such parameter goes on by itself
/// from the chosen setting, by one step; lambda by several, which cost no more than one.
///
/// @param choices what the search goes through, filled in
/// @param training labels that the smallest training set has
public record GridExpansion(SearchRequest request, ParameterGrid choices, LabelledGraph labelled, int training) {
    /// How often a search may go on.
    public static final int ROUNDS = 3;

    /// Relative lambdas beyond are lost in the rounding of the equations.
    private static final double LEAST_LAMBDA = 1e-12;

    private static final double MOST_LAMBDA = 1e10;
    private static final int MORE_LAMBDAS = 7;

    /// What a search goes on with.
    ///
    /// @param competitor with the settings it had and the new ones
    public record Next(SearchSpace.Competitor competitor, List<SearchSpace.CompetitorUnit> units) {}

    /// What lies beyond the ends of a competitor's grids.
    public Next beyond(GridEnds ends, SearchSpace.Competitor before) {
        RegularizerMethod method = ends.method();
        Map<RegularizerSpec, ParameterValues> next = new LinkedHashMap<>();
        for (OpenGrid<?> grid : OpenGrid.ALL)
            next(ends, grid)
                    .filter(each -> each.of(NEIGHBOURS) <= labelled.graph().largestDegree())
                    .ifPresent(each -> next.put(setting(method, each), each));
        next.keySet().removeAll(before.settings().keySet());
        List<SearchSpace.CompetitorUnit> units = new ArrayList<>(units(request, method, next));
        List<Lambda> lambdas = lambdas(ends);
        if (!lambdas.isEmpty())
            units.addAll(units(request.with(lambdas), method, Map.of(ends.setting(), ends.settings())));
        Map<RegularizerSpec, ParameterValues> all = new LinkedHashMap<>(before.settings());
        all.putAll(next);
        return new Next(request.competitor(method, all, labelled), units);
    }

    /// Names of the parameters whose chosen value is an end although another lies beyond.
    public List<String> open(GridEnds ends) {
        List<String> names = new ArrayList<>();
        for (OpenGrid<?> grid : OpenGrid.ALL) if (next(ends, grid).isPresent()) names.add(grid.words());
        if (ends.ofLambda() != 0) names.add("lambda");
        return names;
    }

    private List<SearchSpace.CompetitorUnit> units(
            SearchRequest with, RegularizerMethod method, Map<RegularizerSpec, ParameterValues> settings) {
        return with.competitor(method, settings, labelled).units();
    }

    private static RegularizerSpec setting(RegularizerMethod method, ParameterValues settings) {
        return new RegularizerSpec(settings.of(NEIGHBOURS), method.regularizer(settings));
    }

    /// The next setting in the direction of an end, whatever the graph has.
    private Optional<ParameterValues> next(GridEnds ends, OpenGrid<?> grid) {
        int direction = ends.of(grid);
        return direction == 0
                ? Optional.empty()
                : grid.next(ends.settings(), direction).filter(each -> isPossible(ends.method(), each));
    }

    private boolean isPossible(RegularizerMethod method, ParameterValues settings) {
        CloudSize cloud = CloudSize.of("", labelled.graph().points());
        return Bounds.allow(method, settings, cloud)
                && UsualGrids.areCombined(request.given(), choices, settings)
                && setting(method, settings).fixedBy(training, cloud.coordinates());
    }

    /// In steps as wide as those of the usual grid.
    private List<Lambda> lambdas(GridEnds ends) {
        int direction = ends.ofLambda();
        List<Lambda> more = new ArrayList<>();
        if (direction == 0) return more;
        double chosen = GridEnds.parameters(ends.chosen()).relativeLambda();
        double step = Math.pow(UsualGrids.LAMBDA_STEP, direction);
        double value = chosen * step;
        for (int t = 0; t < MORE_LAMBDAS && value >= LEAST_LAMBDA && value <= MOST_LAMBDA; t++, value *= step)
            more.add(Lambda.relative(value));
        return more;
    }
}
