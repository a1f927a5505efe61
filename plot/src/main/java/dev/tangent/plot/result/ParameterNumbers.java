package dev.tangent.plot.result;

import dev.tangent.Tuning.Tried;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;

/// Which numbers each parameter took in a search.
final class ParameterNumbers {
    private static final String RELATIVE = "relative-";

    private final Map<String, TreeSet<Double>> values = new LinkedHashMap<>();

    /// Of the chosen candidate's parameters first, in their order.
    ParameterNumbers(List<Tried> candidates, Tried chosen) {
        chosen.parameters().keySet().forEach(name -> values.put(name, new TreeSet<>()));
        for (Tried candidate : candidates)
            for (String name : candidate.parameters().keySet())
                number(candidate, name)
                        .ifPresent(value -> values.computeIfAbsent(name, n -> new TreeSet<>())
                                .add(value));
    }

    static OptionalDouble number(Tried candidate, String parameter) {
        return candidate.parameters().containsKey(parameter)
                ? candidate.parameters().get(parameter).number()
                : OptionalDouble.empty();
    }

    /// Those with several values. What has an absolute and a relative form is listed in the one with fewer values:
    /// that is the one the search varied.
    List<String> varied() {
        List<String> varied = new ArrayList<>();
        values.forEach((name, numbers) -> {
            String other = name.startsWith(RELATIVE) ? name.substring(RELATIVE.length()) : RELATIVE + name;
            int others = values.containsKey(other) ? values.get(other).size() : Integer.MAX_VALUE;
            boolean preferred = numbers.size() < others || (numbers.size() == others && !name.startsWith(RELATIVE));
            if (numbers.size() > 1 && preferred) varied.add(name);
        });
        return varied;
    }

    List<Double> of(String parameter) {
        return List.copyOf(values.get(parameter));
    }
}
