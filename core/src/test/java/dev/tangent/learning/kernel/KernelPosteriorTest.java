package dev.tangent.learning.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KernelPosteriorTest {
    private static final double NOISE = 0.05;
    /// A level of this prior variance is as good as unknown.
    private static final double VAGUE = 1e6;

    private static final RadialKernel KERNEL = new RadialKernel(Dense.CLOUD, RadialShape.MATERN_5_2, 0.6);

    private static double between(int i, int j) {
        double r = Math.sqrt(5 * Dense.CLOUD.squaredDistance(i, j)) / 0.6;
        return (1 + r + r * r / 3) * Math.exp(-r) + VAGUE;
    }

    /// Mean and variance at a point from all labels of an output but one, by the textbook's equations (2.25, 2.26)
    /// with a vague level in the kernel.
    private static double[] moments(DistinctLabels labels, int output, int point, int without) {
        int[] places = Arrays.stream(Dense.places(labels, output))
                .filter(i -> i != without)
                .toArray();
        int size = places.length;
        Matrix covariance = Matrix.zeros(size, size);
        Matrix loads = Matrix.zeros(size, 2);
        for (int a = 0; a < size; a++) {
            loads.set(a, 0, labels.value(places[a], output));
            loads.set(a, 1, between(point, labels.point(places[a])));
            for (int b = 0; b < size; b++)
                covariance.set(a, b, between(labels.point(places[a]), labels.point(places[b])));
            covariance.set(a, a, covariance.at(a, a) + NOISE / labels.weight(places[a], output));
        }
        Matrix solved = DenseSolve.positiveDefinite(covariance, loads);
        double mean = 0;
        double variance = between(point, point);
        for (int a = 0; a < size; a++) {
            mean += loads.at(a, 1) * solved.at(a, 0);
            variance -= loads.at(a, 1) * solved.at(a, 1);
        }
        return new double[] {mean, variance};
    }

    @Test
    void meanAndDeviationAreTheDenseFormulas() {
        DistinctLabels labels = Dense.weighted();
        KernelPosterior.Moments moments = new KernelPosterior(KERNEL, labels, NOISE).everywhere(120);
        for (int c = 0; c < 2; c++)
            for (int i = 0; i < 120; i++) {
                double[] expected = moments(labels, c, i, -1);
                Dense.assertClose(moments.mean().at(i, c), expected[0], 1e-4);
                Dense.assertClose(Math.pow(moments.deviation().at(i, c), 2), expected[1], 1e-4);
            }
    }

    @Test
    void aLabelLeftOutIsAsTheOthersPredictIt() {
        DistinctLabels labels = Dense.weighted();
        KernelPosterior.LeaveOneOut left = new KernelPosterior(KERNEL, labels, NOISE).leaveOneOut();
        for (int c = 0; c < 2; c++)
            for (int i : Dense.places(labels, c)) {
                double[] expected = moments(labels, c, labels.point(i), i);
                Dense.assertClose(left.residual().at(i, c), labels.value(i, c) - expected[0], 1e-4);
                double variance = expected[1] + NOISE / labels.weight(i, c);
                Dense.assertClose(Math.pow(left.deviation().at(i, c), 2), variance, 1e-4);
            }
    }

    @Test
    void theMeanIsThatOfTheRegression() {
        DistinctLabels labels = Dense.weighted();
        KernelRegression.Expansion expansion =
                KernelRegression.ofAll(KERNEL.among(labels.points()), labels).at(NOISE);
        Matrix expected = expansion.plusLevels(KERNEL.expand(labels.points(), expansion.coefficients()));
        Matrix mean = new KernelPosterior(KERNEL, labels, NOISE).everywhere(120).mean();
        for (int p = 0; p < mean.values().length; p++) Dense.assertClose(mean.values()[p], expected.values()[p], 1e-9);
    }

    @Test
    void theSignalVarianceIsTheEnergyPerLabel() {
        DistinctLabels labels = Dense.weighted();
        double[] variances = new KernelPosterior(KERNEL, labels, NOISE).signalVariances();
        for (TrainingSet set : TrainingSet.of(labels, TrainingSet.everything(labels))) {
            double[] energies =
                    new KernelFit(KERNEL.among(labels.points()), set).at(NOISE).energies();
            for (int c = 0; c < energies.length; c++)
                Dense.assertClose(variances[set.outputs()[c]], energies[c] / set.size(), 1e-9);
        }
    }
}
