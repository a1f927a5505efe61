package dev.tangent.geometry.local;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;

/// Whether a place lies off the manifold that its neighbours lie on: one worker's scratch.
///
/// The neighbours' own principal plane is the tangent space; a place is off if its distance to it is more than three
/// times what theirs lets expect of one more point (their squared distances summed over the degrees of freedom that the
/// plane leaves), or if it is more than three times as far from their mean as they are.
public final class OffManifold {
    private static final double TIMES = 3;
    /// Distances below this part of the neighbourhood's size are rounding.
    private static final double ROUNDING = 1e-7;

    private final int dimension;
    private final double[] mean;
    private final double[] offset;
    private final double[] along;
    private final double[] projection;

    /// Scratch for one worker.
    ///
    /// @param dimension m; zero if that is not known, so that the distance from the mean alone decides
    public OffManifold(int coordinates, int neighbours, int dimension) {
        boolean plane = dimension > 0 && dimension < coordinates && neighbours >= dimension + 2;
        this.dimension = plane ? dimension : 0;
        mean = new double[coordinates];
        offset = new double[coordinates];
        along = new double[neighbours];
        projection = new double[this.dimension];
    }

    /// The dimension of the tangent space that is looked at, zero for none.
    public int dimension() {
        return dimension;
    }

    /// Whether a place is off the manifold of these neighbours.
    ///
    /// @param neighbours rows of a copied neighbourhood without the place
    /// @param centre which of them
    /// @param tangent their tangent coordinates about any origin, k x m, as [LocalPca] gives them; not looked at if
    ///     [#dimension] is zero
    /// @param place which point of `places`
    public boolean test(NeighbourGraph neighbours, int centre, double[] tangent, PointCloud places, int place) {
        int k = neighbours.degree(centre);
        int n = mean.length;
        double[] points = neighbours.cloud().coordinates();
        int first = neighbours.neighbour(centre, 0) * n;
        double size = centre(points, first, k, n);
        double distance = 0;
        for (int t = 0; t < n; t++) {
            offset[t] = places.at(place, t) - mean[t];
            distance += offset[t] * offset[t];
        }
        if (distance > TIMES * TIMES * size / k) return true;
        if (dimension == 0) return false;
        for (int j = 0; j < k; j++) {
            along[j] = 0;
            for (int t = 0; t < n; t++) along[j] += (points[first + j * n + t] - mean[t]) * offset[t];
        }
        double inPlane = project(tangent, k, size);
        double theirs = 0;
        for (double value : projection) theirs += value;
        double expected = Math.max(0, size - theirs) / (k - 1 - dimension);
        return distance - inPlane > TIMES * TIMES * expected + ROUNDING * ROUNDING * size;
    }

    /// Finds the mean; returns the sum of squared distances to it.
    private double centre(double[] points, int first, int k, int n) {
        double size = 0;
        for (int t = 0; t < n; t++) {
            double sum = 0;
            for (int j = 0; j < k; j++) sum += points[first + j * n + t];
            mean[t] = sum / k;
            for (int j = 0; j < k; j++) {
                double d = points[first + j * n + t] - mean[t];
                size += d * d;
            }
        }
        return size;
    }

    /// The squared length of the place's part within the plane. With C the centred neighbours and z_t = C v_t their
    /// coordinates along the direction v_t, C'z_t = |z_t|^2 v_t: so the place's coordinate is z_t'C x / |z_t|^2.
    private double project(double[] tangent, int k, double size) {
        double sum = 0;
        for (int t = 0; t < dimension; t++) {
            double centre = 0;
            for (int j = 0; j < k; j++) centre += tangent[j * dimension + t] / k;
            double square = 0;
            double product = 0;
            for (int j = 0; j < k; j++) {
                double z = tangent[j * dimension + t] - centre;
                square += z * z;
                product += z * along[j];
            }
            projection[t] = square;
            if (square > ROUNDING * ROUNDING * size) sum += product * product / square / square;
        }
        return sum;
    }
}
