package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Optional;

/// R reduced to some points: the energy of a function whose values are fixed there and of least energy everywhere
/// else.
///
/// With l for the fixed points and u for the others, the extension of least energy is f_u = -R_uu^-1 R_ul f_l, its
/// energy f_l' S f_l with S = R_ll - R_lu R_uu^-1 R_ul. Neither depends on lambda, on the loss, on the outputs or on
/// which labels are held out: one reduction serves them all, as dense work on l x l.
///
/// Values are deviations from a mean: where the fixed points do not determine the extension it is drawn to zero.
public interface Reduction {
    /// The fixed points, ascending.
    int[] points();

    /// S, l x l: symmetric, positive semidefinite.
    Matrix matrix();

    /// The extension of least energy of the values at the fixed points (l x o) to all points (u x o).
    Matrix extend(Matrix fixed);

    /// How the equations behind S were solved.
    SolveSummary summary();

    /// The reduction to fewer points, which must all be among these, ascending.
    default Reduction restrictedTo(int[] fewer) {
        return new RestrictedReduction(this, fewer);
    }

    /// The reduction to these points and more, if it can be had for less than a new one.
    ///
    /// @param more ascending, none of them among these points
    default Optional<Reduction> including(int[] more) {
        return Optional.empty();
    }

    /// A reduction to these points and all that are wanted, where it can be had for less than a new one; else a new
    /// one to the wanted ones.
    ///
    /// @param wanted ascending
    default Reduction widened(RegularizerMatrix regularizer, int[] wanted, SolverSettings settings) {
        int[] known = points();
        int[] fresh = Arrays.stream(wanted)
                .filter(point -> Arrays.binarySearch(known, point) < 0)
                .toArray();
        return fresh.length == 0 ? this : including(fresh).orElseGet(() -> of(regularizer, wanted, settings));
    }

    /// The reduction of another power of the same matrix to the same points, if it can be had for less than a new
    /// one.
    default Optional<Reduction> ofPower(int power) {
        return Optional.empty();
    }

    /// The diagonal of (J + lambda R)^-1, where what was made ready for this reduction serves for that as well.
    ///
    /// @param weights of the fixed points, the diagonal of J there
    /// @param jitter of the diagonal of R, what [Identifiability#jitter] gives for R's own scale
    default Optional<double[]> posteriorVariances(double[] weights, double lambda, double[] jitter) {
        return Optional.empty();
    }

    /// Bytes that it holds, about.
    default long bytes() {
        return 0;
    }

    static Reduction of(RegularizerMatrix regularizer, int[] points, SolverSettings settings) {
        return new ReductionSeries().of(regularizer, points, settings);
    }
}
