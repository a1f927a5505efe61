package dev.tangent.learning.loss;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.prediction.Convergence;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// A pointwise loss on the reduced problem, for all outputs: minimises sum w rho(y, f) + lambda f'Sf + ridge |f -
/// centre|^2, the ridge in mean label weights.
///
/// Outputs that share their weights share the eigenvectors of S. Successive lambdas start from each other's
/// results, so a grid is best walked in order.
final class PointwiseFit implements ModelFit {
    private final int size;
    private final double[] centres;
    private final OutputDescent[] outputs;

    private record OutputDescent(LabelSplit split, EigenCoordinates eigen, double ridge, PointwiseDescent descent) {}

    PointwiseFit(PointwiseLoss loss, Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        this(Collections.nCopies(labels.outputs(), loss), reduced, labels, inUse);
    }

    /// @param losses one for each output
    PointwiseFit(List<? extends PointwiseLoss> losses, Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        size = labels.size();
        centres = new double[labels.outputs()];
        outputs = new OutputDescent[labels.outputs()];
        for (int[] group : labels.outputsByWeights()) {
            double[] weights = new double[size];
            for (int i = 0; i < size; i++) if (inUse[i]) weights[i] = labels.weight(i, group[0]);
            LabelSplit split = new LabelSplit(reduced, weights);
            EigenCoordinates eigen = EigenCoordinates.of(split.complement());
            double[] usedWeights =
                    Arrays.stream(split.used()).mapToDouble(i -> weights[i]).toArray();
            double weight = Arrays.stream(usedWeights).average().orElse(1);
            for (int c : group) {
                PointwiseLoss loss = losses.get(c);
                double[] y = Arrays.stream(split.used())
                        .mapToDouble(i -> labels.value(i, c))
                        .toArray();
                for (double value : y) loss.check(value);
                centres[c] = y.length == 0 ? 0 : loss.centre(y, usedWeights);
                outputs[c] = new OutputDescent(
                        split,
                        eigen,
                        loss.ridge() * weight,
                        new PointwiseDescent(loss, eigen, y, usedWeights, centres[c]));
            }
        }
    }

    @Override
    public FittedDeviations at(double lambda) {
        Matrix all = Matrix.zeros(size, outputs.length);
        Convergence worst = new Convergence(0, 0, 0, 0);
        for (int c = 0; c < outputs.length; c++) {
            OutputDescent output = outputs[c];
            PointwiseDescent.PointwiseMinimum result =
                    output.descent.minimise(output.eigen.costs(lambda, output.ridge));
            worst = result.convergence().worse(worst);
            all.setColumns(c, output.split.extended(Matrix.column(result.values())));
        }
        return new FittedDeviations(all, Optional.of(worst));
    }

    @Override
    public Matrix predicted(Matrix deviations) {
        return deviations.plusRow(centres);
    }
}
