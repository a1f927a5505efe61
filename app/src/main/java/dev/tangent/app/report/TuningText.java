package dev.tangent.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What cross-validation found, for people.
public final class TuningText {
    private TuningText() {}

    /// A table of the methods, best first, and what it is worth.
    public static String ranking(Tuning t) {
        List<String> errors =
                t.ranking().stream().map(row -> numbers(t, row) + evidence(row)).toList();
        int wide = errors.stream().mapToInt(String::length).max().orElse(0);
        int name = t.ranking().stream()
                .mapToInt(row -> row.method().length())
                .max()
                .orElse(0);
        String title = t.measure() + " ± std. error";
        String form = "%-" + Math.max(8, name + 2) + "s%-" + (Math.max(wide, title.length()) + 2) + "s%8s  %s%n";
        StringBuilder text = new StringBuilder(String.format(form, "method", title, "seconds", "best parameters"));
        for (int i = 0; i < errors.size(); i++) {
            Tuning.Row row = t.ranking().get(i);
            String seconds = String.format(Locale.ROOT, "%.2f", row.seconds());
            text.append(String.format(form, row.method(), errors.get(i), seconds, parameters(row)));
        }
        text.append('\n');
        if (!t.verdict().isEmpty()) text.append(t.verdict()).append(".\n");
        for (Tuning.Row row : t.chosen())
            text.append(String.format(
                    "chosen%s: %s, %s; %s%n",
                    t.chosen().size() == 1 ? "" : " for " + row.outputs().getFirst(),
                    row.method(),
                    parameters(row),
                    error(t, row)));
        return text.toString();
    }

    /// What was gone through.
    static String extent(Tuning t) {
        return t.candidates() + " candidates from " + t.settings() + (t.settings() == 1 ? " setting" : " settings")
                + how(t)
                + (t.skipped() == 0
                        ? ""
                        : "; " + t.skipped() + " impossible " + (t.skipped() == 1 ? "setting" : "settings")
                                + " skipped (k < m + 2, beyond the data, or with more left free than labels can fix)")
                + (t.recalled() == 0 ? "" : "; " + t.recalled() + " settings from the journal");
    }

    private static String how(Tuning t) {
        return switch (t.criterion()) {
            case "loo" -> ", leaving out one label at a time";
            case "evidence" ->
                " by the marginal likelihood of the labels; errors by " + t.folds() + "-fold cross-validation";
            default -> " by " + t.folds() + "-fold cross-validation";
        };
    }

    static String error(Tuning t, Tuning.Row row) {
        return t.measure() + " " + numbers(t, row)
                + (t.unit().isEmpty() || row.outputs().size() == 1 ? "" : " (" + t.unit() + ")")
                + evidence(row);
    }

    private static String numbers(Tuning t, Tuning.Row row) {
        String spread = Double.isFinite(row.standardError()) ? brief(row.standardError()) : "unknown";
        return brief(t.measure().equals("accuracy") ? 1 - row.error() : row.error()) + " ± " + spread;
    }

    private static String evidence(Tuning.Row row) {
        return row.logEvidence().map(log -> ", log evidence " + brief(log)).orElse("");
    }

    static String parameters(Tuning.Row row) {
        List<String> words = new ArrayList<>();
        row.parameters()
                .forEach((name, value) ->
                        words.add(name + " " + (value instanceof Double number ? brief(number) : value)));
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    /// Four digits, without those that say nothing.
    static String brief(double value) {
        String text = String.format(Locale.ROOT, "%.4g", value);
        String mantissa = text.replaceFirst("e.*", "");
        String exponent = text.substring(mantissa.length());
        return (mantissa.contains(".") ? mantissa.replaceFirst("\\.?0+$", "") : mantissa) + exponent;
    }
}
