package dev.tangent.experiments.theory;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.energy.LocalPolynomial;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Proposition 1: the trace of the fitted Hessian converges to the Laplacian, with order 2 in the radius h of the
/// neighbourhoods, if the number of points grows fast enough.
///
/// The bias of the fit is of order h^2; the third derivatives of f add an error of order h / sqrt(k), as points do not
/// lie symmetrically around a centre. So k has to grow as h^-2, and with it the number of points as k / h^2.
final class ConvergenceOrder {
    private static final int DIMENSION = 2;
    /// Points in a neighbourhood of radius h: as many as make the error of the draw small beside the bias.
    private static final double NEIGHBOURS = 8;

    private ConvergenceOrder() {}

    /// One size.
    ///
    /// @param error root mean square error of the estimate, as part of the root mean square of the Laplacian
    public record RadiusError(double radius, int neighbours, int points, double error) {}

    public static List<RadiusError> on(KnownSurface surface, double[] radii, long seed) {
        List<RadiusError> rows = new ArrayList<>();
        for (double radius : radii) rows.add(row(surface, radius, seed));
        return rows;
    }

    private static RadiusError row(KnownSurface surface, double radius, long seed) {
        int k = (int) Math.round(NEIGHBOURS / (radius * radius));
        int points = (int) Math.round(k * surface.area() / (Math.PI * radius * radius));
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[points][];
        for (int i = 0; i < points; i++) rows[i] = surface.draw(random);
        double[] f = surface.at(rows, surface::value);
        double[] truth = surface.at(rows, surface::laplacian);
        double[] estimate = new LocalPolynomial(DIMENSION)
                .operator(NeighbourGraph.nearest(PointCloud.of(rows), k))
                .times(f);
        double error = 0;
        double size = 0;
        for (int i = 0; i < points; i++) {
            error += Math.pow(estimate[i] - truth[i], 2);
            size += truth[i] * truth[i];
        }
        return new RadiusError(radius, k, points, Math.sqrt(error / size));
    }

    /// The slope of log error over log radius, by least squares.
    public static double order(List<RadiusError> rows) {
        double meanX =
                rows.stream().mapToDouble(row -> Math.log(row.radius)).average().orElseThrow();
        double meanY =
                rows.stream().mapToDouble(row -> Math.log(row.error)).average().orElseThrow();
        double xy = 0;
        double xx = 0;
        for (RadiusError row : rows) {
            double x = Math.log(row.radius) - meanX;
            xy += x * (Math.log(row.error) - meanY);
            xx += x * x;
        }
        return xy / xx;
    }
}
