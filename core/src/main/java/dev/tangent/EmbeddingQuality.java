package dev.tangent;

import dev.tangent.report.NeighbourhoodPreservation;
import dev.tangent.spectral.Embedding;
import java.util.Arrays;
import java.util.List;

/// How well an embedding keeps what the points have, in their largest connected component.
///
/// @param energies what each coordinate costs, ascending; none for Isomap
/// @param residual the largest relative residual of an eigenpair that was used
/// @param preservation of neighbourhoods
/// @param residualVariance the part of the variance of distances along the graph that distances in the embedding do
///     not explain; where the number of neighbours is chosen, it is the least
public record EmbeddingQuality(
        List<Double> energies, double residual, NeighbourhoodPreservation preservation, double residualVariance) {
    public EmbeddingQuality {
        energies = List.copyOf(energies);
    }

    static EmbeddingQuality of(Embedding embedding) {
        return new EmbeddingQuality(
                Arrays.stream(embedding.energies()).boxed().toList(),
                embedding.residual(),
                embedding.preservation(),
                embedding.residualVariance());
    }
}
