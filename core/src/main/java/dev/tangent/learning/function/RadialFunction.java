package dev.tangent.learning.function;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;

/// level + sum over centres of k(|x - centre|) coefficients, with a length for each coordinate.
///
/// @param factors one over the length of each coordinate; zero for one that plays no part
/// @param centres a row for each, in units of the coordinates
/// @param coefficients a row for each centre, a column for each output
public record RadialFunction(RadialShape shape, double[] factors, Matrix centres, Matrix coefficients, double[] level)
        implements CoordinateFunction {
    public RadialFunction {
        Check.that(
                factors.length == centres.columns()
                        && centres.rows() == coefficients.rows()
                        && level.length == coefficients.columns(),
                "a radial function's lengths, centres, coefficients and levels must fit each other");
    }

    @Override
    public int outputs() {
        return level.length;
    }

    @Override
    public int dimension() {
        return factors.length;
    }

    @Override
    public void add(PointCloud places, int place, double[] out, int at) {
        int width = level.length;
        double[] weights = coefficients.values();
        for (int j = 0; j < centres.rows(); j++) {
            double k = shape.at(distance(places, place, j));
            for (int c = 0; c < width; c++) out[at + c] += k * weights[j * width + c];
        }
        for (int c = 0; c < width; c++) out[at + c] += level[c];
    }

    private double distance(PointCloud places, int place, int centre) {
        int n = factors.length;
        double[] all = centres.values();
        double sum = 0;
        for (int t = 0; t < n; t++) {
            double difference = (places.at(place, t) - all[centre * n + t]) * factors[t];
            sum += difference * difference;
        }
        return Math.sqrt(sum);
    }
}
