package dev.tangent.fit;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.method.Defaults;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.TrendMethod;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.score.Candidate;
import java.util.List;
import java.util.Optional;

/// How values at new points follow from those of their neighbours.
///
/// @param graph of the fit
/// @param made the regularizer whose local energy is least there
public record ExtensionRule(NeighbourGraph graph, MethodSettings made) {
    /// By the first of these that has a part on the manifold; where none has, by the graph's weights.
    ///
    /// @param candidates those that the fit consists of, the heaviest first
    static ExtensionRule of(FitJob job, NeighbourGraph graph, List<Candidate> candidates) {
        return candidates.stream()
                .flatMap(each -> onManifold(each).stream())
                .findFirst()
                .map(made -> new ExtensionRule(graph, made))
                .orElseGet(() -> weighted(job, graph));
    }

    private static Optional<MethodSettings> onManifold(Candidate candidate) {
        return candidate
                .method()
                .flatMap(method -> switch (method) {
                    case RegularizerMethod own -> Optional.of(own);
                    case TrendMethod trend -> Optional.of(trend.manifold());
                    default -> Optional.<RegularizerMethod>empty();
                })
                .map(method -> new MethodSettings(method, candidate.values()));
    }

    /// By a graph Laplacian's weights, with as many neighbours as rules that spread classes have.
    public static ExtensionRule weighted(FitJob job, NeighbourGraph graph) {
        ParameterValues usual =
                Defaults.fill(Methods.POISSON, ParameterValues.NONE, job.data().size());
        int neighbours = Math.min(usual.of(Parameter.NEIGHBOURS), graph.largestDegree());
        return new ExtensionRule(
                graph, new MethodSettings(Methods.LAPLACIAN, usual.with(Parameter.NEIGHBOURS, neighbours)));
    }

    public FittedModel model(Prediction prediction, Optional<ErrorBars> bars) {
        RegularizerSpec setting = new RegularizerSpec(made.settings().of(Parameter.NEIGHBOURS), made.regularizer());
        return FittedModel.of(setting, graph, prediction, bars);
    }
}
