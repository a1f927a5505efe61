package dev.tangent.learning.extension;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Regularizer;
import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.IntStream;

/// Coordinates that some points have, the landmarks, for all others: each by its nearest landmarks of one connected
/// component, with the weights of the out-of-sample extension.
///
/// @param graph of the landmarks
/// @param coordinates a row for each landmark
/// @param components the connected component of each; coordinates of different ones do not compare
public record LandmarkExtension(NeighbourGraph graph, Regularizer regularizer, Matrix coordinates, int[] components) {
    /// Coordinates and the connected component of each of some points.
    public record Extended(Matrix coordinates, int[] components) {
        /// Of distinct points, given to every row that lies there.
        public Extended expanded(DistinctPoints points) {
            int[] rows = IntStream.range(0, points.rows())
                    .map(row -> components[points.pointOf(row)])
                    .toArray();
            return new Extended(points.expand(coordinates), rows);
        }
    }

    /// Every place belongs to the component of its nearest landmark.
    public Extended over(PointCloud places) {
        int[] nearest = NeighbourIndex.of(graph.cloud()).nearest(places, 1).neighbours();
        int[] componentOf =
                Arrays.stream(nearest).map(landmark -> components[landmark]).toArray();
        Matrix all = Matrix.zeros(places.size(), coordinates.columns());
        int count = 1 + Arrays.stream(components).max().orElse(-1);
        for (int c = 0; c < count; c++) {
            int component = c;
            int[] landmarks = IntStream.range(0, components.length)
                    .filter(i -> components[i] == component)
                    .toArray();
            int[] own = IntStream.range(0, places.size())
                    .filter(i -> componentOf[i] == component)
                    .toArray();
            extend(landmarks, places, own, nearest, all);
        }
        return new Extended(all, componentOf);
    }

    /// In a component with too few landmarks for a neighbourhood a place has the coordinates of the nearest one.
    private void extend(int[] landmarks, PointCloud places, int[] own, int[] nearest, Matrix all) {
        int k = graph.smallestDegree();
        if (own.length == 0) return;
        boolean few = landmarks.length < k;
        Matrix found = few
                ? coordinates
                : model(landmarks, k).predict(places.select(own)).values();
        for (int i = 0; i < own.length; i++)
            for (int t = 0; t < all.columns(); t++) all.set(own[i], t, found.at(few ? nearest[own[i]] : i, t));
    }

    private FittedModel model(int[] landmarks, int k) {
        int[] columns = IntStream.range(0, coordinates.columns()).toArray();
        return new FittedModel(
                graph.cloud().select(landmarks),
                k,
                OutOfSampleExtension.of(regularizer, graph),
                coordinates.select(landmarks, columns),
                Collections.nCopies(landmarks.length, Status.OK),
                Optional.empty());
    }
}
