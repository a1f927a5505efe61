package dev.tangent.learning.loss;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// The softmax loss on the reduced problem: minimises sum w rho(y, f) + sum_c lambda f_c'S f_c + ridge |f -
/// centre|^2.
///
/// Centres are the log shares of the classes among the labels in use, half a label added to each class so that
/// they are finite, less their mean. Successive lambdas start from each other's results.
final class SoftmaxFit implements ModelFit {
    private final LabelSplit split;
    private final EigenCoordinates eigen;
    private final double ridge;
    private final double[] centres;
    private final SoftmaxDescent descent;

    SoftmaxFit(Softmax loss, Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        Check.that(
                labels.outputsByWeights().size() == 1,
                "the softmax loss needs every output of a labelled point to be given");
        double[] weights = new double[labels.size()];
        for (int i = 0; i < weights.length; i++) if (inUse[i]) weights[i] = labels.weight(i, 0);
        split = new LabelSplit(reduced, weights);
        eigen = EigenCoordinates.of(split.complement());
        double[] usedWeights =
                Arrays.stream(split.used()).mapToDouble(i -> weights[i]).toArray();
        double mean = Arrays.stream(usedWeights).average().orElse(1);
        ridge = loss.ridge() * mean;
        Matrix shares = shares(labels);
        centres = centres(shares, usedWeights, mean / 2);
        descent = new SoftmaxDescent(eigen, shares, usedWeights, centres);
    }

    private Matrix shares(DistinctLabels labels) {
        int[] outputs = IntStream.range(0, labels.outputs()).toArray();
        Matrix shares = labels.values().select(split.used(), outputs);
        for (int i = 0; i < shares.rows(); i++) {
            double sum = 0;
            for (double share : shares.row(i)) {
                Check.that(share >= 0, "a share of a class must not be negative but is %s", share);
                sum += share;
            }
            Check.that(Math.abs(sum - 1) < 1e-9, "the shares of the classes must sum to 1 but sum to %s", sum);
        }
        return shares;
    }

    private static double[] centres(Matrix shares, double[] weights, double half) {
        double[] centres = new double[shares.columns()];
        Arrays.fill(centres, half);
        for (int i = 0; i < weights.length; i++)
            for (int c = 0; c < centres.length; c++) centres[c] += weights[i] * shares.at(i, c);
        double mean = 0;
        for (int c = 0; c < centres.length; c++) {
            centres[c] = Math.log(centres[c]);
            mean += centres[c] / centres.length;
        }
        for (int c = 0; c < centres.length; c++) centres[c] -= mean;
        return centres;
    }

    @Override
    public FittedDeviations at(double lambda) {
        SoftmaxDescent.SoftmaxMinimum result = descent.minimise(eigen.costs(lambda, ridge));
        return new FittedDeviations(split.extended(result.values()), Optional.of(result.convergence()));
    }

    @Override
    public Matrix predicted(Matrix deviations) {
        return deviations.plusRow(centres);
    }
}
