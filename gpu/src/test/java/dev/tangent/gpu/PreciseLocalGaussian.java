package dev.tangent.gpu;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/// LG's local matrix in fifty digits, straight from the equations, for no more coordinates than points: what others are
/// compared with where double precision leaves few digits.
final class PreciseLocalGaussian {
    private static final MathContext DIGITS = new MathContext(50);
    private static final BigDecimal NEGLIGIBLE = new BigDecimal("1e-60");
    private static final int HALVINGS = 12;

    private final int k;
    private final int n;
    private final int m;

    /// The lower triangle, row by row.
    final double[] lower;

    /// How much larger a relative error of coordinates may get: by the gap behind the last direction that counts,
    /// and by the inverse of the kernel.
    final double condition;

    /// @param points of the neighbourhood, the centre first
    PreciseLocalGaussian(double[][] points, int m, double scale) {
        k = points.length;
        n = points[0].length;
        this.m = m;
        BigDecimal[][] x = zeros(k, n);
        for (int t = 0; t < n; t++) {
            BigDecimal sum = BigDecimal.ZERO;
            for (int j = 0; j < k; j++) sum = sum.add(new BigDecimal(points[j][t]));
            BigDecimal mean = sum.divide(BigDecimal.valueOf(k), DIGITS);
            for (int j = 0; j < k; j++) x[j][t] = new BigDecimal(points[j][t]).subtract(mean, DIGITS);
        }
        BigDecimal[][] scatter = times(transposed(x), x);
        BigDecimal[][] axes = identity(n);
        rotate(scatter, axes);
        int[] order = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparing((Integer t) -> scatter[t][t]).reversed())
                .mapToInt(t -> t)
                .toArray();
        BigDecimal[][] phi = zeros(k, m);
        for (int j = 0; j < k; j++)
            for (int t = 0; t < m; t++)
                for (int c = 0; c < n; c++)
                    phi[j][t] = phi[j][t].add(x[j][c].subtract(x[0][c]).multiply(axes[c][order[t]], DIGITS), DIGITS);
        BigDecimal[][] inverse = inverse(kernel(phi, scale));
        lower = closed(projected(inverse, phi));
        double largest = scatter[order[0]][order[0]].doubleValue();
        double gap = m == n
                ? largest
                : scatter[order[m - 1]][order[m - 1]]
                        .subtract(scatter[order[m]][order[m]])
                        .doubleValue();
        double norm = Arrays.stream(inverse)
                .mapToDouble(row -> Arrays.stream(row)
                        .mapToDouble(v -> Math.abs(v.doubleValue()))
                        .sum())
                .max()
                .orElseThrow();
        condition = k * (largest / gap) * norm;
    }

    private BigDecimal[][] kernel(BigDecimal[][] phi, double scale) {
        BigDecimal[][] squares = zeros(k, k);
        BigDecimal length = BigDecimal.ZERO;
        for (int a = 0; a < k; a++) {
            for (int b = 0; b < a; b++)
                for (int t = 0; t < m; t++) {
                    BigDecimal d = phi[a][t].subtract(phi[b][t], DIGITS);
                    squares[a][b] = squares[a][b].add(d.multiply(d, DIGITS), DIGITS);
                }
            length = length.add(squares[a][0].sqrt(DIGITS), DIGITS);
        }
        BigDecimal sigma = length.multiply(new BigDecimal(scale)).divide(BigDecimal.valueOf(k), DIGITS);
        BigDecimal square = sigma.multiply(sigma, DIGITS);
        BigDecimal[][] kernel = identity(k);
        for (int a = 0; a < k; a++)
            for (int b = 0; b < a; b++)
                kernel[a][b] = kernel[b][a] = exp(squares[a][b].negate().divide(square, DIGITS));
        return kernel;
    }

    /// By the series of a small part of the argument, squared again and again.
    private static BigDecimal exp(BigDecimal value) {
        if (value.doubleValue() < -200) return BigDecimal.ZERO;
        BigDecimal small = value.divide(BigDecimal.valueOf(1L << HALVINGS), DIGITS);
        BigDecimal sum = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        for (int i = 1; i < 40; i++) {
            term = term.multiply(small, DIGITS).divide(BigDecimal.valueOf(i), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        for (int i = 0; i < HALVINGS; i++) sum = sum.multiply(sum, DIGITS);
        return sum;
    }

    /// T C T on the neighbours, T = I - Q Q'.
    private BigDecimal[][] projected(BigDecimal[][] inverse, BigDecimal[][] phi) {
        BigDecimal[][] q = transposed(phi);
        for (int t = 0; t < m; t++) {
            for (int s = 0; s < t; s++) {
                BigDecimal along = dot(q[s], q[t]);
                for (int j = 0; j < k; j++) q[t][j] = q[t][j].subtract(along.multiply(q[s][j], DIGITS), DIGITS);
            }
            BigDecimal norm = dot(q[t], q[t]).sqrt(DIGITS);
            for (int j = 0; j < k; j++) q[t][j] = q[t][j].divide(norm, DIGITS);
        }
        BigDecimal[][] left = times(transposed(q), q);
        for (int a = 0; a < k; a++)
            for (int b = 0; b < k; b++) {
                left[a][b] = (a == b ? BigDecimal.ONE : BigDecimal.ZERO).subtract(left[a][b], DIGITS);
                if (a == 0 || b == 0) left[a][b] = BigDecimal.ZERO; // the centre comes by zero sums
            }
        return times(left, times(inverse, left));
    }

    private double[] closed(BigDecimal[][] b) {
        double[] triangle = new double[k * (k + 1) / 2];
        BigDecimal total = BigDecimal.ZERO;
        for (int a = 1; a < k; a++) {
            BigDecimal sum = BigDecimal.ZERO;
            for (int c = 1; c < k; c++) sum = sum.add(b[a][c], DIGITS);
            triangle[a * (a + 1) / 2] = -sum.doubleValue();
            total = total.add(sum, DIGITS);
            for (int c = 1; c <= a; c++) triangle[a * (a + 1) / 2 + c] = b[a][c].doubleValue();
        }
        triangle[0] = total.doubleValue();
        return triangle;
    }

    /// Cyclic Jacobi: eigenvalues on the diagonal, eigenvectors in the columns of `axes`.
    private static void rotate(BigDecimal[][] a, BigDecimal[][] axes) {
        int size = a.length;
        for (int sweep = 0; sweep < 20; sweep++)
            for (int p = 0; p < size; p++)
                for (int q = p + 1; q < size; q++) {
                    if (a[p][q].abs().compareTo(NEGLIGIBLE) < 0) continue;
                    BigDecimal theta =
                            a[q][q].subtract(a[p][p]).divide(a[p][q].multiply(BigDecimal.valueOf(2)), DIGITS);
                    BigDecimal root =
                            theta.multiply(theta, DIGITS).add(BigDecimal.ONE).sqrt(DIGITS);
                    BigDecimal t = BigDecimal.valueOf(theta.signum() < 0 ? -1 : 1)
                            .divide(theta.abs().add(root), DIGITS);
                    BigDecimal c = BigDecimal.ONE.divide(
                            t.multiply(t, DIGITS).add(BigDecimal.ONE).sqrt(DIGITS), DIGITS);
                    BigDecimal s = t.multiply(c, DIGITS);
                    for (int i = 0; i < size; i++) turn(a[i], a[i], p, q, c, s);
                    turn(a[p], a[q], c, s);
                    for (int i = 0; i < size; i++) turn(axes[i], axes[i], p, q, c, s);
                }
    }

    private static void turn(BigDecimal[] x, BigDecimal[] y, int p, int q, BigDecimal c, BigDecimal s) {
        BigDecimal one = x[p];
        BigDecimal other = y[q];
        x[p] = c.multiply(one, DIGITS).subtract(s.multiply(other, DIGITS), DIGITS);
        y[q] = s.multiply(one, DIGITS).add(c.multiply(other, DIGITS), DIGITS);
    }

    private static void turn(BigDecimal[] x, BigDecimal[] y, BigDecimal c, BigDecimal s) {
        for (int i = 0; i < x.length; i++) turn(x, y, i, i, c, s);
    }

    private static BigDecimal[][] inverse(BigDecimal[][] a) {
        int size = a.length;
        BigDecimal[][] inverse = identity(size);
        for (int p = 0; p < size; p++) {
            BigDecimal pivot = a[p][p];
            for (int c = 0; c < size; c++) {
                a[p][c] = a[p][c].divide(pivot, DIGITS);
                inverse[p][c] = inverse[p][c].divide(pivot, DIGITS);
            }
            for (int r = 0; r < size; r++) {
                BigDecimal factor = a[r][p];
                if (r == p || factor.signum() == 0) continue;
                for (int c = 0; c < size; c++) {
                    a[r][c] = a[r][c].subtract(factor.multiply(a[p][c], DIGITS), DIGITS);
                    inverse[r][c] = inverse[r][c].subtract(factor.multiply(inverse[p][c], DIGITS), DIGITS);
                }
            }
        }
        return inverse;
    }

    private static BigDecimal dot(BigDecimal[] x, BigDecimal[] y) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 0; i < x.length; i++) sum = sum.add(x[i].multiply(y[i], DIGITS), DIGITS);
        return sum;
    }

    private static BigDecimal[][] times(BigDecimal[][] a, BigDecimal[][] b) {
        BigDecimal[][] columns = transposed(b);
        BigDecimal[][] product = new BigDecimal[a.length][columns.length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < columns.length; j++) product[i][j] = dot(a[i], columns[j]);
        return product;
    }

    private static BigDecimal[][] transposed(BigDecimal[][] a) {
        BigDecimal[][] out = new BigDecimal[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a[0].length; j++) out[j][i] = a[i][j];
        return out;
    }

    private static BigDecimal[][] zeros(int rows, int columns) {
        BigDecimal[][] out = new BigDecimal[rows][columns];
        for (BigDecimal[] row : out) Arrays.fill(row, BigDecimal.ZERO);
        return out;
    }

    private static BigDecimal[][] identity(int size) {
        BigDecimal[][] out = zeros(size, size);
        for (int i = 0; i < size; i++) out[i][i] = BigDecimal.ONE;
        return out;
    }
}
