package dev.tangent.learning.selection;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Compares held-out predictions with the labels, fold by fold.
public final class Scoring {
    private final Labels labels;
    private final Folds folds;
    private final Measure measure;
    private final double[] spreads;

    public Scoring(Labels labels, Folds folds, Measure measure) {
        this.labels = labels;
        this.folds = folds;
        this.measure = measure;
        spreads = spreads(labels);
    }

    /// The standard deviation of each output's labels; one where all are equal, so that dividing is harmless.
    private static double[] spreads(Labels labels) {
        double[] means = labels.means();
        double[] spreads = new double[means.length];
        for (int c = 0; c < means.length; c++) {
            double sum = 0;
            double weight = 0;
            for (int i = 0; i < labels.size(); i++) {
                double difference = labels.value(i, c) - means[c];
                sum += labels.weight(i, c) * difference * difference;
                weight += labels.weight(i, c);
            }
            spreads[c] = sum > 0 ? Math.sqrt(sum / weight) : 1;
        }
        return spreads;
    }

    public Score of(Matrix heldOut) {
        double[] errors = new double[folds.count()];
        Mean[] outputs = new Mean[labels.outputs()];
        Arrays.setAll(outputs, c -> new Mean());
        for (int fold = 0; fold < errors.length; fold++) {
            boolean[] chosen = heldOutBy(fold);
            errors[fold] = measure.together(labels, chosen, heldOut, spreads);
            for (int c = 0; c < outputs.length; c++) outputs[c].add(measure.ofOutput(labels, chosen, heldOut, c));
        }
        Mean all = new Mean();
        for (double error : errors) all.add(error);
        double squares = 0;
        for (double error : errors) squares += (error - all.value()) * (error - all.value());
        double standardError = Math.sqrt(squares / (errors.length - 1) / errors.length);
        return new Score(
                all.value(),
                standardError,
                Arrays.stream(outputs).mapToDouble(Mean::value).toArray());
    }

    private boolean[] heldOutBy(int fold) {
        boolean[] chosen = folds.training(fold);
        for (int i = 0; i < chosen.length; i++) chosen[i] = !chosen[i];
        return chosen;
    }

    /// A mean over the folds that had something to say.
    private static final class Mean {
        private double sum;
        private int count;

        void add(double value) {
            if (Double.isNaN(value)) return;
            sum += value;
            count++;
        }

        double value() {
            return sum / count;
        }
    }
}
