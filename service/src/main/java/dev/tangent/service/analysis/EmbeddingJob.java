package dev.tangent.service.analysis;

import dev.tangent.EmbeddingResult;
import dev.tangent.InvalidInput;
import dev.tangent.ManifoldEmbedding;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.model.SavedModel;
import dev.tangent.method.Domain;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Methods;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.Tables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Coordinates along the manifold.
final class EmbeddingJob extends AnalysisJob<ManifoldEmbedding, EmbeddingResult> {
    EmbeddingJob(String id, Tables tables, Fields fields) {
        super(id, tables, fields, new ManifoldEmbedding(), ManifoldEmbedding::fit);
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

    /// The file of a model that gives new points coordinates, called e1, e2, ... as the command line calls them.
    byte[] modelFile() throws IOException {
        EmbeddingResult result = result();
        EmbeddingResult.EmbeddingModel made = result.model()
                .orElseThrow(() -> new InvalidInput("an embedding of a graph of your own has no model for new points"));
        List<String> outputs = IntStream.rangeClosed(1, result.dimension())
                .mapToObj(c -> "e" + c)
                .toList();
        SavedModel model = new SavedModel(
                made.model(),
                points().columns(),
                outputs,
                made.made(),
                Map.of("embedding", result.method().name()),
                points().choice().coordinates());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ModelWriter.write(out, model);
        return out.toByteArray();
    }

    @Override
    void tell(EmbeddingResult result, Map<String, Object> view) {
        view.put("method", result.method().name());
        view.put("dimension", result.dimension());
        view.put("estimated", result.estimated());
        view.put("components", result.count());
        view.put("residualVariance", result.quality().residualVariance());
        view.put("trustworthiness", result.quality().trustworthiness());
        view.put("continuity", result.quality().continuity());
        view.put("shortcuts", result.shortcuts().count());
        view.put("warnings", warnings(result.analysis().warnings()));
    }
}
