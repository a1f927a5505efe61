package dev.tangent.learning.extension;

import dev.tangent.geometry.NeighbourGraph;
import java.util.Arrays;

/// Kriging from the neighbours of a place (N. Cressie, "Statistics for spatial data", 1993, Sec. 3.2): values are a
/// Gaussian process about their mean with covariance exp(-d^2 / h^2), h a multiple of the neighbours' mean distance
/// from their own. One worker's scratch.
///
/// A wide kernel interpolates as polynomials do (T. Driscoll, B. Fornberg, "Interpolation in the limit of increasingly
/// flat radial basis functions", 2002), and so follows a function that was made smooth: on a roll of 1,200 points to
/// 1e-4 of its spread, where the mean of 20 neighbours is off by 4e-2. Beside the data such weights grow without bound;
/// the nugget is raised until they do not. Far from everything they become the neighbours' mean. Cost: k^3 / 6, at most
/// five times.
final class LocalKriging {
    private static final double[] NUGGETS = {1e-8, 1e-6, 1e-4, 1e-2, 1};

    /// The sum of the weights' absolute values; within the data it is 2 to 5, at their edge ten times that.
    private static final double MOST = 50;

    private final double scale;
    private final double[] centre;
    private final double[] covariance;
    private final double[] factor;
    private final double[] toPlace;
    private final double[] solution;

    /// @param neighbours of a place at most, itself not counted
    LocalKriging(double scale, int neighbours, int coordinates) {
        this.scale = scale;
        centre = new double[coordinates];
        covariance = new double[neighbours * neighbours];
        factor = new double[neighbours * neighbours];
        toPlace = new double[neighbours];
        solution = new double[neighbours];
    }

    /// Writes weights, which sum to one, and returns the variance of the value they give, where that of values far
    /// from all others is one.
    ///
    /// @param around whose neighbourhoods have the place first
    double weigh(NeighbourGraph around, int place, double[] weights, int at) {
        int count = around.degree(place) - 1;
        double length = scale * meanLength(around, place, count);
        if (!(length > 0)) { // one neighbour
            Arrays.fill(weights, at, at + count, 1.0 / count);
            return 1;
        }
        covariances(around, place, count, length);
        double variance = 1;
        for (double nugget : NUGGETS) {
            factorise(count, nugget);
            solve(count);
            variance = 1 + nugget - dot(toPlace, solution, count);
            if (complete(count, weights, at) <= MOST) break;
        }
        return Math.min(1, Math.max(variance, NUGGETS[0]));
    }

    /// The neighbours' from their mean.
    private double meanLength(NeighbourGraph around, int place, int count) {
        Arrays.fill(centre, 0);
        for (int j = 1; j <= count; j++)
            for (int t = 0; t < centre.length; t++)
                centre[t] += around.cloud().at(around.neighbour(place, j), t) / count;
        double sum = 0;
        for (int j = 1; j <= count; j++) {
            double square = 0;
            for (int t = 0; t < centre.length; t++) {
                double offset = around.cloud().at(around.neighbour(place, j), t) - centre[t];
                square += offset * offset;
            }
            sum += Math.sqrt(square);
        }
        return sum / count;
    }

    private void covariances(NeighbourGraph around, int place, int count, double length) {
        for (int a = 0; a < count; a++) {
            int row = around.neighbour(place, a + 1);
            toPlace[a] = covariance(around, row, around.neighbour(place, 0), length);
            for (int b = 0; b <= a; b++)
                covariance[a * count + b] = covariance(around, row, around.neighbour(place, b + 1), length);
        }
    }

    private static double covariance(NeighbourGraph around, int a, int b, double length) {
        return Math.exp(-around.cloud().squaredDistance(a, b) / (length * length));
    }

    /// Cholesky; the nugget keeps every pivot well above rounding.
    private void factorise(int count, double nugget) {
        for (int a = 0; a < count; a++)
            for (int b = 0; b <= a; b++) {
                double sum = covariance[a * count + b] + (a == b ? nugget : 0);
                for (int t = 0; t < b; t++) sum -= factor[a * count + t] * factor[b * count + t];
                factor[a * count + b] = a == b ? Math.sqrt(Math.max(sum, nugget / 2)) : sum / factor[b * count + b];
            }
    }

    private void solve(int count) {
        for (int a = 0; a < count; a++) {
            double sum = toPlace[a];
            for (int t = 0; t < a; t++) sum -= factor[a * count + t] * solution[t];
            solution[a] = sum / factor[a * count + a];
        }
        for (int a = count - 1; a >= 0; a--) {
            double sum = solution[a];
            for (int t = a + 1; t < count; t++) sum -= factor[t * count + a] * solution[t];
            solution[a] = sum / factor[a * count + a];
        }
    }

    /// What is missing to one goes to the mean of the neighbours; returns the sum of absolute values.
    private double complete(int count, double[] weights, int at) {
        double sum = 0;
        for (int j = 0; j < count; j++) sum += solution[j];
        double absolute = 0;
        for (int j = 0; j < count; j++) {
            weights[at + j] = solution[j] + (1 - sum) / count;
            absolute += Math.abs(weights[at + j]);
        }
        return absolute;
    }

    private static double dot(double[] a, double[] b, int count) {
        double sum = 0;
        for (int j = 0; j < count; j++) sum += a[j] * b[j];
        return sum;
    }
}
