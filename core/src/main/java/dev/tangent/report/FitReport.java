package dev.tangent.report;

import dev.tangent.learning.Lambda;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Solution.Termination;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a fit did, with what, and how it went.
///
/// @param tuning absent where nothing was searched
/// @param method absent where several made the prediction, as are `lambda` and `matrix`
/// @param loss absent where no method used one
/// @param reliability of class probabilities, absent where labels are values or none could be held out
/// @param errorBars absent where none were asked for
/// @param device absent where all ran on the processor
/// @param warnings what a person should know, a sentence each; empty when all went as wished
/// @param seconds of each stage, in order
public record FitReport(
        CloudReport cloud,
        Optional<TuningReport> tuning,
        Optional<MethodReport> method,
        Optional<LambdaReport> lambda,
        Optional<MatrixReport> matrix,
        Optional<LossReport> loss,
        SolveReport solve,
        Optional<ReliabilityReport> reliability,
        Optional<ErrorBarReport> errorBars,
        Optional<DeviceReport> device,
        List<String> warnings,
        Map<String, Double> seconds) {
    public FitReport {
        warnings = List.copyOf(warnings);
        seconds = Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
    }

    /// How the equations were solved: with what and why, how it ended, and the true relative residual.
    public record SolveReport(String method, String reason, Termination termination, int iterations, double residual) {}

    /// The weight of the regularizer.
    ///
    /// @param relative raw times the mean diagonal entry of the matrix
    public record LambdaReport(double raw, double relative, boolean byDefault, boolean chosen) {
        public static LambdaReport of(Lambda lambda, RegularizerMatrix matrix, boolean byDefault, boolean chosen) {
            double relative = switch (lambda) {
                case Lambda.Raw given -> given.value() * matrix.scale();
                case Lambda.Relative given -> given.value();
            };
            return new LambdaReport(lambda.over(matrix), relative, byDefault, chosen);
        }
    }

    /// What ran on a device beside the processor.
    ///
    /// @param name of the device
    /// @param stages in order
    public record DeviceReport(String name, List<StageReport> stages) {
        /// One stage's work there.
        ///
        /// @param seconds as the caller waited
        /// @param bytesTo sent to the device
        /// @param bytesFrom fetched from it
        public record StageReport(String name, double seconds, long bytesTo, long bytesFrom) {}

        public DeviceReport {
            stages = List.copyOf(stages);
        }
    }
}
