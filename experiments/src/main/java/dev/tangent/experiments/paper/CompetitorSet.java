package dev.tangent.experiments.paper;

import dev.tangent.experiments.study.Competitor;
import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.baseline.GaussianProcess;
import dev.tangent.learning.baseline.KernelCriterion;
import dev.tangent.learning.baseline.MeanBaseline;
import dev.tangent.learning.baseline.RadialShape;
import dev.tangent.learning.selection.Grids;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.stream.Stream;

/// The methods that are compared: the paper's three, and the usual alternatives.
///
/// @param laplacian numbers of neighbours that Lap tries; i-Lap tries them with each of its powers
/// @param localGaussian what LG tries: few, since a choice among many by few labels increases the error
/// @param besideTrend what the additive model tries beside a penalized trend: linear functions in the null space
public record CompetitorSet(
        List<Integer> laplacian, List<Integer> powers, List<Setting> localGaussian, List<Setting> besideTrend) {
    /// LG with the paper's kernel, so narrow that its matrix is nearly the identity.
    public static Setting localGaussianPaper(int neighbours, int dimension) {
        return new Setting(neighbours, new LocalGaussian(dimension));
    }

    /// LG with a kernel wide enough to tell near neighbours from far ones, so that the high orders of its norm count.
    public static Setting localGaussianWideLinear(int neighbours, int dimension) {
        return new Setting(neighbours, new LocalGaussian(dimension, WIDE, NullSpace.LINEAR));
    }

    /// LG with a kernel so wide that linear functions have a small energy and only constants are in the null space: for
    /// labels too few to determine a linear function, or where the best one is not steep.
    public static Setting localGaussianWideConstant(int neighbours, int dimension) {
        return new Setting(neighbours, new LocalGaussian(dimension, Grids.WIDE_SCALE, NullSpace.CONSTANT));
    }

    /// Parts of a cross-validation.
    public static final int FOLDS = 5;

    private static final double WIDE = 3;

    public static final List<String> PAPER = List.of("Lap", "i-Lap", "LG");
    /// The graph's usual weights, and nearly equal ones: powers of L amplify weak edges.
    private static final List<Bandwidth> BANDWIDTHS = List.of(new Bandwidth.Relative(1), new Bandwidth.Relative(4));

    /// A trend and a manifold part together; the work grows with the cube of the labels, forty times over.
    private static final int ADDITIVE_MOST = 100;

    public List<Competitor> competitors() {
        SolverSettings solver = SolverSettings.DEFAULT;
        double[] lambdas = Grids.relativeLambdas();
        List<Laplacian> graphs = BANDWIDTHS.stream().map(Laplacian::new).toList();
        List<Setting> laplacians = laplacian.stream()
                .flatMap(k -> graphs.stream().map(graph -> new Setting(k, graph)))
                .toList();
        List<Setting> powersOf = laplacian.stream()
                .flatMap(k -> powers.stream()
                        .flatMap(p -> graphs.stream().map(graph -> new Setting(k, new IteratedLaplacian(graph, p)))))
                .toList();
        return List.of(
                Competitor.of("Lap", new ManifoldMethod("lap", laplacians, lambdas, solver)),
                Competitor.of("i-Lap", new ManifoldMethod("ilap", powersOf, lambdas, solver)),
                new Competitor(
                        "LG",
                        Integer.MAX_VALUE,
                        task -> new ManifoldMethod("lg", fixed(localGaussian, task), lambdas, solver)),
                new Competitor(
                        "additive",
                        ADDITIVE_MOST,
                        task -> Baselines.additive("additive", fixed(besideTrend, task), solver)),
                Competitor.of("GP", gaussianProcess()),
                Competitor.of("ridge", Baselines.ridge()),
                Competitor.of("mean", new MeanBaseline()));
    }

    /// Settings whose null space the labels of a training set determine.
    private static List<Setting> fixed(List<Setting> settings, Task task) {
        int training = task.labels().size() * (FOLDS - 1) / FOLDS;
        return settings.stream()
                .filter(setting -> setting.fixedBy(training, task.cloud().dimension()))
                .toList();
    }

    /// The kernels and lengths that real tables chose among all that `tangent compare` tries.
    private static GaussianProcess gaussianProcess() {
        return new GaussianProcess(
                "gp",
                List.of(RadialShape.GAUSSIAN, RadialShape.MATERN_5_2),
                new double[] {1, 2, 4, 8, 16},
                new double[] {1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1},
                KernelCriterion.CROSS_VALIDATION);
    }

    /// The largest number of neighbours of any competitor.
    public int neighbours() {
        return Stream.concat(
                        laplacian.stream(),
                        Stream.concat(localGaussian.stream(), besideTrend.stream())
                                .map(Setting::neighbours))
                .mapToInt(k -> k)
                .max()
                .orElseThrow();
    }
}
