package dev.tangent.present;

import dev.tangent.Message;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.ImportanceReport.ColumnImportance;
import dev.tangent.report.TestScore;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a fit is worth on labels it did not learn from, for people.
final class EvaluationText {
    private static final int MOST_COLUMNS = 8;

    private EvaluationText() {}

    /// One score.
    ///
    /// @param single whether there is no other, so that the output need not be named
    static String score(TestScore score, Optional<String> file, boolean single) {
        return (single ? "" : score.output() + ": ")
                + switch (score) {
                    case TestScore.OfValues values -> values(values);
                    case TestScore.OfClasses classes -> classes(classes);
                }
                + ", on " + Message.counted(score.labels(), "label ", "labels ")
                + file.map(name -> "of " + name).orElse("held out") + baseline(score);
    }

    private static String values(TestScore.OfValues score) {
        return "mae " + TuningText.brief(score.meanAbsolute()) + spread(score.standardError()) + ", rmse "
                + TuningText.brief(score.rootMeanSquare())
                + score.explainedVariance().stream()
                        .mapToObj(part -> ", R2 " + TuningText.brief(part))
                        .collect(Collectors.joining());
    }

    private static String classes(TestScore.OfClasses score) {
        return "accuracy " + TuningText.brief(score.accuracy()) + spread(score.standardError())
                + score.logLoss().stream()
                        .mapToObj(loss -> ", log loss " + TuningText.brief(loss))
                        .collect(Collectors.joining());
    }

    private static String spread(double standardError) {
        return standardError > 0 ? " ± " + TuningText.brief(standardError) : "";
    }

    private static String baseline(TestScore score) {
        return switch (score) {
            case TestScore.OfValues values -> "; " + TuningText.brief(values.byMean()) + " by the labels' mean";
            case TestScore.OfClasses classes ->
                (classes.unknown() == 0 ? "" : ", " + classes.unknown() + " of them of classes without a label") + "; "
                        + TuningText.brief(classes.byCommonest()) + " by the commonest class";
        };
    }

    /// Which columns matter, those first that matter most.
    static String importance(ImportanceReport report) {
        List<ColumnImportance> mattering = report.mattering();
        int rest = report.columns().size() - mattering.size();
        String error = report.measure().word().replace('-', ' ') + " " + TuningText.brief(report.error()) + " on "
                + Message.counted(report.labels(), "label", "labels") + " not learnt from";
        if (mattering.isEmpty()) return "no column more than by chance, by " + error;
        int shown = Math.min(MOST_COLUMNS, mattering.size());
        return mattering.subList(0, shown).stream()
                        .map(each -> each.column() + " +" + TuningText.brief(each.increase()))
                        .collect(Collectors.joining(", "))
                + (shown < mattering.size() ? " and " + (mattering.size() - shown) + " more" : "") + " added to "
                + error + " where a column has other rows' values"
                + (rest == 0 ? "" : "; " + Message.counted(rest, "other", "others") + " by no more than chance");
    }
}
