package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;

/// Predicts every row by any [Model], on the problem reduced to the labels: one reduction, then work on l x l.
///
/// The same promises as [Learner]: rows at one place share their values, and pieces of the graph that the labels
/// do not determine get the fall-back that their [Status] names. Where a piece has no label the model's own
/// answer to knowing nothing stands in for the label mean.
///
/// @param model a loss, or a way to classify
public record ReducedLearner(RegularizerMatrix regularizer, Lambda lambda, Model model, SolverSettings solver) {
    public ReducedLearner(RegularizerMatrix regularizer, double lambda, Model model) {
        this(regularizer, Lambda.raw(lambda), model, SolverSettings.DEFAULT);
    }

    /// Labels name rows as they were numbered when the point cloud was made.
    public Prediction predict(Labels rows) {
        DistinctPoints points = regularizer.graph().points();
        Labels labels = rows.merged(points);
        Reduction reduction = Reduction.of(regularizer, labels.points(), solver);
        boolean[] all = new boolean[labels.size()];
        Arrays.fill(all, true);
        Fit fit = model.fit(reduction.matrix(), labels, all);
        Matrix values = fit.predicted(reduction.extend(fit.deviations(lambda.over(regularizer))));
        Coverage coverage = new Coverage(regularizer, labels);
        Status[] statuses = new Status[points.rows()];
        Matrix spread = Matrix.zeros(points.rows(), values.columns());
        for (int row = 0; row < statuses.length; row++) {
            int point = points.pointOf(row);
            statuses[row] = coverage.worst(point);
            for (int c = 0; c < values.columns(); c++) spread.set(row, c, values.at(point, c));
        }
        List<Status> list = List.copyOf(Arrays.asList(statuses));
        return new Prediction(spread, list, reduction.summary(), Warnings.of(points, coverage, list));
    }
}
