package dev.tangent.experiments.trust;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.linalg.Matrix;
import dev.tangent.selection.grid.UsualGrids;

/// Chooses lambda by the leave-one-out error, in closed form.
final class LeaveOneOut {
    private LeaveOneOut() {}

    /// The lambda of the least squared error, each output in units of its labels' spread.
    ///
    /// @param reduced S at the labels
    /// @param scale of R
    static double lambda(Matrix reduced, DistinctLabels labels, double scale) {
        LabelSpectra spectra = new LabelSpectra(reduced, labels);
        double[] spreads = labels.spreads();
        double best = Double.NaN;
        double least = Double.POSITIVE_INFINITY;
        for (double relative : UsualGrids.relativeLambdas()) {
            double lambda = relative / scale;
            Matrix left = spectra.leaveOneOut(lambda);
            double sum = 0;
            for (int i = 0; i < labels.size(); i++)
                for (int c = 0; c < labels.outputs(); c++) {
                    double off = (left.at(i, c) - labels.value(i, c)) / spreads[c];
                    sum += off * off;
                }
            if (sum < least) {
                least = sum;
                best = lambda;
            }
        }
        return best;
    }
}
