package dev.tangent.baseline.kernel;

import dev.tangent.ParameterValue;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Gaussian process regression on the labelled points alone, of constant unknown mean (Rasmussen and Williams 2006).
///
/// A shape, a length and a fold cost one tridiagonal reduction of an l x l matrix for all noises and outputs. The
/// prediction depends on the ratio of noise to signal alone, so the signal needs no grid.
///
/// @param relativeLengths in units of the cloud's median distance
/// @param noises variance of a label of weight one, in units of the signal's
public record GaussianProcess(
        String name, List<RadialShape> shapes, double[] relativeLengths, double[] noises, KernelCriterion criterion)
        implements TunableMethod {
    public GaussianProcess {
        shapes = List.copyOf(shapes);
        GridCheck.positive(relativeLengths, "relative length");
        GridCheck.positive(noises, "noise");
    }

    /// One kernel of the grid, and how a person calls it.
    private record KernelCandidate(Kernel kernel, RadialShape shape, double length, double relativeLength) {
        Map<String, ParameterValue> parameters(double noise) {
            Map<String, ParameterValue> parameters = new LinkedHashMap<>();
            parameters.put("kernel", ParameterValue.of(shape.word()));
            parameters.put("length", ParameterValue.of(length));
            parameters.put("relative-length", ParameterValue.of(relativeLength));
            parameters.put("noise", ParameterValue.of(noise));
            return parameters;
        }

        Prediction predict(LabelledGraph labelled, double noise) {
            DistinctLabels labels = labelled.labels();
            int[] points = labels.points();
            KernelRegression.Expansion expansion =
                    KernelRegression.ofAll(kernel.among(points), labels).at(noise);
            Matrix values = expansion.plusLevels(kernel.expand(points, expansion.coefficients()));
            return labelled.prediction(values, "Gaussian process")
                    .with(kernel.function(points, expansion.coefficients(), expansion.levels()));
        }
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        List<KernelCandidate> choices = choices(labelled.cloud());
        switch (criterion) {
            case CROSS_VALIDATION -> {
                for (KernelCandidate choice : choices) crossValidate(choice, labelled, folds, found);
            }
            case MARGINAL_LIKELIHOOD -> found.accept(maximumLikelihood(choices, labelled, folds));
        }
    }

    private List<KernelCandidate> choices(PointCloud cloud) {
        CloudKernels kernels = new CloudKernels(cloud);
        List<KernelCandidate> choices = new ArrayList<>();
        for (RadialShape shape : shapes)
            for (double relative : relativeLengths)
                choices.add(new KernelCandidate(
                        kernels.radial(shape, relative), shape, kernels.length(relative), relative));
        return choices;
    }

    private void crossValidate(KernelCandidate choice, LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        Matrix among = choice.kernel.among(labels.points());
        Matrix[] heldOut = KernelRegression.heldOut(among, labels, folds, noises);
        for (int t = 0; t < noises.length; t++) found.accept(trial(choice, noises[t], labelled, heldOut[t]));
    }

    private Trial trial(KernelCandidate choice, double noise, LabelledGraph labelled, Matrix heldOut) {
        // Longer and noisier is simpler; both work on the same scale.
        double simplicity = choice.relativeLength * noise;
        return Trial.of(choice.parameters(noise), simplicity, heldOut, () -> choice.predict(labelled, noise));
    }

    private Trial maximumLikelihood(List<KernelCandidate> choices, LabelledGraph labelled, Folds folds) {
        DistinctLabels labels = labelled.labels();
        List<Matrix> kernels =
                choices.stream().map(c -> c.kernel.among(labels.points())).toList();
        Matrix[] heldOut = HeldOutPredictions.of(labels, folds, 1, (inUse, predicted) -> {
            MaximumLikelihood best = MaximumLikelihood.of(kernels, noises, labels, inUse);
            Matrix kernel = kernels.get(best.kernel);
            predicted.accept(new KernelRegression(kernel, labels, inUse).atLabels(kernel, best.noise), 0);
        });
        MaximumLikelihood best = MaximumLikelihood.of(kernels, noises, labels, labels.everything());
        return trial(choices.get(best.kernel), best.noise, labelled, heldOut[0]);
    }

    /// The kernel and noise of a grid under which the labels in use are likeliest; the first of equals.
    ///
    /// @param kernel its place in the list
    private record MaximumLikelihood(int kernel, double noise, double logLikelihood) {
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
}
