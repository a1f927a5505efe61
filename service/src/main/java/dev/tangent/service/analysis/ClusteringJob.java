package dev.tangent.service.analysis;

import dev.tangent.ClusteringResult;
import dev.tangent.ManifoldClustering;
import dev.tangent.method.Domain;
import dev.tangent.method.Methods;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Groups of connected points.
final class ClusteringJob extends AnalysisJob<ManifoldClustering, ClusteringResult> {
    ClusteringJob(String id, Tables tables, Fields fields) {
        super(id, tables, fields, new ManifoldClustering(), ManifoldClustering::fit);
    }

    @Override
    ManifoldClustering own(ManifoldClustering usual, Fields fields) {
        Domain.OneOf<RegularizerMethod> methods =
                new Domain.OneOf<>(List.copyOf(Methods.regularizers()), RegularizerMethod::name);
        ManifoldClustering clustering =
                fields.oneOf("method", methods).map(usual::method).orElse(usual);
        Optional<Integer> clusters = fields.whole("clusters", 1);
        return clusters.isPresent() ? clustering.clusters(clusters.get()) : clustering;
    }

    @Override
    void tell(ClusteringResult result, Map<String, Object> view) {
        view.put("method", result.method().name());
        view.put("count", result.count());
        view.put("sizes", result.sizes());
        view.put("warnings", warnings(result.analysis().warnings()));
    }
}
