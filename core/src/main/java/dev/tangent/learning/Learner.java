package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;

/// Finds the function on all points that minimises sum w (Y - f)^2 + lambda f'Rf.
///
/// Every row of the caller's points gets a value: rows at one place share theirs, and pieces of the graph that the
/// labels do not determine get the fall-back that their [Status] names.
public final class Learner {
    private final RegularizerMatrix regularizer;
    private final Lambda lambda;
    private final SolverSettings solver;

    public Learner(RegularizerMatrix regularizer, double lambda) {
        this(regularizer, Lambda.raw(lambda), SolverSettings.DEFAULT);
    }

    public Learner(RegularizerMatrix regularizer, Lambda lambda, SolverSettings solver) {
        this.regularizer = regularizer;
        this.lambda = lambda;
        this.solver = solver;
    }

    /// Predicts every row from some. Labels name rows as they were numbered when the point cloud was made.
    public Prediction predict(Labels labels) {
        DistinctPoints points = regularizer.graph().points();
        Labels merged = labels.merged(points);
        Coverage coverage = new Coverage(regularizer, merged);
        FullSystem system = new FullSystem(regularizer, lambda.over(regularizer), coverage, solver);
        FullSystem.Result solved = system.solve(merged);
        Matrix values = Matrix.zeros(points.rows(), labels.outputs());
        Status[] statuses = new Status[points.rows()];
        for (int row = 0; row < points.rows(); row++) {
            int point = points.pointOf(row);
            statuses[row] = coverage.worst(point);
            for (int c = 0; c < labels.outputs(); c++)
                values.set(row, c, solved.values().at(point, c));
        }
        List<Status> list = List.copyOf(Arrays.asList(statuses));
        return new Prediction(values, list, solved.summary(), Warnings.of(points, coverage, list));
    }
}
