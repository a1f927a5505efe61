package dev.tangent.present.audit;

import dev.tangent.Message;
import dev.tangent.present.RowTable;
import dev.tangent.present.audit.SuspectList.SuspectLabel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Suspect labels as a table for files, as one for people, and what the numbers mean.
public final class SuspectSummary {
    private static final int SHOWN = 10;

    private static final String STANDS_OUT = "stands out";

    private SuspectSummary() {}

    /// All of them; a label that stands out has a 1 in the last column.
    public static RowTable table(SuspectList found) {
        List<String> header = areClasses(found)
                ? List.of(
                        "row",
                        "output",
                        "given",
                        "expected",
                        "probability",
                        "expected_probability",
                        "score",
                        "stands_out")
                : List.of("row", "output", "given", "expected", "sd", "score", "stands_out");
        return new RowTable(header, found.labels().size(), (out, i) -> {
            SuspectLabel label = found.labels().get(i);
            out.cell(label.row()).cell(label.output());
            for (Object value : List.of(label.given(), label.expected())) {
                if (value instanceof Double number) out.cell(number);
                else out.cell(value.toString());
            }
            label.standardError().ifPresent(out::cell);
            label.probability().ifPresent(out::cell);
            label.expectedProbability().ifPresent(out::cell);
            out.cell(label.score()).cell(label.standsOut() ? 1 : 0);
        });
    }

    private static boolean areClasses(SuspectList found) {
        return found.labels().stream().anyMatch(label -> label.probability().isPresent());
    }

    /// The first ten, for people.
    public static String text(SuspectList found) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT, "%8s  %-14s %12s %12s  %s%n", "row", "output", "given", "expected", "how sure"));
        found.labels().stream().limit(SHOWN).forEach(label -> text.append(line(label)));
        return text.toString();
    }

    private static String line(SuspectLabel label) {
        return String.format(
                Locale.ROOT,
                "%8d  %-14s %12s %12s  %s%s%n",
                label.row(),
                label.output(),
                shown(label.given()),
                shown(label.expected()),
                sure(label),
                label.standsOut() ? "  " + STANDS_OUT : "");
    }

    private static String shown(Object value) {
        return value instanceof Double number ? String.format(Locale.ROOT, "%.5g", number) : value.toString();
    }

    /// How far off, or how improbable.
    private static String sure(SuspectLabel label) {
        return label.standardError()
                .map(error -> String.format(Locale.ROOT, "+-%.3g, %.1f times that off", error, label.score()))
                .orElseGet(() -> String.format(
                        Locale.ROOT,
                        "probability %.2g, of the expected one %.2g",
                        label.probability().orElseThrow(),
                        label.expectedProbability().orElseThrow()));
    }

    /// What the table rests on.
    public static Map<String, String> notes(SuspectList found) {
        Map<String, String> notes = new LinkedHashMap<>();
        long out = found.outstanding();
        notes.put(
                "audit",
                Message.counted(found.labels().size(), "label", "labels") + ", each compared with what "
                        + (found.holdout().equals("folds")
                                ? "a fold predicts that did not see it"
                                : "the others predict, one left out at a time")
                        + (found.unjudged() == 0
                                ? ""
                                : "; " + found.unjudged() + " that the others tell nothing about"));
        notes.put(
                "",
                out == 0
                        ? "none stands out: no label is more probably wrong than right"
                        : out + (out == 1 ? " stands" : " stand") + " out: more probably wrong than right");
        return notes;
    }
}
