package dev.tangent.spectral;

import dev.tangent.Message;
import dev.tangent.geometry.NeighbourGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a person should know of an embedding, a sentence each.
public final class EmbeddingWarnings {
    /// Embeddings that unroll keep neighbours to 0.975 and more.
    private static final double PRESERVED = 0.97;

    /// Rolls, curved sheets and caps that unroll have 0.014 and less, those that stay folded 0.039 and more.
    private static final double UNEXPLAINED = 0.03;

    private EmbeddingWarnings() {}

    /// None where all is well.
    ///
    /// @param graph that was embedded
    /// @param shortcuts edges between folds that are in use
    /// @param edges of the neighbour graph
    public static List<String> of(Embedding embedding, NeighbourGraph graph, int shortcuts, int edges) {
        List<String> warnings = new ArrayList<>();
        if (embedding.components() > 1)
            warnings.add("the points fall into " + embedding.components() + " connected components; each is embedded by"
                    + " itself, and coordinates of different components do not compare");
        if (embedding.unplaced() > 0)
            warnings.add(
                    Message.counted(embedding.unplaced(), "point lies", "points lie") + " in components too small for "
                            + Message.counted(embedding.coordinates().columns(), "coordinate", "coordinates")
                            + ", with zeros in their place");
        if (shortcuts > 0)
            warnings.add(shortcuts + " of " + edges + " edges of the neighbour graph "
                    + (shortcuts == 1 ? "is a shortcut" : "are shortcuts")
                    + " between folds:"
                    + " the way along the manifold is more than six times as long; fewer neighbours avoid"
                    + " them, and they can be cut");
        if (embedding.preservation().least() < PRESERVED || embedding.residualVariance() > UNEXPLAINED)
            warnings.add(folded(embedding, graph.isGiven() ? "" : "another number of neighbours or "));
        return List.copyOf(warnings);
    }

    private static String folded(Embedding embedding, String also) {
        return String.format(
                Locale.ROOT,
                "the embedding is folded or torn: trustworthiness %.2f, continuity %.2f, residual variance %.3f; "
                        + "%sone more dimension may help, unless the manifold cannot be flat",
                embedding.preservation().trustworthiness(),
                embedding.preservation().continuity(),
                embedding.residualVariance(),
                also);
    }
}
