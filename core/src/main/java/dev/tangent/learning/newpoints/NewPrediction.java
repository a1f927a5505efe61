package dev.tangent.learning.newpoints;

import dev.tangent.learning.Status;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.Optional;

/// Values at new points.
///
/// @param values a row for each new point
/// @param sds bounds on the standard deviations, where the model has error bars
/// @param variances what is expected of a measured value, in the units of the error bars' scores
/// @param ambiguity deviations beside these of points that lack coordinates
/// @param statuses off-manifold, or the worst of the neighbours'
public record NewPrediction(
        Matrix values,
        Optional<Matrix> sds,
        Optional<Matrix> variances,
        Optional<Matrix> ambiguity,
        List<Status> statuses) {
    public NewPrediction {
        statuses = List.copyOf(statuses);
    }

    /// The same with other statuses.
    NewPrediction with(List<Status> others) {
        return new NewPrediction(values, sds, variances, ambiguity, others);
    }

    public double at(int place) {
        return values.at(place, 0);
    }

    public double at(int place, int output) {
        return values.at(place, output);
    }

    public Status status(int place) {
        return statuses.get(place);
    }

    public int rows() {
        return values.rows();
    }
}
