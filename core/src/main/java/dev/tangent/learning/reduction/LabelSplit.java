package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import java.util.stream.IntStream;

/// The labels that carry weight, and the extension of f to the others.
///
/// Points without weight take the values of least energy, f_V = -S_VV^-1 S_VT f_T, which leaves the Schur complement
/// S_T = S_TT - S_TV S_VV^-1 S_VT as the energy of the values f_T at the others. No loss enters, so every loss
/// can use it.
public final class LabelSplit {
    private final int[] used;
    private final int[] unused;
    private final Matrix extension;
    private final Matrix complement;

    /// @param reduced S, l x l
    /// @param weights of the l labels, zero for those held out
    public LabelSplit(Matrix reduced, double[] weights) {
        this(
                reduced,
                IntStream.range(0, weights.length).filter(i -> weights[i] > 0).toArray());
    }

    /// @param used the labels that carry weight, ascending
    public LabelSplit(Matrix reduced, int[] used) {
        this.used = used.clone();
        boolean[] isUsed = new boolean[reduced.rows()];
        for (int i : used) isUsed[i] = true;
        unused = IntStream.range(0, isUsed.length).filter(i -> !isUsed[i]).toArray();
        extension = unused.length == 0
                ? Matrix.zeros(0, used.length)
                : SchurComplement.extension(
                        reduced.select(unused, unused), // -S_VV^-1 S_VT
                        reduced.select(unused, used),
                        SchurComplement.scale(reduced));
        complement = reduced.select(used, used)
                .plus(reduced.select(used, unused).times(extension))
                .symmetrized();
    }

    /// Which labels carry weight, ascending.
    public int[] used() {
        return used.clone();
    }

    /// The other labels, ascending.
    public int[] unused() {
        return unused.clone();
    }

    /// The matrix that turns values at the used labels into those at the others.
    public Matrix extension() {
        return extension;
    }

    /// S_T, symmetric.
    public Matrix complement() {
        return complement;
    }

    /// The values at all l labelled points, given those at the used ones.
    public Matrix extended(Matrix fitted) {
        Matrix all = Matrix.zeros(used.length + unused.length, fitted.columns());
        int[] columns = IntStream.range(0, fitted.columns()).toArray();
        all.put(used, columns, fitted);
        all.put(unused, columns, extension.times(fitted));
        return all;
    }
}
