package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Origin;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Tuning;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.learning.Prediction;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Optional;

/// A prediction with one setting and one lambda.
final class PlainFit {
    private PlainFit() {}

    /// With what is given, and the defaults for all else.
    static Fit of(
            PointsInput points,
            Labelled labelled,
            MethodOptions method,
            SolverSettings solver,
            List<String> warnings,
            Stages stages) {
        Regularization made = Regularization.of(points, method, stages);
        return of(
                made,
                labelled.labels(),
                method.lambda(),
                method.lambdaOrigin(),
                solver,
                Optional.empty(),
                warnings,
                stages);
    }

    static Fit of(
            Regularization made,
            Labels labels,
            Lambda lambda,
            Origin origin,
            SolverSettings solver,
            Optional<Tuning> tuning,
            List<String> warnings,
            Stages stages) {
        Learner learner = new Learner(made.matrix(), lambda, solver);
        Prediction prediction = stages.run("solve", () -> learner.predict(labels));
        return new Fit(
                prediction,
                Optional.of(made.methodUsed()),
                Optional.of(made.lambdaUsed(lambda, origin)),
                Optional.of(made.matrixMade()),
                tuning,
                warnings);
    }
}
