package dev.tangent.app.report;

import dev.tangent.app.method.Origin;
import dev.tangent.learning.Convergence;
import dev.tangent.learning.reduction.SolveSummary;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a command did, with what, and how it went. The component names are the keys of the JSON object.
///
/// @param labels absent where nothing is learned, as is `solve`
/// @param tuning absent where nothing was chosen by cross-validation
/// @param method absent where each output has one of its own, which `tuning` then names; as are `lambda` and `matrix`,
///     which also are absent where a baseline without them was chosen
/// @param errorBars absent where none were asked for
/// @param seconds time of each stage
/// @param output the file written, absent for standard output
public record Summary(
        String command,
        String version,
        Points points,
        Optional<Learned> labels,
        Optional<Tuning> tuning,
        Optional<MethodUsed> method,
        Optional<LambdaUsed> lambda,
        Optional<MatrixMade> matrix,
        Optional<LossUsed> loss,
        Optional<SolveSummary> solve,
        Optional<Bars> errorBars,
        List<String> warnings,
        Map<String, Double> seconds,
        Optional<String> output) {

    /// The cloud.
    ///
    /// @param ignored columns that are no coordinates although nobody left them out: text, or a mere row number
    public record Points(
            String file, int rows, int distinct, int dimension, List<String> columns, List<String> ignored) {}

    /// What was learned from.
    ///
    /// @param labelled rows that carry a label
    /// @param classes where the output names classes, how many labels each has
    public record Learned(
            String source,
            List<String> outputs,
            int labelled,
            Optional<String> weights,
            Optional<Map<String, Integer>> classes) {}

    public record MethodUsed(String name, String title, boolean byDefault, Map<String, Value> parameters) {}

    /// A value and where it comes from.
    ///
    /// @param chosen by cross-validation
    public record Value(Object value, boolean byDefault, boolean chosen) {
        public static Value of(Object value, Origin origin) {
            return new Value(value, origin == Origin.DEFAULT, origin == Origin.CHOSEN);
        }
    }

    /// The weight of the regularizer.
    ///
    /// @param relative raw times the mean diagonal entry of the matrix
    public record LambdaUsed(double raw, double relative, boolean byDefault, boolean chosen) {}

    /// What was minimised beside the regularizer.
    ///
    /// @param parameter what the loss's number means
    /// @param ofSpread whether that number is a share of each output's spread, and not in units of the labels
    /// @param convergence how close to the minimum it came; absent where a formula gave it or nothing was fitted yet
    public record LossUsed(
            String name,
            Optional<String> parameter,
            Optional<Double> value,
            boolean ofSpread,
            Optional<Convergence> convergence) {}

    /// What the error bars rest on.
    ///
    /// @param relativeError of the variances, zero where they are exact
    /// @param noise the standard deviation of a label of weight one about f, of each output
    /// @param coverage of held-out labels by intervals: promised and found, in per cent
    /// @param tested how many labels were held out for that
    public record Bars(
            String method, double relativeError, Map<String, Double> noise, Map<String, Double> coverage, int tested) {}

    /// The regularizer R.
    ///
    /// @param entries stored entries, both triangles; of L itself where the matrix is a power of it
    /// @param scale mean diagonal entry
    public record MatrixMade(int size, long entries, int power, double scale, int freeFunctions) {}
}
