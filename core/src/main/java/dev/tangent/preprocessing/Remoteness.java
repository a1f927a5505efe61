package dev.tangent.preprocessing;

import dev.tangent.geometry.PointCloud;

/// Whether a place is far from all points of a cloud: more than three times as far from the mean of those nearest to it
/// as they are themselves, which is what takes a complete point off the manifold. Where these are all at one place,
/// their distances are those of the whole cloud.
final class Remoteness {
    private static final double TIMES = 3;

    private final PointCloud cloud;
    private final double whole;

    Remoteness(PointCloud cloud) {
        this.cloud = cloud;
        int[] all = new int[cloud.size()];
        for (int i = 0; i < all.length; i++) all[i] = i;
        whole = square(all, mean(all));
    }

    /// @param nearest points of the cloud
    /// @param place which of the places they are nearest to
    boolean test(int[] nearest, PointCloud places, int place) {
        double[] mean = mean(nearest);
        double distance = 0;
        for (int c = 0; c < mean.length; c++) distance += Math.pow(places.at(place, c) - mean[c], 2);
        return distance > TIMES * TIMES * (areAtOnePlace(nearest) ? whole : square(nearest, mean));
    }

    private boolean areAtOnePlace(int[] points) {
        for (int point : points)
            for (int c = 0; c < cloud.dimension(); c++) if (cloud.at(point, c) != cloud.at(points[0], c)) return false;
        return true;
    }

    private double[] mean(int[] points) {
        double[] mean = new double[cloud.dimension()];
        for (int point : points) for (int c = 0; c < mean.length; c++) mean[c] += cloud.at(point, c) / points.length;
        return mean;
    }

    /// The mean squared distance to a place.
    private double square(int[] points, double[] place) {
        double sum = 0;
        for (int point : points)
            for (int c = 0; c < place.length; c++) sum += Math.pow(cloud.at(point, c) - place[c], 2) / points.length;
        return sum;
    }
}
