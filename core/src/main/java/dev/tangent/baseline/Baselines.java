package dev.tangent.baseline;

import dev.tangent.baseline.kernel.ArdGaussianProcess;
import dev.tangent.baseline.kernel.GaussianProcess;
import dev.tangent.baseline.kernel.GraphMatern;
import dev.tangent.baseline.kernel.KernelCriterion;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;

/// The baselines with default grids: what to compare any manifold method with.
public final class Baselines {
    private static final double[] RIDGES = {1e-6, 1e-4, 1e-2, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1e3, 1e4};
    private static final double[] NOISES = {1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1};
    private static final double[] LENGTHS = {0.25, 0.5, 1, 2, 4, 8, 16};

    /// Of the sample that stands for very many labels.
    private static final long SEED = 1;

    private Baselines() {}

    public static TunableMethod mean() {
        return new MeanBaseline();
    }

    /// The plain average of five near labels, with nothing to choose.
    public static TunableMethod fiveNearest() {
        return new NearestLabels(new int[] {5}, List.of(NeighbourWeighting.UNIFORM));
    }

    /// Counts up to half the labels.
    public static TunableMethod nearest(LabelledGraph labelled) {
        int most = Math.max(1, labelled.labels().size() / 2);
        int[] counts = Arrays.stream(new int[] {1, 2, 3, 4, 5, 7, 10, 15, 20, 30})
                .filter(count -> count <= most)
                .toArray();
        return new NearestLabels(counts, List.of(NeighbourWeighting.values()));
    }

    public static TunableMethod ridge() {
        return new LinearRidge(RIDGES.clone());
    }

    public static GaussianProcess gaussianProcess() {
        return gaussianProcess("gp", KernelCriterion.CROSS_VALIDATION);
    }

    public static GaussianProcess maximumLikelihoodGaussianProcess() {
        return gaussianProcess("gp-likelihood", KernelCriterion.MARGINAL_LIKELIHOOD);
    }

    public static TunableMethod ardGaussianProcess() {
        return new ArdGaussianProcess(SEED);
    }

    private static GaussianProcess gaussianProcess(String name, KernelCriterion criterion) {
        return new GaussianProcess(name, List.of(RadialShape.values()), LENGTHS.clone(), NOISES.clone(), criterion);
    }

    /// On the graph of ten neighbours, or of as many as there are.
    public static TunableMethod graphMatern(LabelledGraph labelled, SolverSettings solver) {
        return new GraphMatern(
                Math.max(2, Math.min(11, labelled.graph().smallestDegree())), // a given graph stays as it is
                new int[] {1, 2, 3},
                new double[] {1e-5, 1e-4, 1e-3, 1e-2, 0.1},
                new double[] {1e-6, 1e-4, 1e-3, 1e-2, 0.1, 1},
                solver);
    }

    /// A manifold method with a trend beside it. The grids are coarse on purpose: with twenty labels, a finer one
    /// lets cross-validation choose by chance.
    public static AdditiveMethod additive(String name, List<RegularizerSpec> settings, SolverSettings solver) {
        return new AdditiveMethod(
                name,
                settings,
                List.of(
                        new Trend.Linear(),
                        new Trend.Radial(RadialShape.MATERN_3_2, 1),
                        new Trend.Radial(RadialShape.MATERN_5_2, 1),
                        new Trend.Radial(RadialShape.MATERN_5_2, 4),
                        new Trend.Radial(RadialShape.MATERN_3_2, 16)),
                new double[] {1e-8, 1e-6, 1e-4, 1e-2, 1, 100, 1e6, Double.POSITIVE_INFINITY},
                new double[] {1e-8, 1e-6, 1e-4, 1e-3, 1e-2, 0.1, 1, 1e6},
                solver);
    }
}
