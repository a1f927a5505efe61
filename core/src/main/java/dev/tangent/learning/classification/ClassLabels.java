package dev.tangent.learning.classification;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// Known classes of some points. Classes have names and are numbered in the order of the names, integers by
/// size.
public final class ClassLabels {
    private final List<String> names;
    private final TreeMap<Integer, Integer> classes = new TreeMap<>();

    private ClassLabels(List<String> names, Map<Integer, Integer> classes) {
        Check.atLeast(1, classes.size(), "number of labelled points");
        Check.that(names.size() >= 2, "classes must be at least 2 but all labels say '" + names.getFirst() + "'");
        this.names = names;
        this.classes.putAll(classes);
    }

    public static ClassLabels of(Map<Integer, String> classes) {
        Check.atLeast(1, classes.size(), "number of labelled points");
        List<String> names = List.copyOf(new TreeSet<>(classes.values()));
        Map<Integer, Integer> numbers = new TreeMap<>();
        classes.forEach((point, name) -> numbers.put(point, names.indexOf(name)));
        return new ClassLabels(names, numbers);
    }

    public static ClassLabels ofIntegers(Map<Integer, Integer> classes) {
        Check.atLeast(1, classes.size(), "number of labelled points");
        List<Integer> found = List.copyOf(new TreeSet<>(classes.values()));
        Map<Integer, Integer> numbers = new TreeMap<>();
        classes.forEach((point, value) -> numbers.put(point, found.indexOf(value)));
        return new ClassLabels(found.stream().map(Object::toString).toList(), numbers);
    }

    /// The classes' names, in the order of the outputs.
    public List<String> names() {
        return names;
    }

    /// Number of labelled points.
    public int size() {
        return classes.size();
    }

    /// One output for each class: the share one for a point's class, zero for the others.
    public Labels labels() {
        Labels.Builder builder = new Labels.Builder(names.size());
        classes.forEach((point, own) -> {
            for (int c = 0; c < names.size(); c++) builder.add(point, c, c == own ? 1 : 0, 1);
        });
        return builder.build();
    }

    /// What a person should know before these labels are split into folds.
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (int c = 0; c < names.size(); c++) {
            int own = c;
            if (classes.values().stream().filter(k -> k == own).count() == 1)
                warnings.add("class '" + names.get(c) + "' has a single label: the fold that holds it out cannot know"
                        + " the class");
        }
        return warnings;
    }

    /// The class of each label, for [dev.tangent.learning.selection.Folds#stratified]; of a mixed label the
    /// largest share.
    public static int[] strata(Labels shares) {
        int[] strata = new int[shares.size()];
        for (int i = 0; i < strata.length; i++) strata[i] = Shares.largest(shares.values(), i);
        return strata;
    }
}
