package dev.tangent.baseline;

import dev.tangent.baseline.kernel.CloudKernels;
import dev.tangent.baseline.kernel.Dense;
import dev.tangent.baseline.kernel.Kernel;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AdditiveMethodTest {
    private static final RegularizerSpec SETTING = new RegularizerSpec(12, new LocalGaussian(3));
    private static final Trend RADIAL = new Trend.Radial(RadialShape.MATERN_5_2, 0.7);

    private static Trial trial(DistinctLabels labels, Trend trend, double relative, double lambda2) {
        return Dense.trials(
                        new AdditiveMethod(
                                "additive",
                                List.of(SETTING),
                                List.of(trend),
                                new double[] {relative},
                                new double[] {lambda2},
                                SolverSettings.DEFAULT),
                        labels)
                .getFirst();
    }

    /// The minimiser of |y - g - h|_J^2 + lambda1 g'Rg + lambda2 h'K^-1 h over g and h at all u points, from the
    /// slopes of that objective: (J + lambda1 R) g + J h = J y and J g + (J + lambda2 K^-1) h = J y; y about its
    /// mean.
    private static double[] fullMinimiser(DistinctLabels labels, int output, double relative, double lambda2) {
        RegularizerMatrix regularizer = SETTING.over(Dense.GRAPH);
        Matrix r = Dense.times(
                relative / regularizer.scale(), regularizer.matrix().explicit().toDense());
        int u = r.rows();
        Kernel kernel = RADIAL.over(new CloudKernels(Dense.CLOUD));
        Matrix k = kernel.among(IntStream.range(0, u).toArray());
        Matrix penalty = Dense.times(lambda2, DenseSolve.regular(k, Matrix.identity(u)));
        Matrix system = Matrix.zeros(2 * u, 2 * u);
        Matrix rhs = Matrix.zeros(2 * u, 1);
        for (int i = 0; i < u; i++) {
            for (int j = 0; j < u; j++) {
                system.set(i, j, r.at(i, j));
                system.set(u + i, u + j, penalty.at(i, j));
            }
        }
        double mean = labels.means()[output];
        for (int place : Dense.places(labels, output)) {
            int i = labels.point(place);
            double w = labels.weight(place, output);
            for (int[] entry : new int[][] {{i, i}, {i, u + i}, {u + i, i}, {u + i, u + i}})
                system.set(entry[0], entry[1], system.at(entry[0], entry[1]) + w);
            rhs.set(i, 0, w * (labels.value(place, output) - mean));
            rhs.set(u + i, 0, w * (labels.value(place, output) - mean));
        }
        Matrix solved = DenseSolve.regular(system, rhs);
        return IntStream.range(0, u)
                .mapToDouble(i -> mean + solved.at(i, 0) + solved.at(u + i, 0))
                .toArray();
    }

    @Test
    void thePredictionMinimisesTheObjectiveOverAllPoints() {
        DistinctLabels labels = Dense.weighted();
        for (double[] lambdas : new double[][] {{1e-3, 0.1}, {1, 0.01}, {100, 1}}) {
            Matrix predicted = trial(labels, RADIAL, lambdas[0], lambdas[1])
                    .predict()
                    .get()
                    .values();
            for (int c = 0; c < 2; c++) {
                double[] expected = fullMinimiser(labels, c, lambdas[0], lambdas[1]);
                for (int i = 0; i < expected.length; i++) Dense.assertClose(predicted.at(i, c), expected[i], 1e-6);
            }
        }
    }

    @Test
    void aHeldOutLabelIsPredictedAsByAFitWithoutIt() {
        DistinctLabels labels = Dense.weighted();
        boolean[] inUse = new boolean[labels.size()];
        for (int i = 0; i < inUse.length; i++) inUse[i] = i % 4 != 1;
        Matrix kernel = RADIAL.over(new CloudKernels(Dense.CLOUD)).among(labels.points());
        RegularizerMatrix regularizer = SETTING.over(Dense.GRAPH);
        Matrix reduced = Reduction.of(regularizer, labels.points(), SolverSettings.DEFAULT)
                .matrix();
        AdditiveFits fits = new AdditiveFits(kernel, reduced, labels, inUse);
        double[] lambdas = {1e-2 / regularizer.scale(), 10 / regularizer.scale(), Double.POSITIVE_INFINITY};
        List<Matrix> quickly = fits.heldOut(0.1, lambdas);
        for (int t = 0; t < lambdas.length; t++) {
            AdditiveFits.AdditiveTerms parts = fits.at(lambdas[t], 0.1);
            Matrix expected = parts.sum(parts.manifold(), kernel.times(parts.coefficients()));
            for (int i = 0; i < inUse.length; i++)
                for (int c = 0; c < labels.outputs(); c++)
                    if (!inUse[i]) Dense.assertClose(quickly.get(t).at(i, c), expected.at(i, c), 1e-10);
        }
    }

    /// A large lambda1 beside a small lambda2 multiplies the rounding errors of S by 1e14: they must not reach the
    /// prediction.
    @Test
    void roundingDoesNotDecideWhatIsPredicted() {
        DistinctLabels labels = Dense.weighted();
        boolean[] inUse = new boolean[labels.size()];
        for (int i = 0; i < inUse.length; i++) inUse[i] = i % 4 != 1;
        Matrix kernel = new Trend.Radial(RadialShape.MATERN_5_2, 4)
                .over(new CloudKernels(Dense.CLOUD))
                .among(labels.points());
        RegularizerMatrix regularizer = SETTING.over(Dense.GRAPH);
        Matrix reduced = Reduction.of(regularizer, labels.points(), SolverSettings.DEFAULT)
                .matrix();
        double rounding = Math.ulp(1.0) * reduced.norm();
        Matrix rounded = Matrix.zeros(reduced.rows(), reduced.columns());
        for (int i = 0; i < rounded.rows(); i++)
            for (int j = 0; j < rounded.columns(); j++)
                rounded.set(i, j, reduced.at(i, j) + ((i + j) % 3 - 1) * rounding);
        double[] lambdas = {1e6 / regularizer.scale()};
        Matrix exact = new AdditiveFits(kernel, reduced, labels, inUse)
                .heldOut(1e-8, lambdas)
                .getFirst();
        Matrix other = new AdditiveFits(kernel, rounded, labels, inUse)
                .heldOut(1e-8, lambdas)
                .getFirst();
        for (int i = 0; i < inUse.length; i++)
            for (int c = 0; c < labels.outputs(); c++)
                if (!inUse[i]) Dense.assertClose(other.at(i, c), exact.at(i, c), 1e-5);
    }

    @Test
    void aDearTrendLeavesTheManifoldPart() {
        DistinctLabels labels = Dense.weighted();
        Matrix additive = trial(labels, RADIAL, 1e-2, 1e12).predict().get().values();
        Matrix manifold = new Learner(SETTING.over(Dense.GRAPH), Lambda.relative(1e-2), SolverSettings.DEFAULT)
                .predict(labels.atFirstRows(Dense.GRAPH.points()))
                .values();
        for (int i = 0; i < additive.rows(); i++)
            for (int c = 0; c < 2; c++) Dense.assertClose(additive.at(i, c), manifold.at(i, c), 1e-7);
    }

    @Test
    void withoutAManifoldPartTheTrendIsLeft() {
        // h = K (K + lambda2 W^-1)^-1 (y - mean): the trend's own kernel regression.
        DistinctLabels labels = Dense.weighted();
        Kernel kernel = RADIAL.over(new CloudKernels(Dense.CLOUD));
        Matrix predicted = trial(labels, RADIAL, Double.POSITIVE_INFINITY, 0.1)
                .predict()
                .get()
                .values();
        for (int c = 0; c < 2; c++) {
            int[] places = Dense.places(labels, c);
            int[] points = IntStream.of(places).map(labels::point).toArray();
            Matrix covariance = kernel.among(points);
            Matrix y = Matrix.zeros(places.length, 1);
            for (int a = 0; a < places.length; a++) {
                covariance.set(a, a, covariance.at(a, a) + 0.1 / labels.weight(places[a], c));
                y.set(a, 0, labels.value(places[a], c) - labels.means()[c]);
            }
            Matrix trend = kernel.expand(points, DenseSolve.positiveDefinite(covariance, y));
            for (int i = 0; i < trend.rows(); i++)
                Dense.assertClose(predicted.at(i, c), labels.means()[c] + trend.at(i, 0), 1e-9);
        }
    }

    @Test
    void aLinearFunctionCostsNothingHoweverDearBothPartsAre() {
        // Linear functions have no energy under R, so the sum still has them when everything else is forbidden.
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < Dense.LABELS; i++) builder.add(Dense.labelled(i), 0, linear(Dense.labelled(i)), 1);
        Matrix predicted =
                trial(builder.distinct(), RADIAL, 10, 1e6).predict().get().values();
        for (int i = 0; i < predicted.rows(); i++) Dense.assertClose(predicted.at(i, 0), linear(i), 1e-6);
    }

    private static double linear(int point) {
        return 3 - Dense.CLOUD.at(point, 0) + 2 * Dense.CLOUD.at(point, 1);
    }

    @Test
    void heldOutPredictionsAreThoseOfTheFullProblemWithoutTheFold() {
        DistinctLabels labels = Dense.weighted();
        Trial trial = trial(labels, RADIAL, 0.1, 0.1);
        Folds folds = Folds.of(labels.size(), 4, 3);
        LabelsBuilder kept = new LabelsBuilder(2);
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < 2; c++)
                if (!folds.holdsOut(1, i) && labels.has(i, c))
                    kept.add(labels.point(i), c, labels.value(i, c), labels.weight(i, c));
        for (int c = 0; c < 2; c++) {
            double[] expected = fullMinimiser(kept.distinct(), c, 0.1, 0.1);
            for (int i = 0; i < labels.size(); i++)
                if (folds.holdsOut(1, i)) Dense.assertClose(trial.heldOut().at(i, c), expected[labels.point(i)], 1e-6);
        }
    }
}
