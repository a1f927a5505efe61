package dev.tangent.fit;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.MethodReport;
import java.util.List;
import java.util.Optional;

/// A prediction and what made it: one regularizer, another method, or one for each output.
public sealed interface Learnt {
    NeighbourGraph graph();

    Prediction prediction();

    /// What is left of a search; absent where nothing was searched.
    Optional<Selected> selected();

    /// Beside those of the prediction.
    List<String> warnings();

    /// How new points follow.
    ExtensionRule extension();

    /// What made all of it, where that is one regularizer.
    default Optional<RegularizedFit> regularized() {
        return this instanceof ByRegularizer one ? Optional.of(one.fit()) : Optional.empty();
    }

    /// By one regularizer.
    record ByRegularizer(
            RegularizedFit fit,
            NeighbourGraph graph,
            Prediction prediction,
            MethodReport method,
            Optional<LambdaReport> lambda,
            Optional<Selected> selected,
            List<String> warnings)
            implements Learnt {
        @Override
        public ExtensionRule extension() {
            return new ExtensionRule(graph, fit.made());
        }
    }

    /// By another method, or a mean of several.
    ///
    /// @param usesLoss whether a loss was minimised for it
    record ByMethod(
            NeighbourGraph graph,
            Prediction prediction,
            ExtensionRule extension,
            MethodReport method,
            boolean usesLoss,
            Optional<Selected> selected,
            List<String> warnings)
            implements Learnt {}

    /// By a method of its own for each output.
    record PerOutput(
            NeighbourGraph graph,
            Prediction prediction,
            ExtensionRule extension,
            Optional<Selected> selected,
            List<String> warnings)
            implements Learnt {}
}
