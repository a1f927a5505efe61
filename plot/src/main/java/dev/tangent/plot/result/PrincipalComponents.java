package dev.tangent.plot.result;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;
import java.util.Locale;

/// The first principal components of points (Pearson 1901), for looking at them.
///
/// Of many coordinates, the directions are those of evenly spaced points, as many as can be decomposed at once: a
/// covariance of thousands of columns takes longer than a fit.
///
/// @param directions unit vectors
/// @param shares the part of the variance along each
public record PrincipalComponents(double[] mean, double[][] directions, double[] shares) {
    private static final int MOST = 300;

    /// The first two, of points with two coordinates at least.
    static PrincipalComponents of(PointCloud cloud) {
        return of(cloud, 2);
    }

    /// The first few.
    ///
    /// @param wanted at most as many as there are coordinates
    public static PrincipalComponents of(PointCloud cloud, int wanted) {
        double[] mean = new double[cloud.dimension()];
        for (int i = 0; i < cloud.size(); i++)
            for (int c = 0; c < mean.length; c++) mean[c] += cloud.at(i, c) / cloud.size();
        Check.atMost(
                mean.length,
                wanted,
                "number of principal components",
                "the number of coordinates, " + mean.length + ",");
        return mean.length <= MOST ? byCovariance(cloud, mean, wanted) : byInnerProducts(cloud, mean, wanted);
    }

    private static PrincipalComponents byCovariance(PointCloud cloud, double[] mean, int wanted) {
        int d = mean.length;
        double[] covariance = new double[d * d];
        double[] row = new double[d];
        for (int i = 0; i < cloud.size(); i++) {
            for (int c = 0; c < d; c++) row[c] = cloud.at(i, c) - mean[c];
            for (int a = 0; a < d; a++) for (int b = 0; b < d; b++) covariance[a * d + b] += row[a] * row[b];
        }
        SymmetricEigen eigen = new SymmetricEigen(d);
        eigen.decompose(covariance, d);
        double trace = 0;
        for (int a = 0; a < d; a++) trace += covariance[a * d + a];
        double[][] directions = new double[wanted][];
        double[] shares = new double[wanted];
        for (int t = 0; t < wanted; t++) {
            directions[t] = signed(eigen.vector(t).clone());
            shares[t] = share(eigen.value(t), trace);
        }
        return new PrincipalComponents(mean, directions, shares);
    }

    /// The same by X X^T of some rows: its eigenvectors u give the directions X^T u.
    private static PrincipalComponents byInnerProducts(PointCloud cloud, double[] mean, int wanted) {
        int count = Math.min(MOST, cloud.size());
        double[][] rows = new double[count][mean.length];
        for (int i = 0; i < count; i++)
            for (int c = 0; c < mean.length; c++)
                rows[i][c] = cloud.at((int) ((long) i * cloud.size() / count), c) - mean[c];
        double[] products = new double[count * count];
        double trace = 0;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j <= i; j++) products[i * count + j] = products[j * count + i] = dot(rows[i], rows[j]);
            trace += products[i * count + i];
        }
        SymmetricEigen eigen = new SymmetricEigen(count);
        eigen.decompose(products, count);
        double[][] directions = new double[wanted][];
        double[] shares = new double[wanted];
        for (int t = 0; t < wanted; t++) {
            int known = Math.min(t, count - 1);
            directions[t] = signed(combined(rows, eigen.vector(known)));
            shares[t] = share(eigen.value(known), trace);
        }
        return new PrincipalComponents(mean, directions, shares);
    }

    private static double[] combined(double[][] rows, double[] weights) {
        double[] sum = new double[rows[0].length];
        for (int i = 0; i < rows.length; i++) for (int c = 0; c < sum.length; c++) sum[c] += weights[i] * rows[i][c];
        double length = Math.sqrt(dot(sum, sum));
        if (length > 0) for (int c = 0; c < sum.length; c++) sum[c] /= length;
        return sum;
    }

    /// An eigenvector's sign means nothing: its largest entry is positive.
    private static double[] signed(double[] vector) {
        int largest = 0;
        for (int c = 1; c < vector.length; c++) if (Math.abs(vector[c]) > Math.abs(vector[largest])) largest = c;
        return vector[largest] < 0 ? Arrays.stream(vector).map(v -> -v).toArray() : vector;
    }

    private static double share(double value, double trace) {
        return trace > 0 ? Math.clamp(value / trace, 0, 1) : 0;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int c = 0; c < a.length; c++) sum += a[c] * b[c];
        return sum;
    }

    /// Where the points lie along a component.
    public double[] scores(PointCloud cloud, int component) {
        double[] scores = new double[cloud.size()];
        for (int i = 0; i < scores.length; i++)
            for (int c = 0; c < mean.length; c++) scores[i] += directions[component][c] * (cloud.at(i, c) - mean[c]);
        return scores;
    }

    String name(int component) {
        return String.format(Locale.ROOT, "component %d (%.0f %%)", component + 1, 100 * shares[component]);
    }
}
