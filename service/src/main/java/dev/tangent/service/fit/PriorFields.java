package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.method.Domain;
import dev.tangent.present.code.ClassSetting;
import dev.tangent.service.http.Fields;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How often classes occur among all points.
///
/// @param shares by the names of classes, where they are given
/// @param even whether all classes are as frequent
record PriorFields(Optional<Map<String, List<String>>> shares, boolean even) {
    private static final String FIELD = "prior";

    static PriorFields of(Fields fields) {
        return fields.isObject(FIELD)
                ? new PriorFields(Optional.of(fields.valuesByName(FIELD)), false)
                : new PriorFields(
                        Optional.empty(),
                        fields.text(FIELD).map(PriorFields::isEven).orElse(false));
    }

    private static boolean isEven(String word) {
        Check.that(
                word.equals("even") || word.equals("labels"),
                "prior must be 'labels', 'even' or shares of classes but is " + word);
        return word.equals("even");
    }

    boolean isGiven() {
        return even || shares.isPresent();
    }

    /// What is said of these classes; nothing where they are as frequent as among the labels.
    Optional<ClassSetting> setting(List<String> names) {
        Map<String, Double> all = new LinkedHashMap<>();
        if (!even && shares.isEmpty()) return Optional.empty();
        names.forEach(name -> all.put(name, even ? 1.0 / names.size() : 0));
        shares.ifPresent(given -> given.forEach((name, share) -> {
            if (!names.contains(name))
                throw new InvalidInput(
                        "prior names the class '" + name + "', but the classes are " + String.join(", ", names));
            Check.that(share.size() == 1, "prior of class '" + name + "' must be one number but is " + share);
            all.put(name, new Domain.PositiveNumber().read("prior of class '" + name + "'", share.getFirst()));
        }));
        all.forEach((name, share) -> Check.that(share > 0, "prior has no share for the class '" + name + "'"));
        return Optional.of(new ClassSetting.ClassShares(all));
    }
}
