package dev.tangent.learning.selection;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Compares held-out predictions with the labels, fold by fold.
public final class Scoring {
    private final Labels labels;
    private final Folds folds;
    private final ErrorMeasure measure;
    private final double[] spreads;

    public Scoring(Labels labels, Folds folds, ErrorMeasure measure) {
        this.labels = labels;
        this.folds = folds;
        this.measure = measure;
        spreads = labels.spreads();
    }

    public Score of(Matrix heldOut) {
        Mean all = new Mean();
        Mean refined = new Mean();
        Mean[] outputs = new Mean[labels.outputs()];
        Arrays.setAll(outputs, c -> new Mean());
        for (int fold = 0; fold < folds.count(); fold++) {
            boolean[] chosen = heldOutBy(fold);
            all.add(measure.together(labels, chosen, heldOut, spreads));
            refined.add(measure.refined(labels, chosen, heldOut));
            for (int c = 0; c < outputs.length; c++) outputs[c].add(measure.ofOutput(labels, chosen, heldOut, c));
        }
        return new Score(
                all.value(),
                all.standardError(),
                refined.value(),
                Arrays.stream(outputs).mapToDouble(Mean::value).toArray(),
                Arrays.stream(outputs).mapToDouble(Mean::standardError).toArray());
    }

    int outputs() {
        return labels.outputs();
    }

    /// The error of predicting the mean of the labels.
    double unit() {
        return measure.together(labels, everything(), meansEverywhere(), spreads);
    }

    /// The same for one output.
    double unit(int output) {
        return measure.ofOutput(labels, everything(), meansEverywhere(), output);
    }

    private Matrix meansEverywhere() {
        double[] means = labels.means();
        Matrix rows = Matrix.zeros(labels.size(), means.length);
        for (int i = 0; i < labels.size(); i++)
            System.arraycopy(means, 0, rows.values(), i * means.length, means.length);
        return rows;
    }

    private boolean[] everything() {
        boolean[] all = new boolean[labels.size()];
        Arrays.fill(all, true);
        return all;
    }

    private boolean[] heldOutBy(int fold) {
        boolean[] chosen = folds.training(fold);
        for (int i = 0; i < chosen.length; i++) chosen[i] = !chosen[i];
        return chosen;
    }

    /// A mean over the folds that had something to say.
    private static final class Mean {
        private final List<Double> values = new ArrayList<>();

        void add(double value) {
            if (!Double.isNaN(value)) values.add(value);
        }

        double value() {
            double sum = 0;
            for (double value : values) sum += value;
            return sum / values.size();
        }

        /// Infinite where one fold spoke alone: it cannot know how far the others would be from it.
        double standardError() {
            if (values.size() < 2) return Double.POSITIVE_INFINITY;
            double mean = value();
            double squares = 0;
            for (double value : values) squares += (value - mean) * (value - mean);
            return Math.sqrt(squares / (values.size() - 1) / values.size());
        }
    }
}
