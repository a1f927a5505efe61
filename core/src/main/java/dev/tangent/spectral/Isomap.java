package dev.tangent.spectral;

import dev.tangent.geometry.geodesic.Geodesics;

/// How many landmarks Isomap has, and the coordinates of one connected component from them.
final class Isomap {
    /// Up to so many points all of them are landmarks.
    private static final int ALL = 2000;
    private static final int FEWEST = 100;
    private static final int MOST = 500;
    /// Distances that are kept at most, where that leaves the fewest landmarks: 0.8 GB.
    private static final int KEPT = 100_000_000;

    private Isomap() {}

    static int landmarks(int points) {
        return points <= ALL ? points : Math.clamp(KEPT / points, FEWEST, MOST);
    }

    static ComponentEmbedding of(Geodesics geodesics, int dimension, long seed) {
        return new ComponentEmbedding(new GeodesicScaling(geodesics).free(dimension, seed), new double[0], 0);
    }
}
