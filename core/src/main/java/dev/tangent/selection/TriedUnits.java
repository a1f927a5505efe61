package dev.tangent.selection;

import dev.tangent.learning.trial.Trial;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.grid.SearchSpace;
import dev.tangent.selection.grid.SearchSpace.CompetitorUnit;
import dev.tangent.selection.score.Candidate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/// The units of a search on a sample and what each found: they tell which are worth trying on all points.
///
/// @param units by their keys
/// @param found the candidates of each unit
public record TriedUnits(SearchSpace space, Map<String, CompetitorUnit> units, Map<String, List<Candidate>> found) {
    private static final Comparator<Candidate> BY_ERROR =
            Comparator.comparingDouble(each -> each.score().error());

    /// Units of a sample that are tried on all points, unless more make what is taken: more would rarely change the
    /// choice.
    private static final int MOST_KEPT = 3;

    /// Those that made what the search takes.
    ///
    /// @param result what it came to
    /// @param eachMethod whether those that made the best of each method belong to it
    /// @param perOutput whether each output chooses alone
    public List<String> of(SearchResult result, boolean eachMethod, boolean perOutput) {
        Set<Trial> trials = result.takenTrials(perOutput);
        if (eachMethod) result.ranked().bestOfMethods().forEach(best -> trials.add(best.trial()));
        return units.keySet().stream()
                .filter(key -> found.get(key).stream().anyMatch(each -> trials.contains(each.trial())))
                .toList();
    }

    /// Those that may still win: whose best is within one standard error of the best of all, best first.
    public List<String> withinOneStandardError() {
        Map<String, Candidate> best = new LinkedHashMap<>();
        found.forEach((key, own) -> own.stream().min(BY_ERROR).ifPresent(least -> best.put(key, least)));
        Candidate first = Collections.min(best.values(), BY_ERROR);
        double bound = first.score().error() + first.score().standardError();
        return best.entrySet().stream()
                .filter(entry -> entry.getValue().score().error() <= bound)
                .sorted(Map.Entry.comparingByValue(BY_ERROR))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Those of these units that a count allows on all points beside some others, in their order.
    ///
    /// @param others units that are tried there anyway
    public List<String> withinOneStandardError(SearchCost cost, Collection<String> others) {
        List<String> allowed = new ArrayList<>();
        double spent = 0;
        for (String key : withinOneStandardError()) {
            int neighbours = units.get(key).neighbours().orElse(0);
            if (others.contains(key) || others.size() + allowed.size() >= MOST_KEPT || !cost.allows(spent, neighbours))
                continue;
            spent += cost.ofOne(neighbours);
            allowed.add(key);
        }
        return allowed;
    }

    /// How many neighbours these units need.
    public OptionalInt neighboursOf(List<String> keys) {
        return keys.stream()
                .map(units::get)
                .flatMapToInt(unit -> unit.neighbours().stream())
                .max();
    }

    /// The settings that share neighbourhoods with some units.
    public List<RegularizerSpec> settingsLike(List<String> keys) {
        Set<Integer> sizes = keys.stream()
                .map(units::get)
                .flatMapToInt(unit -> unit.neighbours().stream())
                .boxed()
                .collect(Collectors.toSet());
        return space.settings().stream()
                .filter(setting -> sizes.contains(setting.neighbours()))
                .toList();
    }
}
