package dev.tangent.learning.calibration;

import dev.tangent.linalg.Matrix;

/// Chooses temperatures by the log loss of held-out labels.
///
/// What is made small is the sum of log losses and (log T)^2 / 2: before any label, T is within a factor e of one in
/// two of three cases (a log-normal prior), so that a dozen labels without a miss do not make it zero. The sum is
/// computed on a grid, fold by fold, so that the temperature without a fold costs nothing more; a parabola through the
/// least and its neighbours goes between grid points.
public final class TemperatureFit {
    /// Of log(1/T): from -3 to 3, which the prior makes ample.
    private static final double STEP = 0.2;

    private static final int HALF = 15;

    private final CalibrationLabels labels;
    private final Matrix heldOut;
    private final double[][] losses; // by fold and grid point

    /// Of probabilities.
    ///
    /// @param heldOut a row for each label
    public TemperatureFit(CalibrationLabels labels, Matrix heldOut) {
        this.labels = labels;
        this.heldOut = heldOut;
        losses = new double[labels.count()][2 * HALF + 1];
        for (int i = 0; i < labels.size(); i++) {
            if (!labels.counts(i)) continue;
            double[] logits = TemperatureScaling.logits(heldOut, i);
            double[] own = losses[labels.folds()[i]];
            for (int g = 0; g < own.length; g++)
                own[g] += labels.logLoss(i, scaling(g).scaled(logits));
        }
    }

    private TemperatureScaling scaling(double gridPoint) {
        return new TemperatureScaling(Math.exp(-logInverse(gridPoint)), labels.size());
    }

    private static double logInverse(double gridPoint) {
        return (gridPoint - HALF) * STEP;
    }

    /// By all labels.
    public TemperatureScaling scaling() {
        return without(-1);
    }

    /// By all labels but those of one fold.
    private TemperatureScaling without(int fold) {
        double[] sums = new double[2 * HALF + 1];
        for (int g = 0; g < sums.length; g++) {
            sums[g] = logInverse(g) * logInverse(g) / 2;
            for (int f = 0; f < losses.length; f++) if (f != fold) sums[g] += losses[f][g];
        }
        return scaling(least(sums));
    }

    /// Where a parabola through the least value and its neighbours is least.
    private static double least(double[] values) {
        int least = 0;
        for (int g = 1; g < values.length; g++) if (values[g] < values[least]) least = g;
        if (least == 0 || least == values.length - 1) return least;
        double before = values[least - 1] - values[least];
        double after = values[least + 1] - values[least];
        return before + after > 0 ? least + (before - after) / (2 * (before + after)) : least;
    }

    /// Each label's probabilities at the temperature that the other folds' labels choose: a label has no say in its
    /// own.
    public Matrix calibrated() {
        TemperatureScaling[] scalings = new TemperatureScaling[labels.count()];
        for (int f = 0; f < scalings.length; f++) scalings[f] = without(f);
        Matrix calibrated = heldOut.copy();
        for (int i = 0; i < labels.size(); i++)
            (labels.counts(i) ? scalings[labels.folds()[i]] : scaling()).scaleRow(calibrated, i);
        return calibrated;
    }
}
