package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.Message;
import dev.tangent.data.input.CoordinateAdvice;
import dev.tangent.data.input.Finding;
import dev.tangent.data.input.FindingKind;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.report.FitReport;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.LossReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;
import dev.tangent.report.TuningReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a command did, with what, and how it went. The component names are the keys of the JSON object.
public sealed interface Summary {
    String command();

    /// Of the program.
    String version();

    PointsSummary points();

    RunSummary run();

    /// Of a command that learns: predict, fit, suggest.
    record FitSummary(
            String command,
            String version,
            PointsSummary points,
            LabelSummary labels,
            @JsonUnwrapped FitReport report,
            @JsonUnwrapped EvaluationSummary evaluation,
            @JsonUnwrapped RunSummary run)
            implements Summary {
        /// With what it is worth on labels it did not learn from.
        ///
        /// @param warnings on these
        public FitSummary with(EvaluationSummary other, List<String> warnings) {
            return new FitSummary(command, version, points, labels, report, other, run.after(warnings));
        }

        /// Of a fit, with what there is to say of its points and labels.
        ///
        /// @param run whose warnings come after those
        /// @param front whose words they are said in
        public static FitSummary of(
                String command,
                String version,
                PointsInput points,
                Labelled labelled,
                FitReport report,
                RunSummary run,
                FrontWords front) {
            return new FitSummary(
                    command,
                    version,
                    PointsSummary.of(points, report.cloud()),
                    LabelSummary.of(labelled),
                    report,
                    EvaluationSummary.NONE,
                    FindingText.on(run, findings(command, points, labelled, front), front));
        }
    }

    /// What there is to say of points and labels. That no row is left to predict matters where a command predicts
    /// just these; the service's fits, as Python's, are for new points too.
    private static List<Finding> findings(String command, PointsInput points, Labelled labelled, FrontWords front) {
        boolean rows = command.equals("predict") && front == FrontWords.COMMAND_LINE;
        return CoordinateAdvice.about(points, labelled).stream()
                .filter(finding -> rows || finding.kind() != FindingKind.EVERY_ROW_LABELLED)
                .toList();
    }

    /// Of a command that searches: tune, compare.
    record SearchSummary(
            String command,
            String version,
            PointsSummary points,
            LabelSummary labels,
            TuningReport tuning,
            LossReport loss,
            @JsonUnwrapped RunSummary run)
            implements Summary {
        /// With what there is to say of its points and labels.
        ///
        /// @param front whose words that is said in
        public SearchSummary advised(PointsInput points, Labelled labelled, FrontWords front) {
            RunSummary told = FindingText.on(run, findings(command, points, labelled, front), front);
            return new SearchSummary(command, version, this.points, labels, tuning, loss, told);
        }
    }

    /// Of a command that makes a regularizer.
    record RegularizerSummary(
            String command,
            String version,
            PointsSummary points,
            MethodReport method,
            LambdaReport lambda,
            MatrixReport matrix,
            @JsonUnwrapped RunSummary run)
            implements Summary {}

    /// Of a command that predicts with a model that was fitted before.
    record ApplySummary(
            String command,
            String version,
            PointsSummary points,
            @JsonUnwrapped RunSummary run) implements Summary {
        /// What a person should know of, in this order.
        private static final List<Status> TOLD =
                List.of(Status.DROPPED, Status.OFF_MANIFOLD, Status.NO_LABEL, Status.IMPUTED, Status.FEW_LABELS);

        /// Of predictions, with a warning for each status that rows have.
        ///
        /// @param table with the new points
        /// @param run whose warnings come after those
        public static ApplySummary of(
                String version,
                SavedModel model,
                Table table,
                IncompletePoints points,
                NewPrediction predicted,
                RunSummary run) {
            List<String> warnings = new ArrayList<>();
            for (Message remark : table.remarks()) warnings.add(remark.text(FrontWords.COMMAND_LINE::name));
            for (Status status : TOLD) {
                int count = Collections.frequency(predicted.statuses(), status);
                if (count > 0)
                    warnings.add(count + " of " + Message.counted(predicted.rows(), "row ", "rows ")
                            + status.meaning(count) + " (status " + status.word() + ")");
            }
            return new ApplySummary(
                    "apply", version, PointsSummary.of(table, points, model.columns()), run.after(warnings));
        }
    }

    /// Of a command that looks at points without labels.
    ///
    /// @param method absent where none was used
    /// @param found the results, by name
    /// @param words the same for people, one line a subject
    record AnalysisSummary(
            String command,
            String version,
            PointsSummary points,
            Optional<MethodReport> method,
            Map<String, Object> found,
            @JsonIgnore Map<String, String> words,
            @JsonUnwrapped RunSummary run)
            implements Summary {}
}
