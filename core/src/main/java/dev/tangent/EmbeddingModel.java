package dev.tangent;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MethodSettings;
import dev.tangent.preprocessing.ColumnScaler;
import dev.tangent.regularizer.Regularizer;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.IntStream;

/// An embedding that new points can be put into: their coordinates are sums of their neighbours' by the weights of the
/// out-of-sample extension, so that a linear function of the coordinates of an embedded sheet stays one. A point of the
/// fit has the coordinates it had there. Coordinates of different connected components do not compare: a new point
/// whose neighbours belong to several has no place in any.
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
