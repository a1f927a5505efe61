package dev.tangent.spark;

import dev.tangent.Check;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.selection.SelectionSettings;
import dev.tangent.selection.grid.UsualGrids;
import dev.tangent.spark.learning.CellFit;
import dev.tangent.spark.learning.CellLearningRequest;
import dev.tangent.spark.learning.DistributedLearner;
import dev.tangent.spark.learning.SampledBars;
import dev.tangent.spark.learning.SampledSuggestions;
import dev.tangent.spark.matrix.CellRegularizer;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.RandomLoads;
import dev.tangent.spark.newpoints.DistributedExtension;
import dev.tangent.spark.newpoints.ExtensionSpec;
import dev.tangent.spark.points.Boxes;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.DistributedNeighbours;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/// One fit, from rows to model.
final class SparkFit {
    /// Points of a cell: its factors then take some hundred megabytes.
    private static final long USUAL_CELL = 50_000;

    /// Smaller cells are all border.
    private static final long LEAST_CELL = 2000;

    /// Fewer labels cannot be held out.
    private static final int FEWEST_LABELS = 3;

    /// Of the posterior: they tell a variance to an eighth, a standard deviation to a sixteenth.
    private static final int SAMPLES = 128;

    /// Error bars less exact than this are called coarse, as at the door.
    private static final double COARSE = 0.2;

    private static final int MOST_ITERATIONS = 2000;

    private final String features;
    private final List<String> labels;
    private final RegressionSettings settings;
    private final Dataset<Row> data;
    private final JobStages stages;
    private final List<String> warnings = new ArrayList<>();

    SparkFit(String features, List<String> labels, RegressionSettings settings, Dataset<Row> data) {
        this.features = features;
        this.labels = labels;
        this.settings = settings;
        this.data = data;
        stages = new JobStages(data.sparkSession().sparkContext());
        Method.checkParameters(List.of(settings.method()), settings.given().parameters());
        Check.that(
                !settings.errorBars() || !settings.method().equals(Methods.ITERATED_LAPLACIAN),
                "error bars on Spark are for --method lg and lap, not for ilap");
    }

    /// All that comes before labels count.
    private record Prepared(
            FeatureTable table,
            Cells cells,
            Boxes boxes,
            int neighbours,
            DistributedRegularizer regularizer,
            Optional<RandomLoads> loads) {}

    /// @param bars whether what error bars need is made as well
    private Prepared prepare(boolean bars) {
        FeatureTable table = stages.run(
                "rows",
                () -> FeatureTable.of(data, features, labels, settings.cluster().skipsInvalid()));
        if (table.skipped() > 0)
            warnings.add(table.skipped() + " rows without usable features were left out; they get the label mean");
        Cells cells =
                stages.run("cells", () -> Cells.of(table.rows(), table.count(), table.dimension(), partitions(table)));
        Boxes boxes = stages.run("cells", () -> Boxes.of(cells));
        CloudSize size =
                new CloudSize("the dataset", (int) Math.min(Integer.MAX_VALUE, boxes.points()), table.dimension());
        ParameterValues filled = Defaults.fill(settings.method(), settings.given(), size);
        Bounds.check(settings.method(), filled, size);
        int k = filled.of(Parameter.NEIGHBOURS);
        JavaRDD<CellGraph> graphs = stages.run("neighbours", () -> DistributedNeighbours.of(cells, k));
        CellRegularizer spec = stages.run("bandwidth", () -> spec(filled, graphs));
        DistributedRegularizer regularizer =
                stages.run("local matrices", () -> DistributedRegularizer.of(cells, graphs, spec));
        Optional<RandomLoads> loads = bars
                ? Optional.of(stages.run(
                        "random loads",
                        () -> RandomLoads.of(
                                cells,
                                graphs,
                                regularizer,
                                SAMPLES,
                                settings.cluster().seed())))
                : Optional.empty();
        graphs.unpersist();
        return new Prepared(table, cells, boxes, k, regularizer, loads);
    }

    SparkManifoldModel run() {
        Prepared prepared = prepare(settings.errorBars());
        DistributedLearner learner = stages.run(
                "connected components",
                () -> new DistributedLearner(prepared.regularizer, prepared.cells, labels.size()));
        CellFit fit = stages.run("solve", () -> learner.fit(request(learner.labelled(), prepared.loads)));
        prepared.loads.ifPresent(loads -> loads.cells().unpersist());
        prepared.regularizer.rows().unpersist();
        warnings.addAll(fit.warnings());
        fit.errorBars()
                .filter(bars -> bars.relativeError() > COARSE)
                .ifPresent(bars -> warnings.add("the error bars are coarse, because they were estimated from samples"));
        ExtensionSpec extension = new ExtensionSpec(
                prepared.regularizer.spec(),
                prepared.neighbours,
                fit.lambda().value(),
                fit.spreads(),
                fit.errorBars().map(SampledBars::noise).orElse(new double[0]));
        return new SparkManifoldModel(
                features,
                labels,
                fit.means(),
                new DistributedExtension(prepared.cells, fit.cells(), prepared.boxes, extension),
                Optional.of(report(prepared, learner.labelled(), fit)));
    }

    SampledSuggestions suggest(int count, int candidates) {
        Prepared prepared = prepare(false);
        SampledSuggestions found = stages.run(
                "suggestions",
                () -> SampledSuggestions.of(
                        prepared.regularizer,
                        prepared.cells,
                        labels.size(),
                        count,
                        candidates,
                        solver(),
                        settings.cluster().seed()));
        prepared.regularizer.rows().unpersist();
        prepared.cells.rdd().unpersist();
        return found;
    }

    private SparkFitReport report(Prepared prepared, int labelled, CellFit fit) {
        return new SparkFitReport(
                new SparkFitReport.RowCounts(
                        prepared.table.count(), prepared.table.skipped(), prepared.boxes.points(), labelled),
                settings.method().name() + " k=" + prepared.neighbours + " " + prepared.regularizer.spec(),
                fit.lambda(),
                prepared.regularizer.report(),
                fit.summary(),
                fit.errorBars(),
                List.copyOf(warnings),
                stages.seconds());
    }

    private int partitions(FeatureTable table) {
        long usual = Math.ceilDiv(table.count(), USUAL_CELL);
        long parallel = Math.min(
                data.sparkSession().sparkContext().defaultParallelism(), Math.ceilDiv(table.count(), LEAST_CELL));
        return settings.cluster().partitions().orElse((int) Math.max(usual, parallel));
    }

    private CellRegularizer spec(ParameterValues filled, JavaRDD<CellGraph> graphs) {
        Regularizer regularizer = settings.method().regularizer(filled);
        return switch (regularizer) {
            case LocalGaussian local -> CellRegularizer.Gaussian.of(local);
            case Laplacian laplacian -> new CellRegularizer.GraphLaplacian(bandwidth(laplacian, graphs), 1);
            case IteratedLaplacian iterated ->
                new CellRegularizer.GraphLaplacian(bandwidth(iterated.laplacian(), graphs), iterated.power());
            default -> throw new IllegalStateException("not on Spark: " + regularizer);
        };
    }

    private static double bandwidth(Laplacian laplacian, JavaRDD<CellGraph> graphs) {
        return switch (laplacian.bandwidth()) {
            case Bandwidth.Absolute given -> given.value();
            case Bandwidth.Relative given -> given.factor() * DistributedRegularizer.meanSquaredDistance(graphs);
        };
    }

    private CellLearningRequest request(int labelled, Optional<RandomLoads> loads) {
        List<Lambda> lambdas = settings.lambda().lambdas();
        if (lambdas.isEmpty()) {
            boolean searches = settings.lambda().tuned() && labelled >= FEWEST_LABELS;
            if (settings.lambda().tuned() && !searches)
                warnings.add("lambda was not tuned: that needs at least " + FEWEST_LABELS
                        + " labelled points but there are " + labelled + "; it has its default");
            lambdas = searches ? UsualGrids.lambdas() : List.of(SparkManifoldRegression.usualLambda());
        }
        Check.that(
                settings.lambda().tuned() || lambdas.size() == 1,
                "lambda must be one value where nothing is searched, but has several");
        return new CellLearningRequest(
                settings.method(),
                lambdas,
                settings.lambda().folds().orElseGet(() -> SelectionSettings.usualFolds(labelled)),
                loads,
                solver(),
                settings.cluster().seed());
    }

    private SolverSettings solver() {
        return new SolverSettings(
                SolverSettings.Choice.ITERATIVE, settings.cluster().tolerance(), MOST_ITERATIONS);
    }
}
