package dev.tangent.experiments.theory;

import dev.tangent.Check;

/// The derivatives D^{2j} = Delta^j (a number) and D^{2j+1} = grad Delta^j (a vector) of g(x) = exp(-|x|^2 / sigma^2)
/// for all orders up to a chosen one, at a point.
///
/// Delta^j is the sum of j!/(b_1! .. b_m!) d^{2 b_1} .. d^{2 b_m} over all b with |b| = j, and g is a product over the
/// coordinates: so j! times the j-th coefficient of the product of m power series, whose b-th coefficient is
/// H_{2b}(z) / b!. For the gradient's s-th entry the s-th series has H_{2b+1} instead. Cost: m^2 order^2.
final class GaussianDerivatives {
    private final int m;
    private final int order;
    private final double sigma;

    GaussianDerivatives(int m, int order, double sigma) {
        Check.atLeast(1, m, "dimension");
        Check.atLeast(0, order, "order");
        this.m = m;
        this.order = order;
        this.sigma = sigma;
    }

    /// Numbers in one derivative of order t.
    int length(int t) {
        return t % 2 == 0 ? 1 : m;
    }

    /// The derivatives at x: entry t is that of order t.
    double[][] at(double[] x) {
        int longest = order / 2;
        double[][] even = new double[m][longest + 1];
        double[][] odd = new double[m][longest + 1];
        double square = 0;
        for (int s = 0; s < m; s++) {
            double z = x[s] / sigma;
            square += z * z;
            double[] H = HermitePolynomials.at(z, 2 * longest + 1);
            double factorial = 1;
            for (int b = 0; b <= longest; b++) {
                if (b > 0) factorial *= b;
                even[s][b] = H[2 * b] / factorial;
                odd[s][b] = H[2 * b + 1] / factorial;
            }
        }
        return derivatives(even, odd, Math.exp(-square));
    }

    private double[][] derivatives(double[][] even, double[][] odd, double g) {
        double[][] D = new double[order + 1][];
        for (int t = 0; t <= order; t++) D[t] = new double[length(t)];
        double[] plain = product(even, -1, odd);
        fill(D, 0, 0, plain, g);
        if (order > 0) for (int s = 0; s < m; s++) fill(D, 1, s, product(even, s, odd), g);
        return D;
    }

    private void fill(double[][] D, int parity, int entry, double[] series, double g) {
        double factorial = 1;
        for (int t = parity; t <= order; t += 2) {
            int j = t / 2;
            if (j > 0) factorial *= j;
            D[t][entry] = (parity == 0 ? 1 : -1) * factorial * series[j] * g / Math.pow(sigma, t);
        }
    }

    /// The product of the even series, that of coordinate `s` replaced by its odd one.
    private static double[] product(double[][] even, int s, double[][] odd) {
        double[] product = {1};
        for (int t = 0; t < even.length; t++) {
            double[] factor = t == s ? odd[t] : even[t];
            double[] longer = new double[factor.length];
            for (int a = 0; a < product.length; a++)
                for (int b = 0; a + b < factor.length; b++) longer[a + b] += product[a] * factor[b];
            product = longer;
        }
        return product;
    }
}
