package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.solver.InverseDiagonal;
import java.util.Optional;

/// The posterior variance of f at every distinct point, in units of the noise: the diagonal of (J + lambda R)^-1.
///
/// lambda R / noise is the precision of a Gaussian prior on f, J / noise that of the labels. Where a piece has no label
/// at all the answer is the labels' mean, and the variance is infinite: nothing is known.
///
/// @param values u x o; infinite where there is no label, never NaN
/// @param relativeError of the values, see [InverseDiagonal#relativeError]; the worst of all outputs
/// @param method how it was computed, for people
public record PosteriorVariance(Matrix values, double relativeError, String method) {
    /// Of the fit with this lambda.
    ///
    /// @param labels name distinct points
    /// @param seed of the probing, where there is some
    public static PosteriorVariance of(
            RegularizerMatrix regularizer, Labels labels, double lambda, SolverSettings settings, long seed) {
        Coverage coverage = new Coverage(regularizer, labels);
        Matrix values = Matrix.zeros(regularizer.size(), labels.outputs());
        double error = 0;
        String method = "";
        for (int[] outputs : labels.outputsByWeights()) {
            double scale = lambda * regularizer.scale();
            InverseDiagonal diagonal = FaintPull.where(
                    coverage.pull(outputs[0], scale),
                    scale,
                    pull -> InverseDiagonal.of(
                            Coverage.precision(regularizer, labels, outputs[0], lambda, pull),
                            Optional.of(regularizer.nodeGeometry()),
                            settings,
                            seed));
            error = Math.max(error, diagonal.relativeError());
            method = diagonal.method();
            for (int i = 0; i < values.rows(); i++)
                for (int output : outputs)
                    values.set(
                            i,
                            output,
                            coverage.status(i, output) == Status.NO_LABEL
                                    ? Double.POSITIVE_INFINITY
                                    : diagonal.values()[i]);
        }
        return new PosteriorVariance(values, error, method);
    }
}
