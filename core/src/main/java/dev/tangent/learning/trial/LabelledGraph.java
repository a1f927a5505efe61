package dev.tangent.learning.trial;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.linalg.Matrix;

/// What is to be learnt: distinct points with their nearest neighbours, as many as any method will want, and labels
/// that name distinct points.
///
/// @param reducer where methods get a regularizer reduced to the labels from
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record LabelledGraph(NeighbourGraph graph, DistinctLabels labels, Reducer reducer) {
    public LabelledGraph(NeighbourGraph graph, DistinctLabels labels) {
        this(graph, labels, Reducer.fresh());
    }

    /// Labels that name rows, as the caller numbered them.
    public static LabelledGraph of(NeighbourGraph graph, Labels rows) {
        return new LabelledGraph(graph, rows.merged(graph.points()));
    }

    /// The distinct points.
    public PointCloud cloud() {
        return graph.cloud();
    }

    /// A prediction from values at distinct points that a closed formula gave everywhere.
    public Prediction prediction(Matrix values, String how) {
        return Prediction.everywhere(graph.points(), values, how);
    }
}
