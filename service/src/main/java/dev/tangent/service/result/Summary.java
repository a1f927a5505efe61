package dev.tangent.service.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.data.input.CoordinateAdvice;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.report.FitReport;
import dev.tangent.report.LambdaReport;
import dev.tangent.report.LossReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;
import dev.tangent.report.TuningReport;
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
    record Fitted(
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
        public static Fitted of(
                String command,
                String version,
                PointsInput points,
                Labelled labelled,
                FitReport report,
                RunSummary run) {
            return new Fitted(
                    command,
                    version,
                    PointsSummary.of(points, report.cloud()),
                    LabelSummary.of(labelled),
                    report,
                    run.after(CoordinateAdvice.about(points, labelled)));
        }
    }

    /// Of a command that searches: tune, compare.
    record Searched(
            String command,
            String version,
            PointsSummary points,
            LabelSummary labels,
            TuningReport tuning,
            LossReport loss,
            @JsonUnwrapped RunSummary run)
            implements Summary {}

    /// Of a command that makes a regularizer.
    record Regularized(
            String command,
            String version,
            PointsSummary points,
            MethodReport method,
            LambdaReport lambda,
            MatrixReport matrix,
            @JsonUnwrapped RunSummary run)
            implements Summary {}

    /// Of a command that predicts with a model that was fitted before.
    record Applied(
            String command,
            String version,
            PointsSummary points,
            @JsonUnwrapped RunSummary run) implements Summary {}

    /// Of a command that looks at points without labels.
    ///
    /// @param method absent where none was used
    /// @param found the results, by name
    /// @param words the same for people, one line a subject
    record Analysed(
            String command,
            String version,
            PointsSummary points,
            Optional<MethodReport> method,
            Map<String, Object> found,
            @JsonIgnore Map<String, String> words,
            @JsonUnwrapped RunSummary run)
            implements Summary {}
}
