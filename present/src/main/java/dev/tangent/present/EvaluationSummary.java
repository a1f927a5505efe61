package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.TestScore;
import java.util.List;
import java.util.Optional;

/// What a fit is worth on labels it did not learn from, and which columns that rests on; both only where asked for.
///
/// @param test how it did on labels of the user's choice
/// @param importance which columns matter
public record EvaluationSummary(
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<TestSummary> test,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ImportanceReport> importance) {
    /// Nothing was asked for.
    public static final EvaluationSummary NONE = new EvaluationSummary(Optional.empty(), Optional.empty());

    /// How it did.
    ///
    /// @param file of the labels; absent where they were held out
    /// @param scores one for each output
    public record TestSummary(Optional<String> file, List<? extends TestScore> scores) {
        public TestSummary {
            scores = List.copyOf(scores);
        }
    }
}
