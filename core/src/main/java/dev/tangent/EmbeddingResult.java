package dev.tangent;

import dev.tangent.linalg.MatrixView;
import dev.tangent.report.MethodReport;
import dev.tangent.spectral.Embedding;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
    /// @param trustworthiness one if nobody is near in the embedding who was not near before: less where it is
    /// folded
    /// @param continuity one if nobody is lost who was near: less where it is torn (Venna and Kaski 2001)
    /// @param residualVariance the part of the variance of distances along the graph that distances in the
    /// embedding do
    ///     not explain; where the number of neighbours is chosen, it is the least
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
