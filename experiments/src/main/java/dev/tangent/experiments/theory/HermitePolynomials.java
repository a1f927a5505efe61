package dev.tangent.experiments.theory;

/// The Hermite polynomials H_0 .. H_n of the physicists: the n-th derivative of exp(-z^2) is (-1)^n H_n(z) exp(-z^2).
final class HermitePolynomials {
    private HermitePolynomials() {}

    /// H_0(z) .. H_n(z), by H_{n+1} = 2 z H_n - 2 n H_{n-1}.
    static double[] at(double z, int n) {
        double[] H = new double[n + 1];
        H[0] = 1;
        if (n > 0) H[1] = 2 * z;
        for (int t = 1; t < n; t++) H[t + 1] = 2 * z * H[t] - 2 * t * H[t - 1];
        return H;
    }
}
