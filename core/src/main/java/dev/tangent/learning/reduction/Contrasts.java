package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Orthonormal contrasts (Helmert's): a basis of the loads at some points that sum to zero on every connected
/// component. These are the loads that the pseudo-inverse of a Laplacian takes without loss.
public final class Contrasts {
    private Contrasts() {}

    /// A row for each point, a column for each contrast.
    static Matrix of(int[] points, ConnectedComponents components) {
        return within(Arrays.stream(points).map(components::componentOf).toArray());
    }

    /// The same where the component of each point is known.
    public static Matrix within(int[] componentOf) {
        int[][] groups = groups(componentOf);
        Matrix contrasts = Matrix.zeros(componentOf.length, componentOf.length - groups.length);
        int column = 0;
        for (int[] group : groups)
            for (int t = 1; t < group.length; t++) {
                double norm = Math.sqrt(t * (t + 1.0));
                for (int i = 0; i < t; i++) contrasts.set(group[i], column, 1 / norm);
                contrasts.set(group[t], column++, -t / norm);
            }
        return contrasts;
    }

    /// The places of the points of each component that holds any.
    private static int[][] groups(int[] componentOf) {
        return Arrays.stream(componentOf)
                .distinct()
                .mapToObj(component -> places(componentOf, component))
                .toArray(int[][]::new);
    }

    private static int[] places(int[] componentOf, int component) {
        return IntStream.range(0, componentOf.length)
                .filter(place -> componentOf[place] == component)
                .toArray();
    }
}
