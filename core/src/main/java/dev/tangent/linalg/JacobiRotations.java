package dev.tangent.linalg;

/// Eigenvalues and eigenvectors of a small symmetric matrix by cyclic Jacobi rotations (C. Jacobi, 1846; convergence: G.
/// Forsythe, P. Henrici, 1960): slower than the QR iteration, and never without a result.
final class JacobiRotations {
    /// Each sweep squares what is left once it is small; matrices of these sizes take ten.
    private static final int SWEEPS = 100;

    private final int size;
    private final double[] a;
    private final double[] vectors;
    private final double scale;

    /// Of a size x size matrix, row-major, with finite entries; it is left as it is.
    JacobiRotations(double[] matrix, int size) {
        this.size = size;
        a = new double[size * size];
        vectors = new double[size * size];
        double largest = 0;
        for (int p = 0; p < a.length; p++) largest = Math.max(largest, Math.abs(matrix[p]));
        scale = largest > 0 ? largest : 1;
        for (int p = 0; p < a.length; p++) a[p] = matrix[p] / scale; // so that no square overflows or vanishes
        for (int i = 0; i < size; i++) vectors[i * size + i] = 1;
        for (int sweep = 0; sweep < SWEEPS && sweep(); sweep++) {
            // until no rotation changes anything
        }
    }

    /// Whether anything was left to rotate away.
    private boolean sweep() {
        boolean rotated = false;
        for (int i = 0; i < size; i++)
            for (int j = i + 1; j < size; j++) {
                double off = a[i * size + j];
                double least = Math.ulp(1.0) * Math.sqrt(Math.abs(a[i * size + i]) * Math.abs(a[j * size + j]));
                if (Math.abs(off) <= Math.max(least, Double.MIN_NORMAL)) continue;
                rotate(i, j);
                rotated = true;
            }
        return rotated;
    }

    private void rotate(int i, int j) {
        double theta = (a[j * size + j] - a[i * size + i]) / (2 * a[i * size + j]);
        double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.hypot(theta, 1));
        double c = 1 / Math.hypot(t, 1);
        double s = t * c;
        for (int k = 0; k < size; k++) turn(a, k * size + i, k * size + j, c, s);
        for (int k = 0; k < size; k++) turn(a, i * size + k, j * size + k, c, s);
        a[i * size + j] = 0;
        a[j * size + i] = 0;
        for (int k = 0; k < size; k++) turn(vectors, i * size + k, j * size + k, c, s);
    }

    private static void turn(double[] x, int p, int q, double c, double s) {
        double first = x[p];
        double second = x[q];
        x[p] = c * first - s * second;
        x[q] = s * first + c * second;
    }

    /// In no order.
    double value(int t) {
        return scale * a[t * size + t];
    }

    /// The unit eigenvector of that value.
    double[] vector(int t) {
        double[] vector = new double[size];
        System.arraycopy(vectors, t * size, vector, 0, size);
        return vector;
    }
}
