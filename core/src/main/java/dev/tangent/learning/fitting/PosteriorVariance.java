package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.reduction.DiagonalJitter;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.solver.InverseDiagonal;
import java.util.Optional;
import java.util.function.IntFunction;

/// The posterior variance of f at every distinct point, in units of the noise: the diagonal of (J + lambda R)^-1.
///
/// lambda R / noise is the precision of a Gaussian prior on f, J / noise that of the labels. Where a
/// connected component has no label at all f is the labels' mean, and the variance is infinite.
///
/// @param values u x o; infinite where there is no label, never NaN
/// @param relativeError of the values, see [InverseDiagonal#relativeError]; the worst of all outputs
/// @param method how it was computed, for people
public record PosteriorVariance(Matrix values, double relativeError, String method) {
    /// Of the fit with this lambda, by a factor of its own matrix.
    ///
    /// @param labels name distinct points
    /// @param seed of the probing, where there is some
    public static PosteriorVariance of(
            RegularizerMatrix regularizer, DistinctLabels labels, double lambda, SolverSettings settings, long seed) {
        PointStatuses statuses = new PointStatuses(regularizer, labels);
        return of(
                regularizer,
                labels,
                statuses,
                output -> ofFullSystem(regularizer, labels, output, statuses, lambda, settings, seed));
    }

    /// The same by the factor of the reduction to the labelled points, where that serves.
    public static PosteriorVariance of(
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            Reduction reduction,
            double lambda,
            SolverSettings settings,
            long seed) {
        PointStatuses statuses = new PointStatuses(regularizer, labels);
        return of(
                regularizer,
                labels,
                statuses,
                output -> reduction
                        .posteriorVariances(
                                labels.weights().column(output),
                                lambda,
                                statuses.identifiability(output).jitter(regularizer.scale()))
                        .map(InverseDiagonal::exact)
                        .orElseGet(() -> ofFullSystem(regularizer, labels, output, statuses, lambda, settings, seed)));
    }

    /// @param variances of an output, which serve for all outputs of the same weights
    private static PosteriorVariance of(
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            PointStatuses statuses,
            IntFunction<InverseDiagonal> variances) {
        Matrix values = Matrix.zeros(regularizer.size(), labels.outputs());
        double error = 0;
        String method = "";
        for (int[] outputs : labels.outputsByWeights()) {
            InverseDiagonal diagonal = variances.apply(outputs[0]);
            error = Math.max(error, diagonal.relativeError());
            method = diagonal.method();
            for (int i = 0; i < values.rows(); i++)
                for (int output : outputs)
                    values.set(
                            i,
                            output,
                            statuses.status(i, output) == Status.NO_LABEL
                                    ? Double.POSITIVE_INFINITY
                                    : diagonal.values()[i]);
        }
        return new PosteriorVariance(values, error, method);
    }

    private static InverseDiagonal ofFullSystem(
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            int output,
            PointStatuses statuses,
            double lambda,
            SolverSettings settings,
            long seed) {
        return DiagonalJitter.where(
                statuses.identifiability(output).jitter(lambda * regularizer.scale()),
                regularizer,
                lambda,
                jitter -> InverseDiagonal.of(
                        FullSystem.precision(regularizer, labels, output, lambda, jitter),
                        Optional.of(regularizer.nodeGeometry()),
                        settings,
                        seed));
    }
}
