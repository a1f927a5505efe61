package dev.tangent.baseline.kernel;

import dev.tangent.ParameterValue;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.RadialFunction;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Gaussian process regression with a length for each column, chosen by [RelevanceFit] from the labels in use: every
/// fold chooses by its own labels and begins where they alone put it.
///
/// How far the lengths may differ is not known beforehand, and a likelihood with a length for each column overfits with
/// few labels: a narrow and a wide prior are two trials, which held-out labels decide between.
///
/// A fit costs some hundred gradients of O(l^3 + l^2 n) on at most a few hundred labels, and one Cholesky factor of
/// all of them, or beyond some thousands of labels a [SubsetOfRegressors].
public record ArdGaussianProcess(long seed) implements TunableMethod {
    /// Labels up to which the covariance of all is factorized; of more, a sample spans the functions.
    private static final int EXACT = 3000;

    /// The size of that sample.
    private static final int CENTRES = 1000;

    /// Standard deviation of a column's log length about the common one. (ANSUR, 100 labels: 0.3 lost 4 %, 0.5 and
    /// 1 were alike; kin8nm, 100 labels: 0.676, 0.687 and 0.694 of the spread.)
    private static final double NARROW = 0.5;

    /// Lengths that hardly know of each other. (Four draws, narrow / wide: Friedman 1, 50 labels 0.413 / 0.364 of
    /// the spread, a sphere, 20 labels 0.549 / 0.300; but 20 correlated columns, 50 labels 0.392 / 0.440.)
    private static final double WIDE = 2;

    /// Labels for each column from which on the wide prior is tried.
    private static final int LABELS_A_COLUMN = 3;

    /// Columns named among the parameters.
    private static final int SHOWN = 3;

    @Override
    public String name() {
        return "gp-ard";
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        found.accept(trial(labelled, folds, NARROW));
        if (labelled.labels().size() >= LABELS_A_COLUMN * labelled.cloud().dimension())
            found.accept(trial(labelled, folds, WIDE));
    }

    private Trial trial(LabelledGraph labelled, Folds folds, double spread) {
        DistinctLabels labels = labelled.labels();
        Map<StandardisedCoordinates.Scale, StandardisedCoordinates> coordinates = coordinates(labelled.cloud());
        Map<StandardisedCoordinates.Scale, Matrix> rows = RelevanceFit.rows(coordinates, labels);
        Matrix heldOut = Matrix.zeros(labels.size(), labels.outputs());
        RelevanceFit[] ofAll = new RelevanceFit[1];
        // The fit of all labels is one more fold, which holds out none.
        Parallel.forRange(folds.count() + 1, 1, (fold, end) -> {
            boolean last = fold == folds.count();
            boolean[] inUse = last ? labels.everything() : folds.training(fold);
            RelevanceFit fit = RelevanceFit.of(rows, labels, inUse, spread, seed);
            if (last) ofAll[0] = fit;
            else folds.copyHeldOut(fold, atLabels(fit, rows.get(fit.scale()), labels, inUse), heldOut);
        });
        RelevanceFit fit = ofAll[0];
        StandardisedCoordinates chosen = coordinates.get(fit.scale());
        return Trial.of(
                parameters(fit, chosen.deviations(), spread),
                -spread,
                heldOut,
                () -> everywhere(fit, chosen, labelled));
    }

    private static Map<StandardisedCoordinates.Scale, StandardisedCoordinates> coordinates(PointCloud cloud) {
        Map<StandardisedCoordinates.Scale, StandardisedCoordinates> all =
                new EnumMap<>(StandardisedCoordinates.Scale.class);
        for (StandardisedCoordinates.Scale scale : StandardisedCoordinates.Scale.values())
            all.put(scale, new StandardisedCoordinates(cloud, scale));
        return all;
    }

    private Matrix atLabels(RelevanceFit fit, Matrix rows, DistinctLabels labels, boolean[] inUse) {
        Kernel kernel = fit.kernel(rows);
        KernelRegression.Expansion expansion = expansion(kernel, labels, inUse, fit.noise());
        int[] places = IntStream.range(0, labels.size()).toArray();
        return expansion.plusLevels(kernel.expand(places, expansion.coefficients()));
    }

    /// @param kernel whose points are the labels
    private KernelRegression.Expansion expansion(Kernel kernel, DistinctLabels labels, boolean[] inUse, double noise) {
        int[] places = IntStream.range(0, labels.size()).toArray();
        if (labels.size() <= EXACT) return CovarianceSolve.of(kernel.among(places), labels, inUse, noise);
        boolean[] sample = RelevanceFit.sample(inUse, CENTRES, seed);
        int[] centres = Arrays.stream(places).filter(i -> sample[i]).toArray();
        return SubsetOfRegressors.of(kernel, labels, inUse, centres, noise);
    }

    private Prediction everywhere(RelevanceFit fit, StandardisedCoordinates coordinates, LabelledGraph labelled) {
        DistinctLabels labels = labelled.labels();
        Kernel atLabels = fit.kernel(coordinates.rows(labels.points()));
        KernelRegression.Expansion expansion = expansion(atLabels, labels, labels.everything(), fit.noise());
        Kernel kernel = fit.kernel(
                coordinates.rows(IntStream.range(0, labelled.cloud().size()).toArray()));
        Matrix values = expansion.plusLevels(kernel.expand(labels.points(), expansion.coefficients()));
        return labelled.prediction(values, "Gaussian process").with(function(fit, coordinates, labelled, expansion));
    }

    private static CoordinateFunction function(
            RelevanceFit fit,
            StandardisedCoordinates coordinates,
            LabelledGraph labelled,
            KernelRegression.Expansion expansion) {
        double[] factors = coordinates.factors();
        for (int t = 0; t < factors.length; t++) factors[t] /= fit.lengths()[t];
        Matrix centres = labelled.cloud().select(labelled.labels().points()).matrix();
        return new RadialFunction(fit.shape(), factors, centres, expansion.coefficients(), expansion.levels());
    }

    /// Lengths are told in standard deviations of their columns: the shorter, the more the column matters.
    private static Map<String, ParameterValue> parameters(RelevanceFit fit, double[] deviations, double spread) {
        double[] relative = new double[deviations.length];
        Arrays.setAll(relative, d -> fit.lengths()[d] / deviations[d]);
        Map<String, ParameterValue> parameters = new LinkedHashMap<>();
        parameters.put("kernel", ParameterValue.of(fit.shape().word()));
        parameters.put("noise", ParameterValue.of(rounded(fit.noise())));
        parameters.put("spread-of-log-lengths", ParameterValue.of(spread));
        parameters.put(
                "shortest-lengths",
                ParameterValue.of(IntStream.range(0, relative.length)
                        .filter(d -> deviations[d] > 0)
                        .boxed()
                        .sorted(Comparator.comparingDouble(d -> relative[d]))
                        .limit(SHOWN)
                        .map(d -> "column " + d + ": " + rounded(relative[d]))
                        .collect(Collectors.joining(", "))));
        return parameters;
    }

    /// To three digits: more would be of no use to a reader.
    private static double rounded(double value) {
        return new BigDecimal(value).round(new MathContext(3)).doubleValue();
    }
}
