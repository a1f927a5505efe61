package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.linalg.array.RandomPermutation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

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

    /// Some labels drawn at random and held out, as many of each class in proportion, the others to learn from. One
    /// label of each class is never held out, so that both parts know the same classes.
    ///
    /// @param share of the labelled rows that is held out, between 0 and 1; one at least is
    public Target.Split<ClassLabels> split(double share, long seed) {
        Labels.checked(share);
        Check.that(canBeHeldOut(), "labels can be held out where some class has at least 2 but each class has 1");
        List<Integer> points = List.copyOf(classes.keySet());
        Map<Integer, Integer> held = new TreeMap<>();
        int[] order = RandomPermutation.of(size(), seed);
        double due = 0.5; // what is left of a class goes to the next
        for (int c = 0; c < names.size(); c++) {
            due += share * count(c);
            int left = Math.min((int) due, count(c) - 1);
            due -= left;
            for (int at = 0; left > 0; at++) {
                int point = points.get(order[at]);
                if (classOf(point) != c) continue;
                held.put(point, c);
                left--;
            }
        }
        if (held.isEmpty()) holdOutOne(held);
        Map<Integer, Integer> training = new TreeMap<>(classes);
        training.keySet().removeAll(held.keySet());
        return new Target.Split<>(new ClassLabels(names, training, weights), new ClassLabels(names, held, weights));
    }

    /// Of the class with the most labels the first.
    private void holdOutOne(Map<Integer, Integer> held) {
        int largest = IntStream.range(0, names.size())
                .boxed()
                .max(Comparator.comparingInt(this::count))
                .orElseThrow();
        int point = classes.keySet().stream()
                .filter(each -> classOf(each) == largest)
                .findFirst()
                .orElseThrow();
        held.put(point, largest);
    }

    private int classOf(int point) {
        return classes.getOrDefault(point, -1);
    }

    /// The class of each labelled row.
    public Map<Integer, String> byRow() {
        Map<Integer, String> named = new TreeMap<>();
        classes.forEach((point, own) -> named.put(point, names.get(own)));
        return named;
    }

    /// The same classes of rows that have other numbers.
    public ClassLabels renamed(IntUnaryOperator row) {
        Map<Integer, Integer> others = new TreeMap<>();
        Map<Integer, Double> otherWeights = new TreeMap<>();
        classes.forEach((point, own) -> others.put(row.applyAsInt(point), own));
        weights.forEach((point, weight) -> otherWeights.put(row.applyAsInt(point), weight));
        return new ClassLabels(names, others, otherWeights);
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
