package dev.tangent.spark.learning;

import dev.tangent.Check;
import dev.tangent.Message;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.SquaredFit;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.LabelRange;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedComponents;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.spark.solve.Slices;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// Finds the function on all points that minimises sum w (Y - f)^2 + lambda f'Rf, as
/// [dev.tangent.learning.fitting.Learner],
/// for one lambda or for the one of several that predicts held-out labels best.
public final class DistributedLearner {
    /// A reduction takes a solve for each label, and l x l work on the driver.
    private static final int MOST_REDUCED = 2000;

    private final DistributedRegularizer regularizer;
    private final JavaRDD<Cell> cells;
    private final LabelledPoints labelled;
    private final DistinctLabels labels;
    private final ComponentLabels components;
    private final List<Degree[]> degrees;

    /// Gathers the labels and finds what they determine.
    ///
    /// @param outputs columns of labels
    public DistributedLearner(DistributedRegularizer regularizer, Cells cells, int outputs) {
        this.regularizer = regularizer;
        this.cells = cells.rdd();
        labelled = LabelledPoints.of(cells);
        labels = labelled.labels(outputs);
        components = new ComponentLabels(regularizer, this.cells, DistributedComponents.of(regularizer), labelled);
        degrees = components.ofOutputs(labels);
    }

    /// Deviations of all points from the mean, and how they were come by.
    private record CellPrediction(
            JavaRDD<MatrixBlock> deviations,
            double lambda,
            Optional<LambdaSearch> search,
            SolveSummary summary,
            double[][] bounding,
            Optional<PosteriorSampling.SampledDeviations> bars) {}

    /// Distinct points with a label.
    public int labelled() {
        return labels.size();
    }

    /// Learns.
    public CellFit fit(CellLearningRequest request) {
        boolean reduces = request.lambdas().size() > 1
                || regularizer.spec().power() > 1
                || request.loads().isPresent();
        if (reduces)
            Check.atMost(
                    MOST_REDUCED,
                    labels.size(),
                    "number of labelled points",
                    MOST_REDUCED + " for a search, error bars and powers of the Laplacian on Spark,");
        CellPrediction fitted = reduces ? reduced(request) : full(request);
        DistributedComponents found = components.components();
        JavaRDD<FittedCell> free = Slices.map(
                cells.zip(fitted.deviations.zip(found.local())),
                CellValues.of(found.globalOf(), degrees, labels.means(), fitted.bounding),
                (values, all) -> values.finish(all._1(), all._2()._1(), all._2()._2()));
        // As at the door: what a search chose supposes that labels are drawn at random.
        Optional<CellBounds> bounds = fitted.search.map(search -> CellBounds.of(free, labels));
        JavaRDD<FittedCell> plain =
                bounds.map(limits -> free.map(limits::applied)).orElse(free);
        JavaRDD<FittedCell> values = fitted.bars
                .map(bars -> plain.zip(bars.sds()).map(pair -> pair._1().with(pair._2())))
                .orElse(plain)
                .setName("fitted points")
                .persist(StorageLevel.MEMORY_AND_DISK());
        List<String> warnings = warnings(values);
        bounds.filter(limits -> limits.rows() > 0).ifPresent(limits -> warnings.add(LabelRange.warning(limits.rows())));
        fitted.deviations.unpersist();
        fitted.bars.ifPresent(bars -> bars.sds().unpersist());
        return new CellFit(
                values,
                new ChosenLambda(fitted.lambda, fitted.lambda * regularizer.scale(), fitted.search),
                fitted.summary,
                labels.means(),
                labels.spreads(),
                fitted.bars.map(PosteriorSampling.SampledDeviations::bars),
                warnings);
    }

    private FullCellSystem system(CellLearningRequest request) {
        return new FullCellSystem(regularizer, cells, components, labelled, request.solver());
    }

    private CellPrediction full(CellLearningRequest request) {
        double lambda = request.lambdas().getFirst().over(regularizer.scale());
        FullCellSystem.FullCellSolution result = system(request).solve(labels, degrees, lambda);
        return new CellPrediction(
                result.deviations(), lambda, Optional.empty(), result.summary(), new double[0][], Optional.empty());
    }

    private DistributedReduction reduction(SolverSettings settings) {
        return regularizer.spec().power() > 1
                ? new PowerCellReduction(regularizer, cells, components, labelled, settings)
                : new SolvedCellReduction(regularizer, cells, components, labelled, settings);
    }

    private CellPrediction reduced(CellLearningRequest request) {
        try (DistributedReduction reduction = reduction(request.solver())) {
            Matrix s = reduction.matrix();
            Optional<LambdaSearch> search =
                    request.lambdas().size() > 1 ? Optional.of(search(s, request)) : Optional.empty();
            double lambda = search.map(found -> found.chosen() / regularizer.scale())
                    .orElseGet(() -> request.lambdas().getFirst().over(regularizer.scale()));
            boolean[] all = new boolean[labels.size()];
            Arrays.fill(all, true);
            Matrix atLabels = new SquaredFit(s, labels, all).at(lambda).deviations();
            JavaRDD<MatrixBlock> deviations = reduction.extend(atLabels);
            double[][] bounding = regularizer.spec().power() > 1 ? columns(atLabels) : new double[0][];
            Optional<PosteriorSampling.SampledDeviations> bars = request.loads()
                    .map(loads -> new PosteriorSampling(system(request), labels, degrees, loads).of(s, lambda));
            return new CellPrediction(deviations, lambda, search, reduction.summary(), bounding, bars);
        }
    }

    private static double[][] columns(Matrix matrix) {
        return IntStream.range(0, matrix.columns()).mapToObj(matrix::column).toArray(double[][]::new);
    }

    private LambdaSearch search(Matrix s, CellLearningRequest request) {
        Folds folds = Folds.of(labels.size(), Math.min(request.folds(), labels.size()), request.seed());
        return LambdaSearch.of(request, regularizer.scale(), s, labels, folds);
    }

    private static List<String> warnings(JavaRDD<FittedCell> values) {
        Map<Status, Long> counts = new EnumMap<>(Status.class);
        values.map(cell -> Arrays.stream(cell.statuses())
                        .collect(Collectors.groupingBy(status -> status, Collectors.counting())))
                .collect()
                .forEach(part -> part.forEach((status, count) -> counts.merge(status, count, Long::sum)));
        List<String> warnings = new ArrayList<>();
        counts.forEach((status, count) -> {
            if (status != Status.OK) warnings.add(Message.counted(count, "point ", "points ") + status.meaning(count));
        });
        return warnings;
    }
}
