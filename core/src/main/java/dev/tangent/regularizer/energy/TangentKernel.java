package dev.tangent.regularizer.energy;

import dev.tangent.linalg.Matrix;

/// The Gaussian kernel on tangent coordinates, Eq. 13.
public final class TangentKernel {
    private TangentKernel() {}

    /// The mean length of the coordinates, which a kernel's width is given in.
    /// reading: the centre's zero counts in the mean.
    public static double meanLength(Matrix Phi) {
        double sum = 0;
        for (int j = 0; j < Phi.rows(); j++) sum += Math.sqrt(squaredDistance(Phi, j, 0));
        return sum / Phi.rows();
    }

    /// The k x k matrix exp(-|x_a - x_b|^2 / sigma^2).
    /// reading: no factor 2 under the square.
    public static Matrix matrix(Matrix Phi, double sigma) {
        int k = Phi.rows();
        Matrix K = Matrix.zeros(k, k);
        for (int a = 0; a < k; a++)
            for (int b = 0; b < k; b++) K.set(a, b, Math.exp(-squaredDistance(Phi, a, b) / (sigma * sigma))); // Eq. 13
        return K;
    }

    private static double squaredDistance(Matrix Phi, int a, int b) {
        double sum = 0;
        for (int t = 0; t < Phi.columns(); t++) {
            double d = Phi.at(a, t) - Phi.at(b, t);
            sum += d * d;
        }
        return sum;
    }
}
