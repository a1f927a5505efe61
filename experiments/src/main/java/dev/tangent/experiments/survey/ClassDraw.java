package dev.tangent.experiments.survey;

import dev.tangent.learning.ClassLabels;
import dev.tangent.linalg.array.RandomSubset;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// One seeded draw of rows to be labelled with their classes. Two of every class come first: a class that nobody has
/// shown cannot be learnt, and one that was shown once cannot be held out.
final class ClassDraw {
    private static final int OF_EACH = 2;

    private final ClassTable table;
    private final int number;
    private final int[] order;

    ClassDraw(ClassTable table, int number, int most, long seed) {
        this.table = table;
        this.number = number;
        int[] random = RandomSubset.inOrder(table.classes().length, table.classes().length, seed + number);
        int[] counts = new int[table.count()];
        Set<Integer> chosen = new LinkedHashSet<>();
        for (int row : random) if (counts[table.classes()[row]]++ < OF_EACH) chosen.add(row);
        for (int row : random) chosen.add(row);
        order = chosen.stream().mapToInt(Integer::intValue).limit(most).toArray();
    }

    int number() {
        return number;
    }

    /// The first rows of the draw.
    int[] rows(int count) {
        return Arrays.copyOf(order, count);
    }

    ClassLabels labels(int count) {
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int row : rows(count)) classes.put(row, table.classes()[row]);
        return ClassLabels.ofIntegers(classes);
    }

    boolean[] unlabelledRows(int count) {
        boolean[] rows = new boolean[table.classes().length];
        Arrays.fill(rows, true);
        for (int row : rows(count)) rows[row] = false;
        return rows;
    }
}
