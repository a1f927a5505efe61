package dev.tangent.method;

import static dev.tangent.method.Parameter.BANDWIDTH;
import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;
import static dev.tangent.method.Parameter.NULL_SPACE;
import static dev.tangent.method.Parameter.POWER;
import static dev.tangent.method.Parameter.SCALE;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.baseline.Baselines;
import dev.tangent.baseline.MeanBaseline;
import dev.tangent.learning.classification.MutualPoisson;
import dev.tangent.learning.classification.PoissonLearning;
import dev.tangent.learning.classification.WeightedNonlocal;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.GeodesicMethod;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.kind.TrendMethod;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.LocalPolynomial;
import dev.tangent.regularizer.energy.MutualLaplacian;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The methods that come with the library. Every front offers them; one of the caller's own stands beside them.
public final class Methods {
    /// The local Gaussian regularizer, LG: the paper's own, and the default.
    public static final RegularizerMethod LOCAL_GAUSSIAN = new RegularizerMethod(
            "lg",
            "local Gaussian",
            "follows trends along the manifold: locally linear functions cost nothing",
            List.of(NEIGHBOURS, DIMENSION, SCALE, NULL_SPACE),
            settings -> new LocalGaussian(settings.of(DIMENSION), settings.of(SCALE), settings.of(NULL_SPACE)));

    /// The graph Laplacian, Lap.
    public static final RegularizerMethod LAPLACIAN = new RegularizerMethod(
            "lap",
            "graph Laplacian",
            "the classic; simple, but spikes at the labels when they are few",
            List.of(NEIGHBOURS, BANDWIDTH),
            settings -> new Laplacian(settings.of(BANDWIDTH)));

    /// Powers of the graph Laplacian, i-Lap.
    public static final RegularizerMethod ITERATED_LAPLACIAN = new RegularizerMethod(
            "ilap",
            "iterated graph Laplacian",
            "a power of the Laplacian: smoother, no spikes",
            List.of(NEIGHBOURS, BANDWIDTH, POWER),
            settings -> new IteratedLaplacian(new Laplacian(settings.of(BANDWIDTH)), settings.of(POWER)));

    /// The Hessian energy of a local quadratic fit.
    public static final RegularizerMethod HESSIAN = new RegularizerMethod(
            "hessian",
            "Hessian energy",
            "all second derivatives of a local quadratic fit; needs many neighbours",
            List.of(NEIGHBOURS, DIMENSION),
            Methods::quadraticFit,
            settings -> new HessianEnergy(settings.of(DIMENSION)));

    /// The Laplacian of a local quadratic fit.
    public static final RegularizerMethod POLYNOMIAL = new RegularizerMethod(
            "polynomial",
            "local polynomial",
            "the Laplacian of the same fit; for study: harmonic functions have almost no energy",
            List.of(NEIGHBOURS, DIMENSION),
            Methods::quadraticFit,
            settings -> new LocalPolynomial(settings.of(DIMENSION)));

    /// Labels up to which a search among all methods tries the additive one.
    private static final int ADDITIVE_MOST = 200;

    /// A trend in the coordinates beside LG.
    public static final Method ADDITIVE = new TrendMethod(
            "additive",
            "trend and local Gaussian",
            "a linear or Gaussian-process trend in the coordinates beside lg; slow with many labels, so among those of auto up to "
                    + ADDITIVE_MOST,
            LOCAL_GAUSSIAN,
            ADDITIVE_MOST);

    /// Poisson learning, for classes.
    public static final Method POISSON = LambdaFreeRule.overLaplacian(
            "poisson",
            "Poisson learning",
            "for classes with very few labels, which are sources instead of fixed values",
            PoissonLearning::new);

    /// Poisson learning over mutual neighbours, a mean over sizes of neighbourhoods, for classes.
    public static final Method MUTUAL_POISSON = new LambdaFreeRule(
            "mutual-poisson",
            "Poisson learning over mutual neighbours",
            "the same, a mean over neighbourhoods of k down to k / 4 where one-sided edges count little",
            List.of(NEIGHBOURS),
            List.of(Defaults.USUAL_NEIGHBOURS),
            settings -> new MutualLaplacian(),
            MutualPoisson::new);

    /// The weighted nonlocal Laplacian, for classes.
    public static final Method WEIGHTED_NONLOCAL = LambdaFreeRule.overLaplacian(
            "wnll",
            "weighted nonlocal Laplacian",
            "for classes with very few labels, which count more than other points",
            prior -> new WeightedNonlocal(prior));

    /// The mean of the labels.
    public static final Method MEAN = new BaselineMethod(
            "mean",
            "mean of the labels",
            "knows nothing of the points",
            EnumSet.of(Capability.VALUES, Capability.CLASSES, Capability.GRAPHS),
            false,
            (labelled, solver) -> new MeanBaseline());

    /// The mean of the nearest labels.
    public static final Method NEAREST = new BaselineMethod(
            "knn",
            "nearest labels",
            "averages the nearest labelled points",
            (labelled, solver) -> Baselines.nearest(labelled));

    /// Ridge regression on the coordinates.
    public static final Method RIDGE = new BaselineMethod(
            "ridge",
            "ridge regression",
            "a linear function of the coordinates",
            (labelled, solver) -> Baselines.ridge());

    /// A Gaussian process on the coordinates, its parameters by cross-validation.
    public static final Method GAUSSIAN_PROCESS = new BaselineMethod(
            "gp",
            "Gaussian process",
            "on the labelled points alone",
            (labelled, solver) -> Baselines.gaussianProcess());

    /// A Gaussian process on the coordinates, its parameters by marginal likelihood.
    public static final Method GAUSSIAN_PROCESS_LIKELIHOOD = new BaselineMethod(
            "gp-likelihood",
            "Gaussian process by likelihood",
            "the same, its parameters by marginal likelihood",
            (labelled, solver) -> Baselines.maximumLikelihoodGaussianProcess());

    /// A Gaussian process with a length for each column, by penalised marginal likelihood.
    public static final Method GAUSSIAN_PROCESS_ARD = new BaselineMethod(
            "gp-ard",
            "Gaussian process with a length for each column",
            "finds out which columns matter; among those of auto for values",
            EnumSet.of(Capability.VALUES),
            false,
            (labelled, solver) -> Baselines.ardGaussianProcess());

    /// A Matern Gaussian process on the graph.
    public static final Method GRAPH_MATERN = new BaselineMethod(
            "matern",
            "Matern process",
            "a Gaussian process on the graph",
            EnumSet.of(Capability.VALUES, Capability.CLASSES, Capability.GRAPHS),
            true,
            Baselines::graphMatern);

    /// Isomap, for embeddings.
    public static final EmbeddingMethod ISOMAP = new GeodesicMethod(
            "isomap",
            "Isomap",
            "distances along the graph kept as well as so few coordinates allow; from landmarks where points are many");

    private static final List<RegularizerMethod> REGULARIZERS =
            List.of(LOCAL_GAUSSIAN, LAPLACIAN, ITERATED_LAPLACIAN, HESSIAN, POLYNOMIAL);

    private static final List<Method> BASELINES = List.of(
            MEAN, NEAREST, RIDGE, GAUSSIAN_PROCESS, GAUSSIAN_PROCESS_LIKELIHOOD, GAUSSIAN_PROCESS_ARD, GRAPH_MATERN);

    /// Those a search among all methods leaves out unless they are named: for comparison and study.
    private static final List<RegularizerMethod> STUDIED = List.of(HESSIAN, POLYNOMIAL);

    /// How many times as much as any other method one counts in a mean of methods before a label is seen: what they
    /// turned out to be worth on tables of many kinds, of which none is reported (docs/decisions/0016).
    private static final Map<Method, Double> PRIOR_WEIGHTS =
            Map.of(GAUSSIAN_PROCESS_ARD, 10.0, LOCAL_GAUSSIAN, 4.0, ADDITIVE, 4.0);

    private Methods() {}

    /// How many times as much as most others a method counts in a mean of methods before a label is seen.
    public static double priorWeight(Method method) {
        return PRIOR_WEIGHTS.getOrDefault(method, 1.0);
    }

    private static int quadraticFit(int dimension) {
        return dimension == 0 ? 2 : new HessianEnergy(dimension).leastNeighbours();
    }

    /// Those that make a matrix R.
    public static List<RegularizerMethod> regularizers() {
        return REGULARIZERS;
    }

    /// Those that give coordinates along the manifold.
    public static List<EmbeddingMethod> embeddings() {
        List<EmbeddingMethod> all = new ArrayList<>(REGULARIZERS);
        all.add(ISOMAP);
        return List.copyOf(all);
    }

    public static List<Method> all() {
        List<Method> all = new ArrayList<>(REGULARIZERS);
        all.add(ADDITIVE);
        all.add(POISSON);
        all.add(MUTUAL_POISSON);
        all.add(WEIGHTED_NONLOCAL);
        all.addAll(BASELINES);
        return List.copyOf(all);
    }

    /// The methods that `auto` searches among: all that are not for study.
    public static List<Method> contenders() {
        return all().stream().filter(method -> !STUDIED.contains(method)).toList();
    }

    public static List<String> names(List<? extends Method> methods) {
        return methods.stream().map(Method::name).toList();
    }

    /// Those that can do something, by name, as messages list them.
    public static String able(Capability capability) {
        return String.join(
                ", ", names(all().stream().filter(each -> each.can(capability)).toList()));
    }

    /// The method of a name, as files, requests and reports have it.
    ///
    /// @throws InvalidInput if there is none
    public static Method named(String name) {
        return new Domain.OneOf<>(all(), Method::name).read(Subject.METHOD, name);
    }

    /// The parameters of all methods, each once.
    public static Set<Parameter<?>> parameters() {
        Set<Parameter<?>> all = new LinkedHashSet<>();
        all().forEach(method -> all.addAll(method.parameters()));
        return all;
    }

    /// The parameter of a key, as files and requests have it.
    ///
    /// @throws InvalidInput if no method has it
    public static Parameter<?> parameter(String key) {
        return parameters().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("there is no parameter '" + key + "'; known are "
                        + String.join(
                                ", ", parameters().stream().map(Parameter::key).toList())));
    }
}
