package dev.tangent.baseline;

import dev.tangent.ParameterValue;
import dev.tangent.baseline.kernel.CloudKernels;
import dev.tangent.baseline.kernel.GridCheck;
import dev.tangent.baseline.kernel.HeldOutPredictions;
import dev.tangent.baseline.kernel.Kernel;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// f = h + g: a trend h in the ambient space and a part g on the manifold, together the minimiser of
/// |y - g - h|^2 + lambda1 g'Rg + lambda2 h'K^-1 h (an additive model: Hastie and Tibshirani 1990; two kernels summed:
/// Duvenaud, Nickisch, Rasmussen 2011).
///
/// Either part alone is a corner of the grid: a large lambda2 leaves the manifold, an infinite lambda1 the trend, a
/// large one the trend and the null space of R. Each setting costs one reduction; each trend, lambda2 and fold one
/// tridiagonal reduction on the labels, about 10 l^3 operations: for hundreds of labels, not for many thousands.
///
/// @param relativeLambdas lambda1, relative to each R's own scale; infinity stands for no manifold part at all, not
///     even the null space of R
/// @param trendLambdas lambda2: the noise in units of the trend's variance
public record AdditiveMethod(
        String name,
        List<RegularizerSpec> settings,
        List<Trend> trends,
        double[] relativeLambdas,
        double[] trendLambdas,
        SolverSettings solver)
        implements TunableMethod {
    /// What an infinite lambda counts as where simplicity is compared.
    private static final double LARGE = 1e12;

    /// In median distances of the cloud.
    private static final double LONG = 2;

    /// Labels from which trends shorter than that are tried.
    private static final int SEVERAL = 50;

    public AdditiveMethod {
        settings = List.copyOf(settings);
        trends = List.copyOf(trends);
        GridCheck.positiveOrInfinite(relativeLambdas, "relative lambda");
        GridCheck.positive(trendLambdas, "lambda of the trend");
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        CloudKernels kernels = new CloudKernels(labelled.cloud());
        int[] points = labelled.labels().points();
        for (RegularizerSpec setting : settings) {
            Supplier<Reducer.Reduced> reduce =
                    () -> labelled.reducer().reduce(labelled.graph(), setting, points, solver);
            Reducer.Reduced reduced = reduce.get();
            RegularizerMatrix matrix = reduced.regularizer();
            Reduction reduction = reduced.reduction();
            // Trials outlive the search: one that held its reduction would hold a factor for every setting.
            Supplier<Reduction> again = () -> reduce.get().reduction();
            List<AdditiveSettings> models = suited(points.length).stream()
                    .map(trend -> new AdditiveSettings(
                            setting.parameters(matrix.graph()), matrix.scale(), again, trend, trend.over(kernels)))
                    .toList();
            Matrix[][] heldOut = new Matrix[models.size()][];
            Parallel.forRange(models.size(), 1, (from, to) -> {
                for (int t = from; t < to; t++)
                    heldOut[t] = heldOut(models.get(t), reduction.matrix(), labelled.labels(), folds);
            });
            for (int m = 0; m < heldOut.length; m++)
                for (int t = 0; t < heldOut[m].length; t++)
                    found.accept(trial(models.get(m), t, heldOut[m][t], labelled));
        }
    }

    /// A trend as short as the distance between most points fits each label by itself: where these are few,
    /// cross-validation chooses it by chance.
    private List<Trend> suited(int labels) {
        List<Trend> longer = trends.stream()
                .filter(trend -> !(trend instanceof Trend.Radial radial) || radial.relativeLength() >= LONG)
                .toList();
        return labels >= SEVERAL || longer.isEmpty() ? trends : longer;
    }

    @Override
    public List<SearchUnit> units() {
        return settings.stream()
                .map(setting ->
                        new AdditiveMethod(name, List.of(setting), trends, relativeLambdas, trendLambdas, solver))
                .map(method -> SearchUnit.of(
                        String.join(
                                " ",
                                name,
                                method.settings.getFirst().toString(),
                                trends.toString(),
                                Arrays.toString(relativeLambdas),
                                Arrays.toString(trendLambdas)),
                        method,
                        Optional.of(method.settings.getFirst())))
                .toList();
    }

    /// All but the lambdas.
    private record AdditiveSettings(
            Map<String, ParameterValue> setting,
            double scale,
            Supplier<Reduction> reduction,
            Trend trend,
            Kernel kernel) {
        Prediction predict(LabelledGraph labelled, double lambda1, double lambda2) {
            DistinctLabels labels = labelled.labels();
            int[] points = labels.points();
            Reduction reduced = reduction.get();
            AdditiveFits.AdditiveTerms parts = new AdditiveFits(
                            kernel.among(points), reduced.matrix(), labels, labels.everything())
                    .at(lambda1, lambda2);
            Matrix values = parts.sum(reduced.extend(parts.manifold()), kernel.expand(points, parts.coefficients()));
            return labelled.prediction(values, "trend and manifold part")
                    .with(kernel.function(points, parts.coefficients(), parts.means()));
        }
    }

    /// For each lambda2 and within it each lambda1, every label as predicted without it.
    private Matrix[] heldOut(AdditiveSettings model, Matrix reduced, DistinctLabels labels, Folds folds) {
        Matrix kernel = model.kernel.among(labels.points());
        double[] lambdas =
                Arrays.stream(relativeLambdas).map(l -> l / model.scale).toArray();
        int count = relativeLambdas.length * trendLambdas.length;
        return HeldOutPredictions.of(labels, folds, count, (inUse, predicted) -> {
            AdditiveFits fits = new AdditiveFits(kernel, reduced, labels, inUse);
            int t = 0;
            for (double lambda2 : trendLambdas)
                for (Matrix each : fits.heldOut(lambda2, lambdas)) predicted.accept(each, t++);
        });
    }

    private Trial trial(AdditiveSettings model, int t, Matrix heldOut, LabelledGraph labelled) {
        double relative = relativeLambdas[t % relativeLambdas.length];
        double lambda1 = relative / model.scale;
        double lambda2 = trendLambdas[t / relativeLambdas.length];
        Map<String, ParameterValue> parameters = new LinkedHashMap<>(model.setting);
        model.trend.describe(parameters);
        parameters.put("lambda", shown(lambda1));
        parameters.put("relative-lambda", shown(relative));
        parameters.put("trend-lambda", ParameterValue.of(lambda2));
        return Trial.of(
                parameters,
                Math.min(relative, LARGE) * lambda2,
                heldOut,
                () -> model.predict(labelled, lambda1, lambda2));
    }

    /// Infinity as a word: not every file format has a number for it.
    private static ParameterValue shown(double lambda) {
        return Double.isInfinite(lambda) ? ParameterValue.of("infinite") : ParameterValue.of(lambda);
    }
}
