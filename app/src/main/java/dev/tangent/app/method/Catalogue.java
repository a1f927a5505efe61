package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.BANDWIDTH;
import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;
import static dev.tangent.app.method.Parameter.NULL_SPACE;
import static dev.tangent.app.method.Parameter.ORDER;
import static dev.tangent.app.method.Parameter.POWER;
import static dev.tangent.app.method.Parameter.REACH;
import static dev.tangent.app.method.Parameter.SCALE;

import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.baseline.MeanBaseline;
import dev.tangent.learning.classification.PoissonLearning;
import dev.tangent.learning.classification.WeightedNonlocal;
import dev.tangent.regularizer.HessianEnergy;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalDerivative;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.LocalPolynomial;
import dev.tangent.regularizer.NullSpace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Every method there is. A new one is one more entry here, and every front offers it.
public final class Catalogue {
    public static final RegularizerMethod LOCAL_GAUSSIAN = new RegularizerMethod(
            "lg",
            "local Gaussian",
            "follows trends along the manifold: locally linear functions cost nothing",
            List.of(NEIGHBOURS, DIMENSION, SCALE, NULL_SPACE),
            settings -> new LocalGaussian(
                    settings.of(DIMENSION),
                    settings.of(SCALE),
                    NullSpace.valueOf(settings.of(NULL_SPACE).toUpperCase(Locale.ROOT))));

    public static final RegularizerMethod LAPLACIAN = new RegularizerMethod(
            "lap",
            "graph Laplacian",
            "the classic; simple, but spikes at the labels when they are few",
            List.of(NEIGHBOURS, BANDWIDTH),
            settings -> new Laplacian(settings.of(BANDWIDTH)));

    public static final RegularizerMethod ITERATED_LAPLACIAN = new RegularizerMethod(
            "ilap",
            "iterated graph Laplacian",
            "a power of the Laplacian: smoother, no spikes",
            List.of(NEIGHBOURS, BANDWIDTH, POWER),
            settings -> new IteratedLaplacian(new Laplacian(settings.of(BANDWIDTH)), settings.of(POWER)));

    public static final RegularizerMethod HESSIAN = new RegularizerMethod(
            "hessian",
            "Hessian energy",
            "all second derivatives of a local quadratic fit; needs many neighbours",
            List.of(NEIGHBOURS, DIMENSION),
            Catalogue::quadraticFit,
            settings -> new HessianEnergy(settings.of(DIMENSION)));

    public static final RegularizerMethod POLYNOMIAL = new RegularizerMethod(
            "polynomial",
            "local polynomial",
            "the Laplacian of the same fit; for study: harmonic functions cost next to nothing",
            List.of(NEIGHBOURS, DIMENSION),
            Catalogue::quadraticFit,
            settings -> new LocalPolynomial(settings.of(DIMENSION)));

    public static final RegularizerMethod DERIVATIVE = new RegularizerMethod(
            "derivative",
            "local derivatives",
            "derivatives of a local Gaussian interpolant; for study",
            List.of(NEIGHBOURS, DIMENSION, REACH, ORDER),
            settings -> new LocalDerivative(
                    settings.of(DIMENSION), settings.of(REACH), settings.of(ORDER), NullSpace.CONSTANT));

    /// Labels up to which a search among all methods tries the additive one: its work grows with their cube.
    public static final int ADDITIVE_MOST = 200;

    private static int quadraticFit(int dimension) {
        return dimension == 0 ? 2 : new HessianEnergy(dimension).leastNeighbours();
    }

    /// Those a search among all methods leaves out unless they are named: for comparison and study.
    private static final List<RegularizerMethod> STUDIED = List.of(HESSIAN, POLYNOMIAL, DERIVATIVE);

    private static final List<RegularizerMethod> REGULARIZERS =
            List.of(LOCAL_GAUSSIAN, LAPLACIAN, ITERATED_LAPLACIAN, HESSIAN, POLYNOMIAL, DERIVATIVE);

    public static final TrendMethod ADDITIVE = new TrendMethod(
            "additive",
            "trend and local Gaussian",
            "a linear or Gaussian-process trend in the coordinates beside lg; slow with many labels, so among those of auto up to "
                    + ADDITIVE_MOST,
            LOCAL_GAUSSIAN);

    private static final List<RuleMethod> RULES = List.of(
            new RuleMethod(
                    "poisson",
                    "Poisson learning",
                    "for classes with very few labels, which are sources instead of fixed values",
                    PoissonLearning::new),
            new RuleMethod(
                    "wnll",
                    "weighted nonlocal Laplacian",
                    "for classes with very few labels, which count more than other points",
                    prior -> new WeightedNonlocal(prior)));

    private static final List<BaselineMethod> BASELINES = List.of(
            new BaselineMethod(
                    "mean", "mean of the labels", "knows nothing of the points", (task, solver) -> new MeanBaseline()),
            new BaselineMethod(
                    "knn",
                    "nearest labels",
                    "averages the nearest labelled points",
                    (task, solver) -> Baselines.nearest(task)),
            new BaselineMethod(
                    "ridge",
                    "ridge regression",
                    "a linear function of the coordinates",
                    (task, solver) -> Baselines.ridge()),
            new BaselineMethod(
                    "gp",
                    "Gaussian process",
                    "on the labelled points alone",
                    (task, solver) -> Baselines.gaussianProcess()),
            new BaselineMethod(
                    "gp-likelihood",
                    "Gaussian process",
                    "the same, its parameters by marginal likelihood",
                    (task, solver) -> Baselines.maximumLikelihoodGaussianProcess()),
            new BaselineMethod("matern", "Matern process", "a Gaussian process on the graph", Baselines::graphMatern));

    private Catalogue() {}

    /// Those that make a matrix R.
    public static List<RegularizerMethod> regularizers() {
        return REGULARIZERS;
    }

    public static List<RuleMethod> rules() {
        return RULES;
    }

    public static List<BaselineMethod> baselines() {
        return BASELINES;
    }

    public static List<Method> all() {
        List<Method> all = new ArrayList<>(REGULARIZERS);
        all.add(ADDITIVE);
        all.addAll(RULES);
        all.addAll(BASELINES);
        return List.copyOf(all);
    }

    /// The methods to search among when nobody names any.
    public static List<Method> contenders() {
        return all().stream().filter(method -> !STUDIED.contains(method)).toList();
    }

    public static List<String> names(List<? extends Method> methods) {
        return methods.stream().map(Method::name).toList();
    }

    public static Method named(String name) {
        String known = new Kind.Word(names(all())).parse("--method", name);
        return all().stream()
                .filter(method -> method.name().equals(known))
                .findFirst()
                .orElseThrow();
    }

    /// The parameters of all methods, each once.
    public static Set<Parameter<?>> parameters() {
        Set<Parameter<?>> all = new LinkedHashSet<>();
        all().forEach(method -> all.addAll(method.parameters()));
        return all;
    }
}
