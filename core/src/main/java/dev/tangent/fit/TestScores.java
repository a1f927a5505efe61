package dev.tangent.fit;

import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.TestScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
        List<TestScore.OfValues> scores = new ArrayList<>();
        for (int c = 0; c < outputs.size(); c++) {
            Sums truth = new Sums();
            Sums absolute = new Sums();
            Sums squared = new Sums();
            Sums plain = new Sums();
            double mean = mean(learnt, c);
            for (int i = 0; i < test.size(); i++) {
                if (!test.has(i, c)) continue;
                double value = test.value(i, c);
                double error = Math.abs(predicted.at(test.row(i), c) - value);
                double weight = test.weight(i, c);
                truth.add(value, weight);
                absolute.add(error, weight);
                squared.add(error * error, weight);
                plain.add(Math.abs(mean - value), weight);
            }
            if (truth.count == 0) continue;
            double variance = truth.variance();
            scores.add(new TestScore.OfValues(
                    outputs.get(c),
                    truth.count,
                    absolute.mean(),
                    absolute.standardError(),
                    Math.sqrt(squared.mean()),
                    variance > 0 ? OptionalDouble.of(1 - squared.mean() / variance) : OptionalDouble.empty(),
                    plain.mean()));
        }
        return scores;
    }

    private static double mean(Labels labels, int output) {
        Sums sums = new Sums();
        for (int i = 0; i < labels.size(); i++)
            if (labels.has(i, output)) sums.add(labels.value(i, output), labels.weight(i, output));
        return sums.mean();
    }

    /// Of classes, which may be others than those that were learnt.
    ///
    /// @param probabilities a row for each that labels may name
    public static TestScore.OfClasses classes(
            String output, Matrix probabilities, Map<Integer, String> test, ClassLabels learnt) {
        List<String> names = learnt.names();
        Sums right = new Sums();
        Sums loss = new Sums();
        Sums plain = new Sums();
        int commonest = commonest(learnt);
        test.forEach((row, name) -> {
            int own = names.indexOf(name);
            right.add(own >= 0 && largest(probabilities, row) == own ? 1 : 0, 1);
            plain.add(own == commonest ? 1 : 0, 1);
            if (own >= 0) loss.add(surprise(probabilities.at(row, own)), 1);
        });
        return new TestScore.OfClasses(
                output,
                test.size(),
                test.size() - loss.count,
                right.mean(),
                right.standardError(),
                loss.count > 0 ? OptionalDouble.of(loss.mean()) : OptionalDouble.empty(),
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

    private static int largest(Matrix probabilities, int row) {
        int largest = 0;
        for (int c = 1; c < probabilities.columns(); c++)
            if (probabilities.at(row, c) > probabilities.at(row, largest)) largest = c;
        return largest;
    }

    private static int commonest(ClassLabels labels) {
        List<Integer> counts = new ArrayList<>();
        for (int c = 0; c < labels.names().size(); c++) counts.add(labels.count(c));
        return counts.indexOf(Collections.max(counts));
    }

    /// Weighted values summed up.
    private static final class Sums {
        private int count;
        private double weights;
        private double squaredWeights;
        private double sum;
        private double squares;

        void add(double value, double weight) {
            count++;
            weights += weight;
            squaredWeights += weight * weight;
            sum += weight * value;
            squares += weight * value * value;
        }

        double mean() {
            return sum / weights;
        }

        double variance() {
            return Math.max(0, squares / weights - mean() * mean());
        }

        /// Of the mean, by the number of labels that the weights amount to.
        double standardError() {
            double effective = weights * weights / squaredWeights;
            return effective > 1 ? Math.sqrt(variance() / (effective - 1)) : Double.NaN;
        }
    }
}
