package dev.tangent.learning.function;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// The average of the nearest centres' values. Ties: smaller distance, then the earlier centre.
///
/// @param centres a row for each
/// @param values a row for each centre, a column for each output
/// @param weights of the centres, all positive
/// @param count how many are averaged
/// @param byDistance whether each also counts as one over its distance; a place at a centre has the centre's value
public record NearestFunction(Matrix centres, Matrix values, double[] weights, int count, boolean byDistance)
        implements CoordinateFunction {
    public NearestFunction {
        Check.that(
                centres.rows() == values.rows() && centres.rows() == weights.length,
                "an average of near values needs a value and a weight for each centre");
        Check.that(
                count >= 1 && count <= weights.length,
                "an average of near values must be over 1 to " + weights.length + " of them but is over " + count);
    }

    @Override
    public int outputs() {
        return values.columns();
    }

    @Override
    public int dimension() {
        return centres.columns();
    }

    @Override
    public void add(PointCloud places, int place, double[] out, int at) {
        double[] distances = new double[count];
        int[] nearest = new int[count];
        find(places, place, distances, nearest);
        double[] shares = shares(distances, nearest);
        for (int t = 0; t < count; t++)
            if (shares[t] != 0)
                for (int c = 0; c < values.columns(); c++) out[at + c] += shares[t] * values.at(nearest[t], c);
    }

    private void find(PointCloud places, int place, double[] distances, int[] nearest) {
        Arrays.fill(distances, Double.POSITIVE_INFINITY);
        for (int i = 0; i < weights.length; i++) {
            double distance = squaredDistance(places, place, i);
            if (distance >= distances[count - 1]) continue;
            int to = count - 1;
            for (; to > 0 && distances[to - 1] > distance; to--) {
                distances[to] = distances[to - 1];
                nearest[to] = nearest[to - 1];
            }
            distances[to] = distance;
            nearest[to] = i;
        }
    }

    private double squaredDistance(PointCloud places, int place, int centre) {
        double sum = 0;
        for (int t = 0; t < dimension(); t++) {
            double difference = places.at(place, t) - centres.at(centre, t);
            sum += difference * difference;
        }
        return sum;
    }

    /// At a centre, or so near that the quotient overflows, the nearest one is the whole average.
    private double[] shares(double[] distances, int[] nearest) {
        double[] shares = new double[count];
        double total = 0;
        for (int t = 0; t < count; t++) {
            shares[t] = weights[nearest[t]] * (byDistance ? 1 / Math.sqrt(distances[t]) : 1);
            total += shares[t];
        }
        if (Double.isInfinite(total)) {
            Arrays.fill(shares, 0);
            shares[0] = 1;
        } else for (int t = 0; t < count; t++) shares[t] /= total;
        return shares;
    }
}
