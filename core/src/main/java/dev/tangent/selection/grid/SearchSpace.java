package dev.tangent.selection.grid;

import dev.tangent.baseline.AdditiveMethod;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// All settings that are possible on given data.
///
/// @param choices a value or several for every parameter
/// @param competitors the methods with their settings
/// @param skipped settings that are impossible
public record SearchSpace(ParameterGrid choices, List<Competitor> competitors, int skipped) {
    public SearchSpace {
        competitors = List.copyOf(competitors);
    }

    /// With another competitor in the place of the one of its method.
    public SearchSpace with(Competitor other) {
        return new SearchSpace(
                choices,
                competitors.stream()
                        .map(each -> each.method().equals(other.method()) ? other : each)
                        .toList(),
                skipped);
    }

    /// A method of the catalogue and how it is tried.
    ///
    /// @param settings what each setting was made of; empty for a baseline
    public record Competitor(Method method, TunableMethod tunable, Map<RegularizerSpec, ParameterValues> settings) {
        public Competitor {
            settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
        }

        /// Its units, to be tried one by one.
        public List<CompetitorUnit> units() {
            return tunable.units().stream()
                    .map(unit -> new CompetitorUnit(
                            method, unit.setting().map(settings::get).orElse(ParameterValues.NONE), unit))
                    .toList();
        }
    }

    /// A unit of a competitor's work.
    ///
    /// @param values of the method's parameters; none where it chooses among parameters of its own
    public record CompetitorUnit(Method method, ParameterValues values, SearchUnit unit) {
        public String key() {
            return unit.key();
        }

        public OptionalInt neighbours() {
            return unit.neighbours();
        }

        /// The same for units that share what their regularizers need; else each method is one.
        public Object family() {
            return unit.setting().<Object>map(RegularizerSpec::family).orElse(method);
        }
    }

    /// Every setting of every method.
    public List<RegularizerSpec> settings() {
        return competitors.stream()
                .flatMap(each -> each.settings().keySet().stream())
                .distinct()
                .toList();
    }

    /// Where two methods need the same R for each of their settings, they take turns, so that they share its
    /// reduction.
    public List<CompetitorUnit> units() {
        List<CompetitorUnit> units = new ArrayList<>();
        List<Competitor> left = new ArrayList<>(competitors);
        while (!left.isEmpty()) {
            Competitor competitor = left.removeFirst();
            Optional<Competitor> twin = twin(competitor, left);
            twin.ifPresent(left::remove);
            for (CompetitorUnit own : competitor.units()) {
                units.add(own);
                twin.stream()
                        .flatMap(other -> other.units().stream())
                        .filter(other ->
                                other.unit().setting().equals(own.unit().setting()))
                        .forEach(units::add);
            }
        }
        return units;
    }

    /// The one that needs some of a method's own matrices and no other.
    private static Optional<Competitor> twin(Competitor competitor, List<Competitor> others) {
        return others.stream()
                .filter(other -> other.tunable() instanceof AdditiveMethod additive
                        && competitor.tunable() instanceof ManifoldMethod manifold
                        && manifold.settings().containsAll(additive.settings()))
                .findFirst();
    }
}
