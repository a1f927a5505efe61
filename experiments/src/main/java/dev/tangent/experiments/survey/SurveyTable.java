package dev.tangent.experiments.survey;

import dev.tangent.experiments.study.Problem;
import dev.tangent.experiments.study.ReportedError;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;

/// A table of the gallery with values to predict.
///
/// @param what the points and the target, in a sentence
/// @param why what of it a method can make use of, or fail at
record SurveyTable(String what, String why, Problem problem) {
    static SurveyTable of(String name, String what, String why, PointCloud points, List<String> parts, Matrix values) {
        StudyTarget target = new StudyTarget(name, "", parts, values, ReportedError.RELATIVE_ROOT_MEAN_SQUARE);
        return new SurveyTable(what, why, new Problem(name, what, points, List.of(target)));
    }

    /// One output that has the name of the table, with noise.
    ///
    /// @param noise its standard deviation over that of the values
    static SurveyTable of(
            String name,
            String what,
            String why,
            PointCloud points,
            IntToDoubleFunction value,
            double noise,
            SplittableRandom random) {
        double[] values = new double[points.size()];
        for (int i = 0; i < values.length; i++) values[i] = value.applyAsDouble(i);
        double sd = deviation(values);
        for (int i = 0; i < values.length; i++) values[i] += noise * sd * random.nextGaussian();
        return of(name, what, why, points, List.of(name), Matrix.column(values));
    }

    String name() {
        return problem.name();
    }

    PointCloud points() {
        return problem.points();
    }

    StudyTarget target() {
        return problem.targets().getFirst();
    }

    static double deviation(double[] values) {
        double mean = 0;
        for (double value : values) mean += value / values.length;
        double variance = 0;
        for (double value : values) variance += (value - mean) * (value - mean) / values.length;
        return Math.sqrt(variance);
    }
}
