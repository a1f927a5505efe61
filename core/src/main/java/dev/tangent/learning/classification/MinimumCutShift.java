package dev.tangent.learning.classification;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;

/// Shifts the logits of all points, one number for each class, so that the sizes of the classes come nearer to the
/// shares of the labels: of nine steps of the way the one whose classes cut the graphs least (Blum and Chawla 2001).
///
/// A class whose label lies apart gets too few points. Equal sizes mend that where classes are equal, and break through
/// the middle of a class where they are not; then the cut grows, and nothing is shifted (decision 0029). Sizes are
/// sums of softmax(4 logits); they are found by repeated correction. Costs some 240 passes over the logits.
final class MinimumCutShift {
    private static final int STEPS = 8;
    private static final int CORRECTIONS = 30;
    private static final double SHARPNESS = 4;

    private final List<SparseMatrix> laplacians;
    private final double[] shares;

    /// Of graphs of the same points.
    ///
    /// @param shares of the classes among the labels
    MinimumCutShift(List<SparseMatrix> laplacians, double[] shares) {
        this.laplacians = List.copyOf(laplacians);
        this.shares = shares.clone();
    }

    /// In place; minus infinity stays.
    void shift(Matrix logits) {
        double[] found = sizes(logits, new double[shares.length]);
        double[] shift = new double[shares.length];
        double[] best = shift.clone();
        double least = cut(logits, shift);
        for (int step = 1; step <= STEPS; step++) {
            correct(logits, target(found, step / (double) STEPS), shift);
            double cut = cut(logits, shift);
            if (cut < least) {
                least = cut;
                best = shift.clone();
            }
        }
        for (int i = 0; i < logits.rows(); i++)
            for (int c = 0; c < best.length; c++) logits.set(i, c, logits.at(i, c) + best[c]);
    }

    /// Between sizes as found and shares of the labels: their weighted geometric mean; zero for impossible classes.
    private double[] target(double[] found, double way) {
        double[] target = new double[found.length];
        for (int c = 0; c < target.length; c++)
            if (found[c] > 0 && shares[c] > 0)
                target[c] = Math.exp((1 - way) * Math.log(found[c]) + way * Math.log(shares[c]));
        double sum = Arrays.stream(target).sum();
        for (int c = 0; c < target.length; c++) target[c] /= sum;
        return target;
    }

    private static void correct(Matrix logits, double[] target, double[] shift) {
        for (int round = 0; round < CORRECTIONS; round++) {
            double[] sizes = sizes(logits, shift);
            for (int c = 0; c < shift.length; c++)
                if (target[c] > 0 && sizes[c] > 0) shift[c] += Math.log(target[c] / sizes[c]) / SHARPNESS;
        }
    }

    /// Shares of the classes, each point divided among them by its logits.
    static double[] sizes(Matrix logits, double[] shift) {
        double[] sizes = new double[shift.length];
        double[] odds = new double[shift.length];
        for (int i = 0; i < logits.rows(); i++) {
            double largest = Double.NEGATIVE_INFINITY;
            for (int c = 0; c < odds.length; c++) largest = Math.max(largest, logits.at(i, c) + shift[c]);
            if (largest == Double.NEGATIVE_INFINITY) continue;
            double sum = 0;
            for (int c = 0; c < odds.length; c++) {
                odds[c] = Math.exp(SHARPNESS * (logits.at(i, c) + shift[c] - largest));
                sum += odds[c];
            }
            for (int c = 0; c < odds.length; c++) sizes[c] += odds[c] / sum / logits.rows();
        }
        return sizes;
    }

    /// The mean over the graphs of the share of their weight that lies between points of different classes.
    private double cut(Matrix logits, double[] shift) {
        int[] classes = new int[logits.rows()];
        for (int i = 0; i < classes.length; i++) classes[i] = largest(logits, i, shift);
        double mean = 0;
        for (SparseMatrix laplacian : laplacians) mean += cut(laplacian, classes) / laplacians.size();
        return mean;
    }

    /// Of one graph; its weights are minus the entries off the diagonal.
    static double cut(SparseMatrix laplacian, int[] classes) {
        double between = 0;
        double all = 0;
        for (int i = 0; i < classes.length; i++)
            for (int p = laplacian.rowStart()[i]; p < laplacian.rowStart()[i + 1]; p++) {
                int j = laplacian.columns()[p];
                if (j == i) continue;
                all -= laplacian.values()[p];
                if (classes[j] != classes[i]) between -= laplacian.values()[p];
            }
        return all > 0 ? between / all : 0;
    }

    private static int largest(Matrix logits, int row, double[] shift) {
        int best = 0;
        for (int c = 1; c < shift.length; c++)
            if (logits.at(row, c) + shift[c] > logits.at(row, best) + shift[best]) best = c;
        return best;
    }
}
