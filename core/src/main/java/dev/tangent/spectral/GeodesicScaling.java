package dev.tangent.spectral;

import dev.tangent.geometry.geodesic.Geodesics;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;
import dev.tangent.sparse.eigen.EigenPairs;
import java.util.stream.IntStream;

/// Places whose distances are the geodesics between points, as nearly as so few coordinates allow: classical scaling
/// (W. Torgerson 1952) from landmarks (V. de Silva, J. Tenenbaum, "Global versus local methods in nonlinear
/// dimensionality reduction", 2003).
///
/// With delta the squared geodesics, B = -1/2 delta less the means of its rows and columns holds the inner products of
/// places; rows are landmarks, columns all points.
final class GeodesicScaling {
    private final Geodesics geodesics;
    private final int size;
    private final double[] landmarkMean;
    private final double[] pointMean;
    private final double mean;

    GeodesicScaling(Geodesics geodesics) {
        this.geodesics = geodesics;
        int count = geodesics.landmarks().length;
        size = geodesics.distances()[0].length;
        landmarkMean = new double[count];
        pointMean = new double[size];
        double all = 0;
        for (int l = 0; l < count; l++) {
            for (int i = 0; i < size; i++) {
                double square = square(l, i);
                landmarkMean[l] += square / size;
                pointMean[i] += square / count;
            }
            all += landmarkMean[l] / count;
        }
        mean = all;
    }

    private double square(int landmark, int point) {
        double d = geodesics.distances()[landmark][point];
        return d * d;
    }

    private double product(int landmark, int point) {
        return -(square(landmark, point) - landmarkMean[landmark] - pointMean[point] + mean) / 2;
    }

    /// By any functions: Isomap (J. Tenenbaum, V. de Silva, J. Langford 2000), landmark Isomap where not all points
    /// are landmarks. A coordinate that the geodesics have no room for is zero.
    Matrix free(int dimension, long seed) {
        int[] landmarks = geodesics.landmarks();
        int count = landmarks.length;
        double[] toLandmarks = new double[count]; // mean squared distances among landmarks alone
        double all = 0;
        for (int l = 0; l < count; l++) {
            for (int other : landmarks) toLandmarks[l] += square(l, other) / count;
            all += toLandmarks[l] / count;
        }
        Matrix products = Matrix.zeros(count, count);
        for (int a = 0; a < count; a++)
            for (int b = 0; b < count; b++)
                products.set(a, b, -(square(a, landmarks[b]) - toLandmarks[a] - toLandmarks[b] + all) / 2);
        EigenPairs eigen = EigenPairs.largest(products.symmetrized(), dimension, seed);
        Matrix places = Matrix.zeros(size, dimension);
        double floor = count * Math.ulp(products.norm());
        for (int t = 0; t < dimension; t++) {
            if (!(eigen.values()[t] > floor)) continue;
            double root = Math.sqrt(eigen.values()[t]);
            for (int l = 0; l < count; l++) {
                double weight = eigen.vectors().at(l, t) / root / 2;
                for (int i = 0; i < size; i++)
                    places.set(i, t, places.at(i, t) + weight * (toLandmarks[l] - square(l, i)));
            }
        }
        return ComponentEmbedding.centred(places);
    }

    /// By linear combinations of some functions alone: with U the functions, those U A for which U A (U A)' is
    /// nearest to B. Zero where the geodesics have no room.
    ///
    /// @param functions one column each, linearly independent and centred
    Matrix within(Matrix functions, int dimension) {
        int p = functions.columns();
        int[] landmarks = geodesics.landmarks();
        int[] columns = IntStream.range(0, p).toArray();
        Matrix basis = ComponentEmbedding.orthonormal(functions, p);
        Matrix there = ComponentEmbedding.centred(basis.select(landmarks, columns));
        Matrix seen = Matrix.zeros(landmarks.length, p); // B U
        for (int l = 0; l < landmarks.length; l++)
            for (int i = 0; i < size; i++) {
                double product = product(l, i);
                for (int t = 0; t < p; t++) seen.set(l, t, seen.at(l, t) + product * basis.at(i, t));
            }
        // A function may vanish at all landmarks: then nothing is known of it.
        Matrix inverse = PseudoInverse.ofSymmetric(there.transpose().times(there));
        Matrix metric = inverse.times(there.transpose().times(seen)).symmetrized();
        EigenPairs eigen = EigenPairs.largest(metric, dimension, 0);
        Matrix combination = eigen.vectors().copy();
        for (int t = 0; t < dimension; t++)
            for (int a = 0; a < p; a++)
                combination.set(a, t, combination.at(a, t) * Math.sqrt(Math.max(0, eigen.values()[t])));
        return basis.times(combination);
    }
}
