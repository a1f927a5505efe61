package dev.tangent.app.tuning;

import dev.tangent.app.method.Choices;
import dev.tangent.learning.baseline.AdditiveMethod;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.TunableMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All settings that are possible on given data.
///
/// @param choices a value or several for every parameter
/// @param contenders the methods with their settings
/// @param skipped settings that are impossible
public record Space(Choices choices, List<TunableMethod> contenders, int skipped) {
    /// Where two methods want the same R for each of their settings, they take turns, so that they share what
    /// it takes to reduce it.
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        List<TunableMethod> left = new ArrayList<>(contenders);
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

    /// The one that wants some of a method's own matrices and no other.
    private static Optional<AdditiveMethod> twin(TunableMethod method, List<TunableMethod> others) {
        return others.stream()
                .filter(AdditiveMethod.class::isInstance)
                .map(AdditiveMethod.class::cast)
                .filter(additive -> method instanceof ManifoldMethod manifold
                        && manifold.settings().containsAll(additive.settings()))
                .findFirst();
    }
}
