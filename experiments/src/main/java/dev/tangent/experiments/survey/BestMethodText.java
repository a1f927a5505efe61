package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.plot.page.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// What wins where, in words. The figures are those of the errors; why is known of each table beforehand.
record BestMethodText(ErrorRatios errors, int[] labels) {
    /// Families of methods, by what they make use of.
    private static final Map<String, List<String>> FAMILIES = families();

    private static Map<String, List<String>> families() {
        Map<String, List<String>> families = new LinkedHashMap<>();
        families.put(
                "the neighbour graph (Lap, i-Lap, LG, Matern, Poisson, WNLL, label spreading)",
                List.of("Lap", "i-Lap", "LG", "Matern", "Poisson", "Poisson (mutual)", "WNLL", "sk spreading"));
        families.put("both graph and coordinates (additive)", List.of("additive"));
        return families;
    }

    /// How often each family has the smallest error of all single methods.
    Words tally() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        int cases = 0;
        for (String part : errors.parts())
            for (int number : labels) {
                Optional<ErrorRatios.Best> best = errors.best(errors.single(), part, number);
                if (best.isEmpty()) continue;
                counts.merge(family(best.get().method()), 1, Integer::sum);
                cases++;
            }
        return Words.of("Of " + cases + " cases (tables and numbers of labels) the best single method uses "
                + counts.entrySet().stream()
                        .sorted((a, b) -> b.getValue() - a.getValue())
                        .map(entry -> entry.getKey() + " in " + entry.getValue())
                        .collect(Collectors.joining("; "))
                + ".");
    }

    private static String family(String method) {
        return FAMILIES.entrySet().stream()
                .filter(entry -> entry.getValue().contains(method))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("the coordinates alone");
    }

    /// What a table is, why it suits some methods, and which they were.
    List<Words> about(String name, String what, String why, List<String> parts) {
        Words words = Words.empty().strong(name + ".").and(" " + what + " " + why);
        if (parts.size() == 1) return List.of(words.and(" " + found(parts.getFirst())));
        List<Words> all = new ArrayList<>(List.of(words));
        for (String part : parts) all.add(Words.empty().strong(part + ".").and(" " + found(part)));
        return all;
    }

    /// "Best: LG 0.06, ...; auto: 0.07, ...", one for each number of labels.
    private String found(String part) {
        return "Best: " + best(part) + "; auto: "
                + Arrays.stream(labels)
                        .mapToObj(number -> shown(errors.error(CompetitorSet.AUTO, part, number)))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private String best(String part) {
        return Arrays.stream(labels)
                .mapToObj(number -> errors.best(errors.single(), part, number)
                        .map(found -> found.method() + " " + shown(OptionalDouble.of(found.error())))
                        .orElse("none"))
                .collect(Collectors.joining(", "));
    }

    private static String shown(OptionalDouble error) {
        return error.isPresent() ? String.format(Locale.ROOT, "%.3f", error.getAsDouble()) : "none";
    }
}
