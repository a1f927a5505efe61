package dev.tangent.fit.assessment;

import dev.tangent.Check;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.TestScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Compares predictions with labels that were not learnt from.
public final class TestScores {
    private static final double LEAST = 1e-15;

    private TestScores() {}

    /// One score for each output that the labels know.
    ///
    /// @param predicted a row for each that labels may name
    /// @param learnt what was learnt from
    public static List<TestScore.OfValues> values(List<String> outputs, Matrix predicted, Labels test, Labels learnt) {
        checkOutputs(test, outputs.size());
        checkRows(test.rows(), predicted.rows());
        List<TestScore.OfValues> scores = new ArrayList<>();
        for (int c = 0; c < outputs.size(); c++)
            values(outputs.get(c), c, predicted, test, learnt).ifPresent(scores::add);
        return scores;
    }

    /// Refuses labels of more or fewer outputs than were learnt.
    public static void checkOutputs(Labels test, int outputs) {
        Check.that(
                test.outputs() == outputs,
                "labels must have " + outputs + (outputs == 1 ? " output" : " outputs")
                        + ", as those that were learnt from, but have " + test.outputs());
    }

    /// Refuses labels of rows that there are not.
    public static void checkRows(int[] rows, int points) {
        for (int row : rows) Check.index(row, points, "labelled point");
    }

    private static Optional<TestScore.OfValues> values(
            String name, int output, Matrix predicted, Labels test, Labels learnt) {
        MeanEstimate truth = new MeanEstimate();
        MeanEstimate absolute = new MeanEstimate();
        MeanEstimate squared = new MeanEstimate();
        MeanEstimate plain = new MeanEstimate();
        double mean = mean(learnt, output);
        // Squares of large numbers would overflow.
        double unit = unit(predicted, test, output);
        for (int i = 0; i < test.size(); i++) {
            if (!test.has(i, output)) continue;
            double value = test.value(i, output);
            double error = Math.abs(predicted.at(test.row(i), output) - value);
            double weight = test.weight(i, output);
            truth.add(value / unit, weight);
            absolute.add(error / unit, weight);
            squared.add((error / unit) * (error / unit), weight);
            plain.add(Math.abs(mean - value) / unit, weight);
        }
        if (truth.count() == 0) return Optional.empty();
        double variance = truth.variance();
        return Optional.of(new TestScore.OfValues(
                name,
                truth.count(),
                unit * absolute.mean(),
                unit * absolute.standardError(),
                unit * Math.sqrt(squared.mean()),
                variance > 0 ? OptionalDouble.of(1 - squared.mean() / variance) : OptionalDouble.empty(),
                unit * plain.mean()));
    }

    /// A power of two next to the largest of labels and predictions.
    private static double unit(Matrix predicted, Labels labels, int output) {
        double largest = 0;
        for (int i = 0; i < labels.size(); i++)
            if (labels.has(i, output))
                largest = Math.max(
                        largest,
                        Math.max(Math.abs(labels.value(i, output)), Math.abs(predicted.at(labels.row(i), output))));
        return largest > 0 ? Math.scalb(1.0, Math.getExponent(largest)) : 1;
    }

    /// How far predictions are from labels, one figure a row, which stands for a label and comes round again where
    /// there are more rows.
    ///
    /// @param units what errors of each output are measured in; of several outputs a row's figure is the mean
    public static double[] errors(Matrix predicted, Labels truth, double[] units) {
        double[] errors = new double[predicted.rows()];
        for (int row = 0; row < errors.length; row++) {
            int i = row % truth.size();
            MeanEstimate error = new MeanEstimate();
            for (int c = 0; c < units.length; c++)
                if (truth.has(i, c)) error.add(Math.abs(predicted.at(row, c) - truth.value(i, c)) / units[c], 1);
            errors[row] = error.mean();
        }
        return errors;
    }

    private static double mean(Labels labels, int output) {
        MeanEstimate mean = new MeanEstimate();
        for (int i = 0; i < labels.size(); i++)
            if (labels.has(i, output)) mean.add(labels.value(i, output), labels.weight(i, output));
        return mean.mean();
    }

    /// Of classes, which may be others than those that were learnt.
    ///
    /// @param probabilities a row for each that labels may name
    public static TestScore.OfClasses classes(
            String output, Matrix probabilities, Map<Integer, String> test, ClassLabels learnt) {
        Check.that(!test.isEmpty(), "there is no label to compare with");
        checkRows(test.keySet().stream().mapToInt(Integer::intValue).toArray(), probabilities.rows());
        List<String> names = learnt.names();
        MeanEstimate right = new MeanEstimate();
        MeanEstimate loss = new MeanEstimate();
        MeanEstimate plain = new MeanEstimate();
        int commonest = commonest(learnt);
        test.forEach((row, name) -> {
            int own = names.indexOf(name);
            right.add(own >= 0 && ClassProbabilities.largest(probabilities, row) == own ? 1 : 0, 1);
            plain.add(own == commonest ? 1 : 0, 1);
            if (own >= 0) loss.add(surprise(probabilities.at(row, own)), 1);
        });
        return new TestScore.OfClasses(
                output,
                test.size(),
                test.size() - loss.count(),
                right.mean(),
                right.standardError(),
                loss.count() > 0 ? OptionalDouble.of(loss.mean()) : OptionalDouble.empty(),
                plain.mean());
    }

    /// What the probabilities of true classes cost, row by row.
    ///
    /// @param classes the number of each row's class, coming round again where there are more rows; below zero
    ///     where it is unknown
    public static double[] surprises(Matrix probabilities, int[] classes) {
        double[] losses = new double[probabilities.rows()];
        for (int row = 0; row < losses.length; row++) {
            int own = classes[row % classes.length];
            losses[row] = surprise(own < 0 ? 0 : probabilities.at(row, own));
        }
        return losses;
    }

    private static double surprise(double probability) {
        return -Math.log(Math.max(LEAST, probability));
    }

    private static int commonest(ClassLabels labels) {
        List<Integer> counts = new ArrayList<>();
        for (int c = 0; c < labels.names().size(); c++) counts.add(labels.count(c));
        return counts.indexOf(Collections.max(counts));
    }
}
