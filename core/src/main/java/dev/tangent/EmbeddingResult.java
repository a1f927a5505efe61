package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.MethodSettings;
import dev.tangent.preprocessing.ColumnScaler;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.report.MethodReport;
import dev.tangent.spectral.Embedding;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// An embedding and how it was made.
///
/// @param coordinates a row for each row of the points; each has mean square one in its connected component, but those
///     of Isomap are in the units of the points
/// @param components the connected component of each row; those of different components do not compare
/// @param estimated whether the dimension was
/// @param landmarks how many points were embedded, where all others were placed among them; all that is said of the
///     embedding is said of them
/// @param model gives new points coordinates among these; none of a graph of the caller's own
public record EmbeddingResult(
        MatrixView coordinates,
        List<Integer> components,
        boolean estimated,
        EmbeddingQuality quality,
        ShortcutReport shortcuts,
        OptionalInt landmarks,
        MethodReport method,
        AnalysisReport analysis,
        Optional<EmbeddingModel> model) {
    public EmbeddingResult {
        components = List.copyOf(components);
    }

    /// An embedding that new points can be put into: their coordinates are sums of their neighbours' by the
    /// weights of the out-of-sample extension, so that a linear function of the coordinates of an embedded sheet
    /// stays one. A point of the fit has the coordinates it had there. Coordinates of different connected
    /// components do not compare: a new point whose neighbours belong to several has no place in any.
    ///
    /// @param made the method and its parameters, where a regularizer made the coordinates
    public record EmbeddingModel(FittedModel model, Optional<MethodSettings> made) {
        /// Of the points of a graph.
        ///
        /// @param coordinates a row for each row of the graph's points
        static EmbeddingModel of(
                NeighbourGraph graph,
                Regularizer regularizer,
                Optional<MethodSettings> made,
                Matrix coordinates,
                ColumnScaler scaler) {
            int[] columns = IntStream.range(0, coordinates.columns()).toArray();
            FittedModel model = new FittedModel(
                    graph.cloud(),
                    graph.smallestDegree(),
                    OutOfSampleExtension.of(regularizer, graph),
                    coordinates.select(graph.points().firstRows(), columns),
                    Collections.nCopies(graph.size(), Status.OK),
                    Optional.empty());
            return new EmbeddingModel(model.with(scaler), made);
        }
    }

    /// Edges of the neighbour graph that join folds of the manifold.
    ///
    /// @param cut whether they were left out
    public record ShortcutReport(int count, boolean cut) {}

    public int dimension() {
        return coordinates.columns();
    }

    /// How many connected components the points fall into.
    public int count() {
        return 1 + components.stream().mapToInt(Integer::intValue).max().orElse(-1);
    }

    /// How well an embedding keeps what the points have, in their largest connected component.
    ///
    /// @param energies what each coordinate costs, ascending; none for Isomap
    /// @param residual the largest relative residual of an eigenpair that was used
    /// @param trustworthiness one if nobody is near in the embedding who was not near before: less where it folds
    /// @param continuity one if nobody is lost who was near: less where it is torn (Venna and Kaski 2001)
    /// @param residualVariance the part of the variance of distances along the graph that distances in the
    ///     embedding do not explain; where the number of neighbours is chosen, it is the least
    public record EmbeddingQuality(
            List<Double> energies,
            double residual,
            double trustworthiness,
            double continuity,
            double residualVariance) {
        public EmbeddingQuality {
            energies = List.copyOf(energies);
        }

        static EmbeddingQuality of(Embedding embedding) {
            return new EmbeddingQuality(
                    Arrays.stream(embedding.energies()).boxed().toList(),
                    embedding.residual(),
                    embedding.preservation().trustworthiness(),
                    embedding.preservation().continuity(),
                    embedding.residualVariance());
        }
    }
}
