package dev.tangent.service.analysis;

import dev.tangent.EmbeddingResult;
import dev.tangent.ManifoldEmbedding;
import dev.tangent.method.Domain;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Methods;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Coordinates along the manifold.
final class EmbeddingJob extends AnalysisJob<ManifoldEmbedding, EmbeddingResult> {
    EmbeddingJob(String id, OpenTable table, Fields fields) {
        super(id, table, fields, new ManifoldEmbedding(), ManifoldEmbedding::fit);
    }

    @Override
    ManifoldEmbedding own(ManifoldEmbedding usual, Fields fields) {
        Domain.OneOf<EmbeddingMethod> methods =
                new Domain.OneOf<>(List.copyOf(Methods.embeddings()), EmbeddingMethod::name);
        ManifoldEmbedding embedding =
                fields.oneOf("method", methods).map(usual::method).orElse(usual);
        if (fields.flag("cutShortcuts", false)) embedding = embedding.cutShortcuts();
        Optional<Integer> landmarks = fields.whole("landmarks", ManifoldEmbedding.FEWEST_LANDMARKS);
        return landmarks.isPresent() ? embedding.landmarks(landmarks.get()) : embedding;
    }

    @Override
    void tell(EmbeddingResult result, Map<String, Object> view) {
        view.put("method", result.method().name());
        view.put("dimension", result.dimension());
        view.put("estimated", result.estimated());
        view.put("components", result.count());
        view.put("residualVariance", result.quality().residualVariance());
        view.put("trustworthiness", result.quality().preservation().trustworthiness());
        view.put("continuity", result.quality().preservation().continuity());
        view.put("shortcuts", result.shortcuts().count());
        view.put("warnings", result.analysis().warnings());
    }
}
