package dev.tangent.app.tuning;

import dev.tangent.app.method.Choices;
import dev.tangent.learning.baseline.AdditiveMethod;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Method;
import dev.tangent.learning.selection.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All settings that are possible on given data.
///
/// @param choices a value or several for every parameter
/// @param contenders the methods with their settings
/// @param skipped settings that are impossible
public record Space(Choices choices, List<Method> contenders, int skipped) {
    /// Where two methods want the same R for each of their settings, they take turns, so that they share what
    /// it takes to reduce it.
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        List<Method> left = new ArrayList<>(contenders);
        while (!left.isEmpty()) {
            Method method = left.removeFirst();
            List<Part> own = method.parts();
            Optional<Method> twin =
                    left.stream().filter(other -> shareSettings(method, other)).findFirst();
            twin.ifPresent(left::remove);
            List<Part> twins = twin.map(Method::parts).orElse(List.of());
            for (int i = 0; i < own.size(); i++) {
                parts.add(own.get(i));
                if (twin.isPresent()) parts.add(twins.get(i));
            }
        }
        return parts;
    }

    private static boolean shareSettings(Method one, Method other) {
        return one instanceof ManifoldMethod manifold
                && other instanceof AdditiveMethod additive
                && manifold.settings().equals(additive.settings());
    }
}
