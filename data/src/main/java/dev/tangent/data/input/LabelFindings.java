package dev.tangent.data.input;

import dev.tangent.Message;
import dev.tangent.data.format.PlainNumber;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.learning.ClassLabels;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// What is most likely not meant about labels.
final class LabelFindings {
    private static final int FEW_VALUES = 2;
    private static final int MANY_VALUES = 10;

    /// A label that means none stands in a fifth of the rows at least, or nobody would mind it.
    private static final int SHARE = 5;

    private static final Set<String> NO_LABEL = Set.of(
            "unknown",
            "unlabelled",
            "unlabeled",
            "none",
            "no label",
            "undefined",
            "tbd",
            "n.d.",
            "nd",
            "n/k",
            "not known",
            "pending",
            "-1",
            "missing",
            "other?",
            "unbekannt",
            "inconnu");

    private LabelFindings() {}

    /// Of numbers.
    static List<Finding> of(GivenLabels given) {
        List<Finding> found = new ArrayList<>();
        for (int c = 0; c < given.outputs().size(); c++) {
            String output = given.outputs().get(c);
            double[] values = given.values().column(c);
            RepeatedExtreme.of(values)
                    .ifPresent(extreme -> found.add(noLabel(
                            output,
                            extreme.value(),
                            Message.counted(extreme.cells(), "label", "labels") + ", far from all others")));
            int few = fewNumbers(values);
            if (few > 0)
                found.add(Finding.of(
                        FindingKind.CLASS_NUMBERS,
                        output,
                        "'%s' says %s numbers alone and is learnt as numbers; if they name classes, add %s",
                        output,
                        few == 2 ? "two" : few,
                        InputSubjects.CLASSES));
        }
        return found;
    }

    /// A number may well be one in other columns, so that it is advised for this one alone.
    private static Finding noLabel(String output, double value, String where) {
        String word = PlainNumber.text(value);
        return noLabel(output, word, where, CoordinateFindings.inColumns(List.of(output), word));
    }

    private static Finding noLabel(String output, String value, String where, String advised) {
        return Finding.of(
                FindingKind.NO_LABEL,
                output,
                "'%s' says %s in %s: does it mean no label? then add %s %s",
                output,
                value,
                where,
                InputSubjects.MISSING_WORDS,
                advised);
    }

    /// How many different numbers these are where they may well name classes: few whole ones without a gap, each of
    /// which comes again; two need not be neighbours. Zero where they measure or count.
    private static int fewNumbers(double[] values) {
        Map<Double, Integer> counts = counts(values);
        int few = counts.size();
        if (few < FEW_VALUES || few > MANY_VALUES) return 0;
        double least = Collections.min(counts.keySet());
        double most = Collections.max(counts.keySet());
        boolean plain = counts.values().stream().allMatch(count -> count > 1)
                && counts.keySet().stream().allMatch(value -> value == Math.rint(value));
        boolean close = few == FEW_VALUES || (most - least == few - 1 && least >= 0 && least <= 1);
        return plain && close ? few : 0;
    }

    /// How often each value stands there, of the first ones where they are many.
    private static Map<Double, Integer> counts(double[] values) {
        Map<Double, Integer> counts = new HashMap<>();
        for (double value : values)
            if (!Double.isNaN(value) && (counts.size() <= MANY_VALUES || counts.containsKey(value)))
                counts.merge(value, 1, Integer::sum);
        return counts;
    }

    /// Of classes.
    static List<Finding> of(String output, ClassLabels classes) {
        List<Finding> found = new ArrayList<>();
        Map<String, List<String>> alike = new LinkedHashMap<>();
        int dates = 0;
        for (int c = 0; c < classes.names().size(); c++) {
            String name = classes.names().get(c);
            alike.computeIfAbsent(plain(name), key -> new ArrayList<>()).add(name);
            if (name.matches("\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4}.*")) dates++;
            if (NO_LABEL.contains(name.toLowerCase(Locale.ROOT)))
                found.add(noLabel(
                        output,
                        name,
                        Message.counted(classes.count(c), "row", "rows"),
                        name.contains(" ") || name.equals("-1")
                                ? CoordinateFindings.inColumns(List.of(output), name)
                                : name));
        }
        for (List<String> names : alike.values())
            if (names.size() > 1)
                found.add(Finding.of(
                        FindingKind.SIMILAR_CLASSES,
                        output,
                        "classes %s of '%s' differ by capital letters, blanks or the coding of accents alone: write them alike if they are one",
                        CoordinateFindings.listed(names),
                        output));
        if (dates > FEW_VALUES && dates == classes.names().size())
            found.add(Finding.of(
                    FindingKind.DATE_CLASSES,
                    output,
                    "'%s' holds dates, which are learnt as %s classes without an order; write numbers if time is meant",
                    output,
                    dates));
        return found;
    }

    /// As a person reads it.
    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .strip()
                .replaceAll("\\s+", " ")
                .toLowerCase(Locale.ROOT);
    }

    /// Of labels in all rows: whether one of them may mean that there is none.
    ///
    /// @param rows of the table
    static List<Finding> ofEveryRow(Labelled labelled, int rows) {
        List<Finding> found = new ArrayList<>();
        List<String> outputs = labelled.outputs();
        int[] full = IntStream.range(0, outputs.size())
                .filter(c -> labels(labelled, c) == rows)
                .toArray();
        if (full.length == 0) return found;
        List<String> names = IntStream.of(full).mapToObj(outputs::get).toList();
        found.add(new Finding(
                FindingKind.EVERY_ROW_LABELLED,
                names,
                names.size() == outputs.size()
                        ? Message.of("every row has a label: nothing is left to predict")
                        : Message.of(
                                "every row has a label of %s: nothing is left to predict there",
                                CoordinateFindings.listed(names))));
        if (labelled.classes().isEmpty()) for (int c : full) lowest(labelled, c, found);
        return found;
    }

    private static int labels(Labelled labelled, int output) {
        int rows = labelled.labels().size();
        if (labelled.classes().isPresent()) return rows;
        return (int) IntStream.range(0, rows)
                .filter(i -> labelled.labels().has(i, output))
                .count();
    }

    /// The least label, where it stands in many rows and is -1, 0 or the only one below zero.
    private static void lowest(Labelled labelled, int output, List<Finding> found) {
        double[] values = new double[labelled.labels().size()];
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < values.length; i++) {
            values[i] = labelled.labels().has(i, output) ? labelled.labels().value(i, output) : Double.NaN;
            if (values[i] < least) least = values[i];
        }
        double limit = least;
        boolean alone = least < 0 && Arrays.stream(values).noneMatch(value -> value < 0 && value != limit);
        if (!alone && least != -1 && least != 0) return;
        int count = 0;
        for (double value : values) if (value == least) count++;
        int different = counts(values).size();
        boolean plain = least < 0 ? different > FEW_VALUES : different > MANY_VALUES;
        String name = labelled.outputs().get(output);
        boolean told = labelled.findings().stream()
                .anyMatch(each ->
                        each.kind() == FindingKind.NO_LABEL && each.columns().contains(name));
        if (plain && !told && SHARE * count >= values.length)
            found.add(noLabel(name, least, Message.counted(count, "row", "rows")));
    }
}
