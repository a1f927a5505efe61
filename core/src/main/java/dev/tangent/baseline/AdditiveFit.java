package dev.tangent.baseline;

import dev.tangent.baseline.kernel.TrainingSet;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.learning.reduction.LambdaPath;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;

/// Trend and manifold part on one training set: minimises over g and h = K beta
/// |y - g - h|_W^2 + lambda1 g'Sg + lambda2 h'K^-1 h, for whole grids of lambda1 and lambda2.
///
/// Without h the equations read (C^-1 + lambda1 S) g = C^-1 y with C = W^-1 + K / lambda2, the covariance of noise and
/// trend together. With W^1/2 K W^1/2 = V D V' the matrix L = W^-1/2 V (I + D / lambda2)^1/2 has L L' = C, so that
/// q = L^-1 g solves (I + lambda1 L'SL) q = L^-1 y, a [LambdaPath] in lambda1; and beta = C^-1 (y - g) / lambda2. One
/// eigendecomposition serves all lambda2, one tridiagonal reduction for each of them all lambda1. S may be singular:
/// its null space is not penalised.
///
/// Rounding leaves errors of lambda1 |L'SL| times the unit roundoff in the matrix, also where S has its null space.
/// Beyond a lambda1 that makes them count beside I, which small lambda2 reach soon, the fit is that of the largest
/// lambda1 below.
final class AdditiveFit {
    /// Rounding errors that may stand beside I.
    private static final double NEGLIGIBLE = 1e-7;

    private final TrainingSet set;
    private final LabelSplit split;
    private final double[] values; // D
    private final Matrix axes; // V
    private final Matrix turned; // V' W^-1/2 S W^-1/2 V
    private final Matrix rotated; // V' W^1/2 y
    private final Matrix extension; // F W^-1/2 V, F the extension to the others
    private final Matrix kernelToOthers; // K_others W^1/2 V

    /// @param manifold g at all l labels
    /// @param coefficients beta at the labels in use
    record FoldTerms(Matrix manifold, Matrix coefficients) {}

    /// @param kernel K over all l labels
    /// @param reduced S over all l labels
    AdditiveFit(Matrix kernel, Matrix reduced, TrainingSet set) {
        this.set = set;
        int size = set.size();
        split = new LabelSplit(reduced, set.labels());
        double[] root = set.rootWeights();
        double[] inverse = Arrays.stream(root).map(w -> 1 / w).toArray();
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(
                scaled(kernel.select(set.labels(), set.labels()), root, root).values(), size);
        values = new double[size];
        axes = Matrix.zeros(size, size);
        for (int a = 0; a < size; a++) {
            values[a] = Math.max(0, eigen.value(a)); // a kernel has none below zero but by rounding
            for (int i = 0; i < size; i++) axes.set(i, a, eigen.vector(a)[i]);
        }
        Matrix weighed = scaled(split.complement(), inverse, inverse);
        turned = axes.transpose().times(weighed.times(axes)).symmetrized();
        rotated = axes.transpose().times(scaled(set.deviations(), root, ones(set.outputs().length)));
        Matrix beside = kernel.select(split.unused(), set.labels());
        double[] each = ones(beside.rows());
        extension = scaled(split.extension(), each, inverse).times(axes);
        kernelToOthers = scaled(beside, each, root).times(axes);
    }

    private static Matrix scaled(Matrix matrix, double[] left, double[] right) {
        Matrix out = Matrix.zeros(matrix.rows(), matrix.columns());
        for (int i = 0; i < matrix.rows(); i++)
            for (int j = 0; j < matrix.columns(); j++) out.set(i, j, matrix.at(i, j) * (left[i] * right[j]));
        return out;
    }

    private static double[] ones(int length) {
        double[] ones = new double[length];
        Arrays.fill(ones, 1);
        return ones;
    }

    /// The fits of one lambda2.
    final class Path {
        private final double lambda2;
        private final double[] spread; // (I + D / lambda2)^1/2
        private final double[] unspread;
        private final Matrix loads; // L^-1 y
        private final LambdaPath path;
        private final double largest; // lambda1

        private Path(double lambda2) {
            this.lambda2 = lambda2;
            spread = Arrays.stream(values).map(d -> Math.sqrt(1 + d / lambda2)).toArray();
            unspread = Arrays.stream(spread).map(s -> 1 / s).toArray();
            loads = scaled(rotated, unspread, ones(rotated.columns()));
            Matrix penalty = scaled(turned, spread, spread);
            path = new LambdaPath(penalty, ones(set.size()), loads);
            largest = NEGLIGIBLE / (Math.ulp(1.0) * trace(penalty));
        }

        private static double trace(Matrix square) {
            double trace = 0;
            for (int i = 0; i < square.rows(); i++) trace += square.at(i, i);
            return trace;
        }

        /// An infinite lambda1 forbids g altogether, the null space of S included.
        FoldTerms at(double lambda1) {
            double[] none = ones(loads.columns());
            double[] root = set.rootWeights();
            double[] inverse = Arrays.stream(root).map(w -> 1 / w).toArray();
            Matrix q = Double.isInfinite(lambda1)
                    ? Matrix.zeros(loads.rows(), loads.columns())
                    : path.at(Math.min(lambda1, largest));
            Matrix g = scaled(axes.times(scaled(q, spread, none)), inverse, none); // g = L q
            Matrix left = scaled(loads.minus(q), unspread, none); // C^-1 (y - g) = L'^-1 L^-1 (y - g)
            double[] overLambda = Arrays.stream(root).map(w -> w / lambda2).toArray();
            return new FoldTerms(split.extended(g), scaled(axes.times(left), overLambda, none));
        }
    }

    /// What the fits of one lambda2 predict at the labels not in use: with g = L q and beta as above,
    /// F g + K beta = (F L - M) q + M L^-1 y where M = K C^-1 L / lambda2.
    final class HeldOutPath {
        private final Matrix trend; // M L^-1 y
        private final LambdaPath.View manifold;
        private final double largest;

        private HeldOutPath(Path path) {
            double[] each = ones(extension.rows());
            double[] over =
                    Arrays.stream(path.unspread).map(s -> s / path.lambda2).toArray();
            Matrix m = scaled(kernelToOthers, each, over);
            trend = m.times(path.loads);
            manifold = path.path.view(scaled(extension, each, path.spread).minus(m));
            largest = path.largest;
        }

        Matrix at(double lambda1) {
            return Double.isInfinite(lambda1)
                    ? trend
                    : manifold.at(Math.min(lambda1, largest)).plus(trend);
        }
    }

    /// The labels not in use, ascending.
    int[] others() {
        return split.unused();
    }

    HeldOutPath heldOutPath(double lambda2) {
        return new HeldOutPath(new Path(lambda2));
    }

    Path path(double lambda2) {
        return new Path(lambda2);
    }
}
