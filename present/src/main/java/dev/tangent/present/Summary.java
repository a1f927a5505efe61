package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.data.input.CoordinateAdvice;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.report.FitReport;
import dev.tangent.report.LambdaReport;
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
            @JsonUnwrapped RunSummary run)
            implements Summary {
        /// Of a fit, with what there is to say of its points and labels.
        ///
        /// @param run whose warnings come after those
        public static FitSummary of(
                String command,
                String version,
                PointsInput points,
                Labelled labelled,
                FitReport report,
                RunSummary run) {
            return new FitSummary(
                    command,
                    version,
                    PointsSummary.of(points, report.cloud()),
                    LabelSummary.of(labelled),
                    report,
                    run.after(CoordinateAdvice.about(points, labelled)));
        }
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
            implements Summary {}

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
            List<String> warnings = new ArrayList<>(table.notes());
            for (Status status : TOLD) {
                int count = Collections.frequency(predicted.statuses(), status);
                if (count > 0)
                    warnings.add(count + " of " + predicted.rows() + " rows have the status " + status.word());
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
