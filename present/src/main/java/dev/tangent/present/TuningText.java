package dev.tangent.present;

import dev.tangent.ParameterValue;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import dev.tangent.report.TuningReport.SearchExtent;
import dev.tangent.report.TuningReport.SearchSample;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What cross-validation found, for people.
public final class TuningText {
    /// A range of shares beyond which a share alone misleads.
    private static final double WIDE = 0.1;

    private static final Pattern COLUMN = Pattern.compile("\\bcolumn (\\d{1,9})(?=:)");

    private static final int MOST_OUTPUTS = 8;

    private TuningText() {}

    /// A table of the methods, best first, and what it is worth.
    ///
    /// @param columns the names of the coordinates
    public static String ranking(TuningReport t, List<String> columns) {
        List<String> errors =
                t.ranking().stream().map(row -> numbers(t, row) + evidence(row)).toList();
        int wide = errors.stream().mapToInt(String::length).max().orElse(0);
        int name = t.ranking().stream()
                .mapToInt(row -> row.method().length())
                .max()
                .orElse(0);
        String title = t.measure().word() + " ± std. error";
        String form = "%-" + Math.max(8, name + 2) + "s%-" + (Math.max(wide, title.length()) + 2) + "s%8s  %s%n";
        StringBuilder text = new StringBuilder(String.format(form, "method", title, "seconds", "best parameters"));
        for (int i = 0; i < errors.size(); i++) {
            CandidateReport row = t.ranking().get(i);
            String seconds = String.format(Locale.ROOT, "%.2f", row.seconds());
            text.append(String.format(form, row.method(), errors.get(i), seconds, parameters(row, columns)));
        }
        text.append('\n');
        if (!t.verdict().isEmpty()) text.append(t.verdict()).append(".\n");
        if (t.ensemble())
            text.append(
                    "A mean of several is chosen even where one method came first: which of near ones comes first on"
                            + " these labels is chance in part, and their mean errs less on other rows.\n");
        for (CandidateReport row : t.chosen())
            text.append(String.format(
                    "chosen%s: %s, %s; %s%n",
                    t.chosen().size() == 1 ? "" : " for " + row.outputs().getFirst(),
                    row.method(),
                    parameters(row, columns),
                    error(t, row)));
        return text.toString();
    }

    /// What was gone through.
    static String tried(TuningReport t) {
        SearchExtent all = t.extent();
        return all.candidates() + " candidates from " + all.settings()
                + (all.settings() == 1 ? " setting" : " settings")
                + how(t)
                + (all.skipped() == 0
                        ? ""
                        : "; " + all.skipped() + " impossible " + (all.skipped() == 1 ? "setting" : "settings")
                                + " skipped (k < m + 2, beyond the data, or with more left free than labels can fix)")
                + (all.recalled() == 0 ? "" : "; " + all.recalled() + " settings from the journal")
                + all.sample().map(TuningText::sample).orElse("")
                + (all.untried() == 0 ? "" : "; " + all.untried() + " settings not tried, because of the time limit");
    }

    private static String sample(SearchSample sample) {
        return String.format(
                Locale.ROOT,
                "; all but lambda chosen among %d settings on a sample of %d points with %d labels (a search on all points can be asked for)",
                sample.settings(),
                sample.points(),
                sample.labels());
    }

    private static String how(TuningReport t) {
        return switch (t.criterion()) {
            case LEAVE_ONE_OUT -> ", leaving out one label at a time";
            case MARGINAL_LIKELIHOOD ->
                " by the marginal likelihood of the labels; errors by " + t.folds() + "-fold cross-validation";
            case CROSS_VALIDATION -> " by " + t.folds() + "-fold cross-validation";
        };
    }

    static String error(TuningReport t, CandidateReport row) {
        return t.measure().word() + " " + numbers(t, row)
                + (t.unit().isEmpty() || row.outputs().size() == 1 ? "" : " (" + t.unit() + ")")
                + evidence(row);
    }

    /// The error on held-out labels, and what these can show of other rows. A share of few labels is no number with
    /// a plus and minus: of six right ones it is one, which hardly says a half.
    static String expected(TuningReport t, CandidateReport row) {
        boolean accuracy = t.measure() == MeasureKind.ACCURACY;
        String error = accuracy ? t.measure().word() + " " + brief(1 - row.error()) : error(t, row);
        if (!Double.isFinite(row.standardError())) return error + " on held-out labels";
        String range = brief(accuracy ? 1 - row.high90() : row.low90()) + " to "
                + brief(accuracy ? 1 - row.low90() : row.high90());
        boolean few = accuracy && row.high90() - row.low90() > WIDE;
        return error + " on held-out labels; "
                + (few ? "so few of them show no more than " + range + " elsewhere" : "elsewhere " + range)
                + " in 9 of 10 cases";
    }

    /// What is expected of all outputs, of each by its name where each has a choice of its own.
    static String headline(TuningReport t) {
        if (t.chosen().size() == 1) return expected(t, t.chosen().getFirst());
        String errors = t.chosen().stream()
                .limit(MOST_OUTPUTS)
                .map(row -> row.outputs().getFirst() + " " + error(t, row))
                .collect(Collectors.joining(", "));
        int more = t.chosen().size() - MOST_OUTPUTS;
        return errors + (more > 0 ? " and " + more + " more" : "") + " on held-out labels";
    }

    /// The error of each of several outputs, in its own unit.
    static String each(CandidateReport row) {
        String errors = row.outputErrors().entrySet().stream()
                .limit(MOST_OUTPUTS)
                .map(each -> each.getKey() + " " + brief(each.getValue()))
                .collect(Collectors.joining(", "));
        int more = row.outputErrors().size() - MOST_OUTPUTS;
        return errors + (more > 0 ? " and " + more + " more" : "") + ", each in its own unit";
    }

    /// What the simplest methods make of the same folds, and a plain word where nothing beats them.
    static String baselines(TuningReport t) {
        boolean accuracy = t.measure() == MeasureKind.ACCURACY;
        String errors = t.baselines().entrySet().stream()
                .map(each -> brief(accuracy ? 1 - each.getValue() : each.getValue()) + " by "
                        + baseline(each.getKey(), accuracy))
                .collect(Collectors.joining(", "));
        boolean others = t.chosen().size() > 1 && !t.unit().isEmpty(); // each of those was told in its own unit
        return t.measure().word() + " " + errors + (others ? " (" + t.unit() + ")" : "")
                + (t.beatsBaselines() ? "" : ": the fit does no better on these labels");
    }

    static String baseline(String method, boolean classes) {
        if (!method.equals(Methods.MEAN.name())) return "five near labels";
        return classes ? "the commonest class" : "the labels' mean";
    }

    private static String numbers(TuningReport t, CandidateReport row) {
        if (Double.isNaN(row.error())) return "unknown";
        String spread = Double.isFinite(row.standardError()) ? brief(row.standardError()) : "unknown";
        return brief(t.measure() == MeasureKind.ACCURACY ? 1 - row.error() : row.error()) + " ± " + spread;
    }

    private static String evidence(CandidateReport row) {
        return row.logEvidence().map(log -> ", log evidence " + brief(log)).orElse("");
    }

    static String parameters(CandidateReport row, List<String> columns) {
        List<String> words = new ArrayList<>();
        row.parameters().forEach((name, value) -> words.add(name + " " + named(shown(value), columns)));
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    /// A number or a word.
    static String shown(ParameterValue value) {
        return value instanceof ParameterValue.Real real ? brief(real.value()) : value.toString();
    }

    /// Columns that a method knows by their numbers alone, as `column 2`, by their names.
    static String named(String text, List<String> columns) {
        return COLUMN.matcher(text).replaceAll(found -> {
            int number = Integer.parseInt(found.group(1));
            return Matcher.quoteReplacement(number < columns.size() ? columns.get(number) : found.group());
        });
    }

    /// Four digits, without those that say nothing.
    public static String brief(double value) {
        String text = String.format(Locale.ROOT, "%.4g", value);
        String mantissa = text.replaceFirst("e.*", "");
        String exponent = text.substring(mantissa.length());
        return (mantissa.contains(".") ? mantissa.replaceFirst("\\.?0+$", "") : mantissa) + exponent;
    }
}
