package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.TrendMethod;
import dev.tangent.method.spec.Defaults;
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

    /// As new points need it, which come without edges: beside a graph of the caller's own they are told by their
    /// coordinates, and have the nearest vertices as neighbours.
    public ExtensionRule atPlaces() {
        if (!graph.isGiven()) return this;
        PointCloud cloud = graph.cloud();
        Check.that(
                cloud.dimension() > 0,
                "a graph without coordinates has no model for new points, which have nothing to be placed by: add them"
                        + " as vertices and fit again");
        int copies = graph.points().graph().orElseThrow().copies();
        Check.that(
                copies == 0,
                "a model for new points needs vertices at different places, but " + copies + " lie where another does");
        int wanted = Math.max(Defaults.USUAL_NEIGHBOURS, graph.smallestDegree());
        int neighbours = Math.min(wanted, cloud.size());
        return new ExtensionRule(
                NeighbourGraph.nearest(cloud, neighbours),
                new MethodSettings(made.method(), made.settings().withChosen(Parameter.NEIGHBOURS, neighbours)));
    }

    public FittedModel model(Prediction prediction, Optional<ErrorBars> bars) {
        RegularizerSpec setting = new RegularizerSpec(made.settings().of(Parameter.NEIGHBOURS), made.regularizer());
        return FittedModel.of(setting, graph, prediction, bars);
    }
}
