package dev.tangent.learning.loss;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.fitting.SquaredFit;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Optional;

/// The squared loss: rho = (y - f)^2, rho' = 2 (f - y), rho'' = 2. Fitted in closed form for all lambdas at
/// once.
public record Squared() implements SmoothLoss {
    @Override
    public double value(double y, double f) {
        return (y - f) * (y - f);
    }

    @Override
    public double slope(double y, double f) {
        return 2 * (f - y);
    }

    @Override
    public double curvature(double y, double f) {
        return 2;
    }

    @Override
    public ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        return new SquaredFit(reduced, labels, inUse);
    }

    @Override
    public Optional<Matrix[]> leaveOneOut(
            Matrix reduced, DistinctLabels labels, LabelGroups together, double[] lambdas) {
        LabelSpectra spectra = new LabelSpectra(reduced, labels, together);
        return Optional.of(Arrays.stream(lambdas).mapToObj(spectra::leaveOneOut).toArray(Matrix[]::new));
    }
}
