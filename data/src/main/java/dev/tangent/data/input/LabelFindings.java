package dev.tangent.data.input;

import dev.tangent.Message;
import dev.tangent.data.format.PlainNumber;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import dev.tangent.learning.ClassLabels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

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
                            PlainNumber.text(extreme.value()),
                            extreme.cells() + " labels, far from all others")));
            if (isTwoNumbers(values))
                found.add(Finding.of(
                        FindingKind.CLASS_NUMBERS,
                        output,
                        "'%s' says two numbers alone and is learnt as numbers; if they name classes, add %s",
                        output,
                        InputSubjects.CLASSES));
        }
        return found;
    }

    private static Finding noLabel(String output, String value, String where) {
        return Finding.of(
                FindingKind.NO_LABEL,
                output,
                "'%s' says %s in %s: does it mean no label? then add %s %s",
                output,
                value,
                where,
                InputSubjects.MISSING_WORDS,
                value.equals("0") || value.contains(" ") ? MessageText.quoted(output + "=" + value) : value);
    }

    private static boolean isTwoNumbers(double[] values) {
        Map<Double, Integer> counts = counts(values);
        return counts.size() == FEW_VALUES
                && counts.values().stream().allMatch(count -> count > 1)
                && counts.keySet().stream().allMatch(value -> value == Math.rint(value));
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
            alike.computeIfAbsent(name.strip().toLowerCase(Locale.ROOT), key -> new ArrayList<>())
                    .add(name);
            if (name.matches("\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4}.*")) dates++;
            if (NO_LABEL.contains(name.toLowerCase(Locale.ROOT)))
                found.add(noLabel(output, name, classes.count(c) + " rows"));
        }
        for (List<String> names : alike.values())
            if (names.size() > 1)
                found.add(Finding.of(
                        FindingKind.SIMILAR_CLASSES,
                        output,
                        "classes %s of '%s' differ by capital letters alone: write them alike if they are one",
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

    /// Of labels in all rows: whether one of them may mean that there is none.
    static List<Finding> ofEveryRow(Labelled labelled) {
        List<Finding> found = new ArrayList<>();
        found.add(new Finding(
                FindingKind.EVERY_ROW_LABELLED,
                labelled.outputs(),
                Message.of("every row has a label: nothing is left to predict")));
        if (labelled.classes().isEmpty())
            for (int c = 0; c < labelled.outputs().size(); c++) lowest(labelled, c, found);
        return found;
    }

    /// -1 or 0, where it is the least label, stands in many rows and is alone in that.
    private static void lowest(Labelled labelled, int output, List<Finding> found) {
        double[] values = new double[labelled.labels().size()];
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < values.length; i++) {
            values[i] = labelled.labels().has(i, output) ? labelled.labels().value(i, output) : Double.NaN;
            if (values[i] < least) least = values[i];
        }
        if (least != -1 && least != 0) return;
        int count = 0;
        for (double value : values) if (value == least) count++;
        int different = counts(values).size();
        boolean plain = least == -1 ? different > FEW_VALUES : different > MANY_VALUES;
        String name = labelled.outputs().get(output);
        boolean told = labelled.findings().stream()
                .anyMatch(each ->
                        each.kind() == FindingKind.NO_LABEL && each.columns().contains(name));
        if (plain && !told && SHARE * count >= values.length)
            found.add(noLabel(name, PlainNumber.text(least), count + " rows"));
    }
}
