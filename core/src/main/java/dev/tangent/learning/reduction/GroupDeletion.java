package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// What a linear smoother A says of several labels without all of them: their residuals are (I - A)_GG^-1 times those
/// of the fit with them (multiple-case deletion: Cook and Weisberg 1982, for regression).
///
/// @param inverse of (I - A)_GG, in the axes where A is symmetric
public record GroupDeletion(Matrix inverse) {
    /// A slack below this part of a label's own is rounding: the other groups say nothing about it.
    private static final double FREE = 1e-12;

    /// Empty where the other groups leave some of the labels open.
    ///
    /// @param taken (I - A)_GG, symmetric
    public static Optional<GroupDeletion> of(Matrix taken) {
        return DenseSolve.inverseIfDefinite(taken).map(GroupDeletion::new).filter(found -> found.isClear(taken));
    }

    private boolean isClear(Matrix taken) {
        for (int i = 0; i < taken.rows(); i++) if (!(slack(i) > FREE * taken.at(i, i))) return false;
        return true;
    }

    /// What takes the place of 1 - A_ii: the predictive variance of a label of weight w that is left out with its
    /// group is noise / (w slack).
    public double slack(int i) {
        return 1 / inverse.at(i, i);
    }

    /// Residuals of the fits without the group, from those of the fit with it, a row for each of its labels.
    public Matrix residuals(Matrix with) {
        return inverse.times(with);
    }
}
