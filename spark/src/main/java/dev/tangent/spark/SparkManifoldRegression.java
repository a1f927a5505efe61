package dev.tangent.spark;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.spark.learning.SampledSuggestions;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/// Learns values of rows from the labels of some, on the manifold that the rows' features lie on: core's regression for
/// datasets that outgrow one machine, with the same results.
///
/// ```
/// var model = new SparkManifoldRegression("features", "y").neighbours(20).dimension(2).fit(data);
/// model.transform(data).show();          // y_prediction and status beside every row; new rows as well
/// ```
///
/// Features are a column of arrays of numbers, labels one column or more of numbers; null is unlabelled. Settings never
/// change: each method gives a new object. Without a lambda several are tried, and the one is taken that predicts
/// held-out labels best.
public final class SparkManifoldRegression {
    private static final List<RegularizerMethod> METHODS =
            List.of(Methods.LOCAL_GAUSSIAN, Methods.LAPLACIAN, Methods.ITERATED_LAPLACIAN);

    private final String features;
    private final List<String> labels;
    private final RegressionSettings settings;

    /// With all settings at their defaults.
    ///
    /// @param features name of the column of arrays
    /// @param labels names of the columns of labels
    public SparkManifoldRegression(String features, String... labels) {
        this(features, List.of(labels), RegressionSettings.DEFAULT);
        Check.that(labels.length > 0, "there must be a column of labels");
        Check.that(
                Arrays.stream(labels).distinct().count() == labels.length,
                "columns of labels must differ but are " + String.join(", ", labels));
        Check.that(!List.of(labels).contains(features), "column '" + features + "' cannot be features and label");
    }

    private SparkManifoldRegression(String features, List<String> labels, RegressionSettings settings) {
        this.features = features;
        this.labels = labels;
        this.settings = settings;
    }

    private SparkManifoldRegression with(RegressionSettings other) {
        return new SparkManifoldRegression(features, labels, other);
    }

    /// The method: lg, lap or ilap.
    ///
    /// @throws InvalidInput if it is another
    public SparkManifoldRegression method(RegularizerMethod method) {
        return with(settings.with(named(method.name())));
    }

    /// The method of a name, as the command has it.
    static RegularizerMethod named(String name) {
        return METHODS.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidInput(
                        "%s on Spark must be one of %s but is %s",
                        Subject.METHOD, String.join(", ", Methods.names(METHODS)), name));
    }

    /// A parameter of the method; see [Parameter] for what there is.
    public <T> SparkManifoldRegression set(Parameter<T> parameter, T value) {
        return with(settings.with(settings.given().with(parameter, value)));
    }

    /// Points of a neighbourhood, the centre counted.
    public SparkManifoldRegression neighbours(int k) {
        return set(Parameter.NEIGHBOURS, k);
    }

    /// Dimension of the manifold, for lg.
    public SparkManifoldRegression dimension(int m) {
        return set(Parameter.DIMENSION, m);
    }

    /// Width of lg's kernel in mean distances of a neighbourhood.
    public SparkManifoldRegression scale(double c) {
        return set(Parameter.SCALE, c);
    }

    /// Which functions cost nothing, for lg.
    public SparkManifoldRegression nullSpace(NullSpace functions) {
        return set(Parameter.NULL_SPACE, functions);
    }

    /// Width of the weights of lap and ilap, in squared units of the coordinates.
    public SparkManifoldRegression bandwidth(double b) {
        return set(Parameter.BANDWIDTH, new Bandwidth.Absolute(b));
    }

    /// Power of the Laplacian, for ilap.
    public SparkManifoldRegression power(int p) {
        return set(Parameter.POWER, p);
    }

    /// One lambda, or several to choose from, relative to R's mean diagonal entry.
    public SparkManifoldRegression lambda(double... relative) {
        return lambdas(Arrays.stream(relative).mapToObj(Lambda::relative).toList());
    }

    /// One lambda, or several to choose from, as they multiply R.
    public SparkManifoldRegression rawLambda(double... raw) {
        return lambdas(Arrays.stream(raw).mapToObj(Lambda::raw).toList());
    }

    private SparkManifoldRegression lambdas(List<Lambda> given) {
        return with(settings.with(settings.lambda().with(given)));
    }

    /// Without a search: what is not given has its default.
    public SparkManifoldRegression untuned() {
        return with(settings.with(settings.lambda().untuned()));
    }

    /// Parts of the labels that a search holds out in turn.
    public SparkManifoldRegression folds(int count) {
        return with(settings.with(settings.lambda().withFolds(Check.atLeast(2, count, "folds"))));
    }

    /// Cells that space is cut into; each is factorized in the memory of one executor.
    public SparkManifoldRegression partitions(int count) {
        return with(settings.with(settings.cluster().withPartitions(Check.atLeast(1, count, "partitions"))));
    }

    /// With a standard deviation for every value, estimated from samples of the posterior.
    public SparkManifoldRegression errorBars() {
        return with(settings.withErrorBars());
    }

    /// Leaves rows out whose features are null, of another length or not finite; they get the label mean.
    public SparkManifoldRegression skipInvalid() {
        return with(settings.with(settings.cluster().skippingInvalid()));
    }

    /// The relative residual that solves have to reach.
    public SparkManifoldRegression tolerance(double residual) {
        return with(settings.with(settings.cluster().withTolerance(Check.positive(residual, "tolerance"))));
    }

    /// Of everything that is drawn at random.
    public SparkManifoldRegression seed(long seed) {
        return with(settings.with(settings.cluster().withSeed(seed)));
    }

    /// Learns.
    ///
    /// @throws InvalidInput if the settings do not suit the rows, or some rows cannot be used
    public SparkManifoldModel fit(Dataset<Row> data) {
        return new SparkFit(features, labels, settings, data).run();
    }

    /// Rows whose labels would take most off the uncertainty, by a sample of this many rows without a label: one
    /// solve each. The order of rows is that of the dataset.
    public SampledSuggestions suggest(Dataset<Row> data, int count, int candidates) {
        return new SparkFit(features, labels, settings, data).suggest(count, candidates);
    }

    /// The lambda of a fit without a search.
    static Lambda usualLambda() {
        return Lambda.relative(Defaults.RELATIVE_LAMBDA);
    }
}
