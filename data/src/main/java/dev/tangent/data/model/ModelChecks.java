package dev.tangent.data.model;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.OutputNames;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.HashSet;
import java.util.List;

/// Whether the parts of a model fit together and each number can be what it is said to be: a checksum tells of damage,
/// not of contents that were wrong when it was made.
final class ModelChecks {
    /// By which the scores of a file may differ from the errors and variances beside them.
    private static final double ROUNDING = 1e-9;

    private ModelChecks() {}

    static void names(ModelHeader head) {
        OutputNames.checkDistinct(head.columns(), "columns");
        OutputNames.checkDistinct(head.outputs(), "outputs");
        List<String> columns = SavedModel.classesOf(head.about()).map(List::of).orElse(head.outputs());
        OutputNames.checkReserved(columns, "the table it was fitted to");
        OutputNames.checkDistinct(head.statuses(), "statuses");
    }

    /// Which are distinct, so that a new point's nearest is one.
    static PointCloud points(Matrix points, ModelHeader head) {
        Check.that(
                points.columns() == head.columns().size(),
                "points.npy has " + points.columns() + " columns but model.json names "
                        + head.columns().size());
        PointCloud cloud = PointCloud.wrap(points.columns(), points.values());
        int distinct = DistinctPoints.of(cloud).cloud().size();
        Check.that(
                distinct == cloud.size(),
                "points.npy must have distinct points but only " + distinct + " of " + cloud.size() + " are");
        return cloud;
    }

    static Matrix finite(Matrix matrix, String name, int rows, int columns) {
        shape(matrix, name, rows, columns);
        double[] values = matrix.values();
        for (int i = 0; i < values.length; i++)
            if (!Double.isFinite(values[i]))
                throw new InvalidInput(
                        "row " + i / columns + " of " + name + " must have finite numbers but has " + values[i]);
        return matrix;
    }

    static Matrix deviations(Matrix matrix, int rows, int columns) {
        finite(matrix, "sds.npy", rows, columns);
        for (double value : matrix.values())
            Check.that(value >= 0, "a standard deviation in sds.npy must be at least 0 but is %s", value);
        return matrix;
    }

    static void shape(Matrix matrix, String name, int rows, int columns) {
        Check.that(
                matrix.rows() == rows && matrix.columns() == columns,
                name + " must be " + rows + " x " + columns + ", as points.npy and model.json have it, but is "
                        + matrix.rows() + " x " + matrix.columns());
    }

    /// The rule's own parameters beside the model's.
    static void rule(ModelHeader head, int coordinates) {
        ModelHeader.ExtensionRule rule = head.rule();
        rule.dimension()
                .filter(m -> m != 0 || !rule.isKriging())
                .ifPresent(m -> dimension(m, head.neighbours(), coordinates));
        rule.nullSpace()
                .ifPresent(word -> Check.that(
                        List.of("LINEAR", "CONSTANT").contains(word),
                        "'nullSpace' must be LINEAR or CONSTANT but is " + MessageText.quoted(word)));
        rule.bandwidth().ifPresent(width -> Check.positive(width, "'bandwidth'"));
        rule.scale().ifPresent(scale -> Check.positive(scale, "'scale'"));
    }

    static void dimension(int dimension, int neighbours, int coordinates) {
        Check.atLeast(1, dimension, "'dimension'");
        Check.atMost(coordinates, dimension, "'dimension'", "the number of coordinates, " + coordinates + ",");
        Check.atLeast(dimension + 2, neighbours, "'neighbours'", "the dimension and two, " + (dimension + 2) + ",");
    }

    /// The indices of the statuses, whole numbers below the number of words.
    static void statuses(Matrix matrix, int rows, int words) {
        shape(matrix, "statuses.npy", rows, 1);
        for (double number : matrix.values()) index(number, words, "a status in statuses.npy");
    }

    /// Rows of labels: an output and a point of the data, every output with at least one.
    static void labelled(Matrix all, int points, int outputs) {
        shape(all, "labelled.npy", all.rows(), 2);
        HashSet<Double> seen = new HashSet<>();
        for (int row = 0; row < all.rows(); row++) {
            seen.add(all.at(row, 0));
            index(all.at(row, 0), outputs, "an output in labelled.npy");
            index(all.at(row, 1), points, "a point in labelled.npy");
        }
        Check.that(seen.size() == outputs, "labelled.npy has labels of " + seen.size() + " of " + outputs + " outputs");
    }

    private static void index(double number, int count, String what) {
        Check.that(
                number >= 0 && number < count && number == Math.rint(number),
                "%s must be a whole number from 0 to %s but is %s",
                what,
                count - 1,
                number);
    }

    /// None where there are none.
    static List<Double> means(ModelHeader head) {
        List<Double> means = head.means().orElse(List.of());
        Check.that(
                head.means().isEmpty() || means.size() == head.outputs().size(),
                "'means' must have a number for each of " + head.outputs().size() + " outputs but has " + means.size());
        for (double mean : means) Check.that(Double.isFinite(mean), "a mean must be a finite number but is " + mean);
        return means;
    }

    static void spreads(List<Double> spreads, int outputs) {
        Check.that(
                spreads.size() == outputs,
                "'spreads' must have a number for each of " + outputs + " outputs but has " + spreads.size());
        for (double spread : spreads)
            Check.that(
                    spread >= 0 && spread < Double.POSITIVE_INFINITY,
                    "a spread must be a finite number of at least 0 but is " + spread);
    }

    /// Rows of scores: output, score, and for later files error, variance and distance from the mean.
    static void scores(Matrix all, int outputs) {
        Check.that(
                all.columns() == 2 || all.columns() == 5,
                "scores.npy must have 2 or 5 columns but has " + all.columns());
        finite(all, "scores.npy", all.rows(), all.columns());
        HashSet<Double> seen = new HashSet<>();
        for (int row = 0; row < all.rows(); row++) {
            double output = all.at(row, 0);
            Check.that(
                    output >= 0 && output < outputs && output == Math.rint(output),
                    "row %s of scores.npy is of output %s but there are %s",
                    row,
                    output,
                    outputs);
            boolean first = seen.add(output);
            if (!first && all.at(row - 1, 0) != output)
                throw new InvalidInput("scores.npy has the scores of output " + output + " in two places");
            score(all, row, first);
        }
    }

    private static void score(Matrix all, int row, boolean first) {
        for (int c = 1; c < all.columns(); c++)
            Check.that(all.at(row, c) >= 0, "row %s of scores.npy must not have %s", row, all.at(row, c));
        Check.that(
                first || all.at(row, 1) >= all.at(row - 1, 1),
                "the scores of an output must ascend but row %s of scores.npy is less than the one before",
                row);
        if (all.columns() == 2) return;
        Check.positive(all.at(row, 3), "a variance in scores.npy");
        double expected = all.at(row, 2) / Math.sqrt(all.at(row, 3));
        Check.that(
                Math.abs(all.at(row, 1) - expected) <= ROUNDING * Math.max(expected, all.at(row, 1)),
                "row %s of scores.npy has the score %s but its error and variance give %s",
                row,
                all.at(row, 1),
                expected);
    }
}
