package dev.tangent.baseline.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// The kernel and noise of a grid under which the labels in use are likeliest; the first of equals.
///
/// @param kernel its place in the list
record MaximumLikelihood(int kernel, double noise, double logLikelihood) {
    static MaximumLikelihood of(List<Matrix> kernels, double[] noises, DistinctLabels labels, boolean[] inUse) {
        MaximumLikelihood best = new MaximumLikelihood(0, noises[0], Double.NEGATIVE_INFINITY);
        for (int k = 0; k < kernels.size(); k++) {
            KernelRegression fit = new KernelRegression(kernels.get(k), labels, inUse);
            for (double noise : noises) {
                double likelihood = fit.logLikelihood(noise);
                if (likelihood > best.logLikelihood) best = new MaximumLikelihood(k, noise, likelihood);
            }
        }
        return best;
    }
}
