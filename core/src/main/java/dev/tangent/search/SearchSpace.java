package dev.tangent.search;

import dev.tangent.learning.baseline.AdditiveMethod;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.MethodPrior;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.method.BaselineMethod;
import dev.tangent.method.Choices;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Settings;
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
public record SearchSpace(Choices choices, List<Competitor> competitors, int skipped) {
    public SearchSpace {
        competitors = List.copyOf(competitors);
    }

    /// With another competitor in the place of the one of its method.
    SearchSpace with(Competitor other) {
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
    public record Competitor(Method method, TunableMethod tunable, Map<Setting, Settings> settings) {
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
    MethodPrior prior() {
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
    public List<Setting> settings() {
        return competitors.stream()
                .flatMap(each -> each.settings().keySet().stream())
                .distinct()
                .toList();
    }

    /// Where two methods need the same R for each of their settings, they take turns, so that they share its
    /// reduction.
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        List<TunableMethod> left =
                new ArrayList<>(competitors.stream().map(Competitor::tunable).toList());
        while (!left.isEmpty()) {
            TunableMethod method = left.removeFirst();
            Optional<AdditiveMethod> twin = twin(method, left);
            twin.ifPresent(left::remove);
            List<Part> own = method.parts();
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
