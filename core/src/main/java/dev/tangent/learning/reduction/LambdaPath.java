package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import java.util.stream.IntStream;

/// The squared loss on the labels for every lambda at the cost of one: minimises sum w (y - f)^2 + lambda f'Sf
/// over the values f at the labelled points, some of which may carry no weight.
///
/// With S_T what a [LabelSplit] leaves for the labels that carry weight and A = W^-1/2 S_T W^-1/2,
/// f_T = W^-1/2 (I + lambda A)^-1 W^1/2 y, which is defined for every lambda, however singular S is.
public final class LambdaPath {
    private final LabelSplit split;
    private final double[] rootWeight;
    private final ShiftedSystem system;

    /// @param reduced S, l x l
    /// @param weights of the l labels, zero for those held out
    /// @param values y as deviations from their mean, l x o; rows without weight are not looked at
    public LambdaPath(Matrix reduced, double[] weights, Matrix values) {
        split = new LabelSplit(reduced, weights);
        int[] used = split.used();
        rootWeight = IntStream.of(used).mapToDouble(i -> Math.sqrt(weights[i])).toArray();
        Matrix weighed = split.complement().copy();
        for (int i = 0; i < used.length; i++)
            for (int j = 0; j < used.length; j++) weighed.set(i, j, weighed.at(i, j) / (rootWeight[i] * rootWeight[j]));
        system = ShiftedSystem.of(weighed, scaledRows(values, used));
    }

    private Matrix scaledRows(Matrix values, int[] used) {
        Matrix scaled = Matrix.zeros(used.length, values.columns());
        for (int i = 0; i < used.length; i++)
            for (int c = 0; c < values.columns(); c++) scaled.set(i, c, rootWeight[i] * values.at(used[i], c));
        return scaled;
    }

    /// The minimiser at all l points, l x o.
    public Matrix at(double lambda) {
        Matrix fitted = system.values(system.at(lambda)).copy();
        for (int i = 0; i < fitted.rows(); i++)
            for (int c = 0; c < fitted.columns(); c++) fitted.set(i, c, fitted.at(i, c) / rootWeight[i]);
        return split.extended(fitted);
    }

    /// Linear functions of the minimiser at the labels that carry weight, for every lambda: where they are few,
    /// quicker than the minimiser itself.
    public View view(Matrix functions) {
        Matrix scaled = functions.copy();
        for (int i = 0; i < scaled.rows(); i++)
            for (int j = 0; j < rootWeight.length; j++) scaled.set(i, j, scaled.at(i, j) / rootWeight[j]);
        return new View(system.functions(scaled));
    }

    /// The labels without weight, ascending.
    public int[] unused() {
        return split.unused();
    }

    /// The minimiser at those.
    public View viewOfUnused() {
        return view(split.extension());
    }

    /// What `view` gives.
    public final class View {
        private final Matrix functions; // F W^-1/2, in the system's coordinates

        private View(Matrix functions) {
            this.functions = functions;
        }

        public Matrix at(double lambda) {
            return functions.times(system.at(lambda));
        }
    }
}
