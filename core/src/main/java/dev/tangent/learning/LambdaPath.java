package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Tridiagonal;
import java.util.stream.IntStream;

/// The squared loss on the labels for every lambda at the price of one: minimises
/// sum w (y - f)^2 + lambda f'Sf over the values f at the labelled points, some of which may carry no weight.
///
/// Points without weight follow the others, f_V = -S_VV^-1 S_VT f_T, and leave the Schur complement S_T. With
/// W^-1/2 S_T W^-1/2 = Q T Q' tridiagonal, f_T = W^-1/2 Q (I + lambda T)^-1 Q' W^1/2 y, which is defined for every
/// lambda, however singular S is.
public final class LambdaPath {
    private final int[] used;
    private final int[] followers;
    private final Matrix following;
    private final double[] rootWeight;
    private final Tridiagonal tridiagonal;
    private final Matrix rotated;

    /// @param reduced S, l x l
    /// @param weights of the l labels, zero for those held out
    /// @param values y as deviations from their mean, l x o; rows without weight are not looked at
    public LambdaPath(Matrix reduced, double[] weights, Matrix values) {
        used = IntStream.range(0, weights.length).filter(i -> weights[i] > 0).toArray();
        followers =
                IntStream.range(0, weights.length).filter(i -> weights[i] == 0).toArray();
        following = followers.length == 0
                ? Matrix.zeros(0, used.length)
                : Elimination.following(
                        reduced.select(followers, followers), reduced.select(followers, used)); // -S_VV^-1 S_VT
        Matrix complement =
                reduced.select(used, used).plus(reduced.select(used, followers).times(following));
        rootWeight = IntStream.of(used).mapToDouble(i -> Math.sqrt(weights[i])).toArray();
        Matrix weighed = complement.symmetrized();
        for (int i = 0; i < used.length; i++)
            for (int j = 0; j < used.length; j++) weighed.set(i, j, weighed.at(i, j) / (rootWeight[i] * rootWeight[j]));
        tridiagonal = new Tridiagonal(weighed);
        rotated = tridiagonal.axes().transpose().times(scaledRows(values));
    }

    private Matrix scaledRows(Matrix values) {
        Matrix scaled = Matrix.zeros(used.length, values.columns());
        for (int i = 0; i < used.length; i++)
            for (int c = 0; c < values.columns(); c++) scaled.set(i, c, rootWeight[i] * values.at(used[i], c));
        return scaled;
    }

    /// The minimiser at all l points, l x o.
    public Matrix at(double lambda) {
        Matrix fitted = tridiagonal.axes().times(tridiagonal.solveShifted(lambda, rotated));
        int outputs = fitted.columns();
        for (int i = 0; i < used.length; i++)
            for (int c = 0; c < outputs; c++) fitted.set(i, c, fitted.at(i, c) / rootWeight[i]);
        Matrix followed = following.times(fitted);
        Matrix all = Matrix.zeros(used.length + followers.length, outputs);
        copyRows(fitted, used, all);
        copyRows(followed, followers, all);
        return all;
    }

    private static void copyRows(Matrix from, int[] rows, Matrix to) {
        int width = from.columns();
        for (int i = 0; i < rows.length; i++)
            System.arraycopy(from.values(), i * width, to.values(), rows[i] * width, width);
    }
}
