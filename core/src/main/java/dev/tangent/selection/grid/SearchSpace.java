package dev.tangent.selection.grid;

import dev.tangent.baseline.AdditiveMethod;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.BaselineMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterGrid;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.ensemble.MethodPrior;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
    }

    /// The competitor that a trial came from.
    public Competitor competitor(String name) {
        return competitors.stream()
                .filter(each -> each.method().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /// What is known of its methods before a label is seen.
    public MethodPrior prior() {
        Map<String, Double> weights = competitors.stream()
                .map(Competitor::method)
                .collect(Collectors.toMap(Method::name, Methods::priorWeight));
        return new MethodPrior(labelsOnly(), weights);
    }

    /// The names of the methods that see no other points than the labelled ones.
    private Set<String> labelsOnly() {
        return competitors.stream()
                .map(Competitor::method)
                .filter(method -> method instanceof BaselineMethod baseline && !baseline.seesAllPoints())
                .map(Method::name)
                .collect(Collectors.toSet());
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
    public List<SearchUnit> parts() {
        List<SearchUnit> parts = new ArrayList<>();
        List<TunableMethod> left =
                new ArrayList<>(competitors.stream().map(Competitor::tunable).toList());
        while (!left.isEmpty()) {
            TunableMethod method = left.removeFirst();
            Optional<AdditiveMethod> twin = twin(method, left);
            twin.ifPresent(left::remove);
            List<SearchUnit> own = method.parts();
            for (int i = 0; i < own.size(); i++) {
                parts.add(own.get(i));
                if (twin.isEmpty()) continue;
                int same = twin.get()
                        .settings()
                        .indexOf(((ManifoldMethod) method).settings().get(i));
                if (same >= 0) parts.add(twin.get().parts().get(same));
            }
        }
        return parts;
    }

    /// The one that needs some of a method's own matrices and no other.
    private static Optional<AdditiveMethod> twin(TunableMethod method, List<TunableMethod> others) {
        return others.stream()
                .filter(AdditiveMethod.class::isInstance)
                .map(AdditiveMethod.class::cast)
                .filter(additive -> method instanceof ManifoldMethod manifold
                        && manifold.settings().containsAll(additive.settings()))
                .findFirst();
    }
}
