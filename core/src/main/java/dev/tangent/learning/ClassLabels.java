package dev.tangent.learning;

import dev.tangent.Check;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Known classes of some points. Classes have names and are numbered in the order of the names, integers by
/// size.
public final class ClassLabels implements Target {
    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,15}");

    private static final int MOST_NAMES = 5;

    private final List<String> names;
    private final TreeMap<Integer, Integer> classes = new TreeMap<>();
    private final Map<Integer, Double> weights;

    private ClassLabels(List<String> names, Map<Integer, Integer> classes, Map<Integer, Double> weights) {
        Check.that(names.size() >= 2, "classes must be at least 2 but all labels say '" + names.getFirst() + "'");
        this.names = names;
        this.classes.putAll(classes);
        this.weights = Map.copyOf(weights);
    }

    public static ClassLabels of(Map<Integer, String> classes) {
        return of(classes, Map.of());
    }

    /// Labels that weigh more or less than others.
    ///
    /// @param weights of labelled points; a point that is not named weighs one
    public static ClassLabels of(Map<Integer, String> classes, Map<Integer, Double> weights) {
        Check.atLeast(1, classes.size(), "number of labelled points");
        boolean whole =
                classes.values().stream().allMatch(name -> WHOLE.matcher(name).matches());
        Comparator<String> order = whole ? Comparator.comparing(Long::valueOf) : Comparator.naturalOrder();
        List<String> names = classes.values().stream().distinct().sorted(order).toList();
        Map<Integer, Integer> numbers = new TreeMap<>();
        classes.forEach((point, name) -> numbers.put(point, names.indexOf(name)));
        return new ClassLabels(names, numbers, weights);
    }

    public static ClassLabels ofIntegers(Map<Integer, Integer> classes) {
        Map<Integer, String> names = new TreeMap<>();
        classes.forEach((point, value) -> names.put(point, value.toString()));
        return of(names);
    }

    /// The same classes with other names, in the order of the names they have now.
    public ClassLabels named(List<String> others) {
        Check.that(
                others.size() == names.size(),
                "names of classes must be " + names.size() + ", one for each class, but are " + others.size());
        Check.that(others.stream().distinct().count() == others.size(), "two classes have the same name");
        return new ClassLabels(List.copyOf(others), classes, weights);
    }

    /// The classes' names, in the order of the outputs.
    public List<String> names() {
        return names;
    }

    /// Number of labelled points.
    public int size() {
        return classes.size();
    }

    /// How many labels say this class.
    public int count(int number) {
        return (int) classes.values().stream().filter(own -> own == number).count();
    }

    /// One output for each class: the share one for a point's class, zero for the others.
    public Labels labels() {
        LabelsBuilder builder = new LabelsBuilder(names.size());
        classes.forEach((point, own) -> {
            for (int c = 0; c < names.size(); c++)
                builder.add(point, c, c == own ? 1 : 0, weights.getOrDefault(point, 1.0));
        });
        return builder.build();
    }

    /// What a person should know before these labels are split into folds.
    public List<String> warnings() {
        List<String> single = new ArrayList<>();
        for (int c = 0; c < names.size(); c++) if (count(c) == 1) single.add("'" + names.get(c) + "'");
        if (single.isEmpty()) return List.of();
        int shown = Math.min(MOST_NAMES, single.size());
        String more = shown == single.size() ? "" : " and " + (single.size() - shown) + " more";
        return List.of((single.size() == 1 ? "class " : "classes ") + String.join(", ", single.subList(0, shown)) + more
                + (single.size() == 1 ? " has" : " have")
                + " a single label, which is never held out: what is expected of other rows does not know the class");
    }

    /// Whether some class has two labels, so that one can be held out and still be known.
    public boolean canBeHeldOut() {
        return classes.size() > names.size();
    }

    @Override
    public int[] rows() {
        return classes.keySet().stream().mapToInt(Integer::intValue).toArray();
    }
}
