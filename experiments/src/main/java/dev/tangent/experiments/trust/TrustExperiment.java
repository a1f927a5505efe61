package dev.tangent.experiments.trust;

import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.PaperTable2;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.pose.PoseData;
import dev.tangent.experiments.shape.ShapeData;
import dev.tangent.experiments.study.Problem;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LearningCurveChart;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.samples.generated.GeneratedPoints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Beyond the paper: the coverage of error bars, and the gain by suggested labels.
public record TrustExperiment() implements Experiment {
    private static final RegularizerSpec POSE = new RegularizerSpec(20, new LocalGaussian(10));
    private static final RegularizerSpec SHAPE = new RegularizerSpec(60, new LocalGaussian(20));
    private static final String WEIGHT = "weight";

    @Override
    public String name() {
        return "trust";
    }

    @Override
    public List<Section> run(Setup setup) {
        GeneratedPoints roll = SwissRollExample.roll(setup.seed());
        NeighbourGraph rollGraph = SwissRollExample.graph(roll);
        Problem shape = ShapeData.of(setup);
        NeighbourGraph shapeGraph = NeighbourGraph.nearest(shape.points(), SHAPE.neighbours());
        setup.log().accept("trust: intervals");
        SectionBuilder section = Section.titled("How far to trust a prediction")
                .paragraph("Beyond the paper: estimates of the prediction error. Posterior standard deviations"
                        + " come from the sparse factor; the widths of the intervals come from the difference of each"
                        + " label from the prediction of the others.")
                .add(PredictionBandExample.figure(setup.seed()))
                .add(SwissRollExample.figure(roll, setup.seed()))
                .add(coverage(setup, shape, shapeGraph));
        section.heading("What to label next");
        List<LabelComparison> comparisons = comparisons(setup, roll, rollGraph, shape, shapeGraph);
        section.paragraph(
                        "The first labels are random. One side then adds more at random; the other repeatedly adds the"
                                + " points that would reduce the mean standard deviation most. Mean absolute"
                                + " errors on other points, means over " + setup.draws() + " runs.")
                .add(curves(comparisons))
                .add(needed(comparisons));
        return List.of(section.build());
    }

    private static ResultTable coverage(Setup setup, Problem shape, NeighbourGraph shapeGraph) {
        ResultTableBuilder table = ResultTable.named(
                        "trust-coverage",
                        "Share of held-out values within their intervals, " + CoverageStudy.LABELS + " labels")
                .columns("table", "output", "50 %", "80 %", "95 %")
                .grouped();
        Matrix targets = shape.targets().getFirst().values();
        CoverageStudy people = new CoverageStudy(shapeGraph, SHAPE, targets, setup.draws(), setup.seed());
        for (int c = 0; c < targets.columns(); c++)
            table.row(row("measurements", PaperTable2.TARGETS.get(c), people.within(c)));
        PoseData pose = PoseData.of(setup);
        Matrix angles = pose.problem().targets().getFirst().values();
        NeighbourGraph poseGraph = NeighbourGraph.nearest(pose.problem().points(), POSE.neighbours());
        CoverageStudy poses = new CoverageStudy(poseGraph, POSE, angles, setup.draws(), setup.seed());
        table.row(row(
                "poses",
                "all " + angles.columns() + " joint angles",
                poses.within(IntStream.range(0, angles.columns()).toArray())));
        return table.note(Words.of("LG with k 60, m 20 and k 20, m 10; lambda by leave-one-out; mean over "
                        + setup.draws() + " draws. The data are those of the tables above."))
                .build();
    }

    private static List<TableCell> row(String table, String output, double[] within) {
        List<TableCell> cells = new ArrayList<>(List.of(TableCell.of(table), TableCell.of(output)));
        for (double share : within) cells.add(TableCell.number(100 * share, 1));
        return cells;
    }

    /// A comparison, and the numbers of random labels at which it is reported.
    private record LabelComparison(
            String name, String measure, ActiveLearningComparison.ErrorCurves curves, int[] reported) {}

    private static List<LabelComparison> comparisons(
            Setup setup, GeneratedPoints roll, NeighbourGraph rollGraph, Problem shape, NeighbourGraph shapeGraph) {
        setup.log().accept("trust: suggested labels");
        int[] few = IntStream.rangeClosed(2, 15).map(t -> 2 * t).toArray();
        List<LabelComparison> comparisons = new ArrayList<>();
        for (int output : new int[] {0, 1}) {
            ActiveLearningComparison comparison = new ActiveLearningComparison(
                    rollGraph,
                    SwissRollExample.SETTING,
                    roll.truth().column(output),
                    few,
                    setup.sizes().candidates(),
                    setup.seed());
            comparisons.add(new LabelComparison(
                    "Swiss roll, " + roll.names().get(output),
                    "mean absolute error",
                    comparison.run(setup.draws(), setup.seed()),
                    new int[] {20, 30}));
        }
        int weight = PaperTable2.TARGETS.indexOf(WEIGHT);
        int[] rows = shapeGraph.points().firstRows();
        double[] values = shape.targets().getFirst().values().column(weight);
        double[] ofPoints = Arrays.stream(rows).mapToDouble(row -> values[row]).toArray();
        int[] more = IntStream.rangeClosed(1, 20).map(t -> 5 * t).toArray();
        ActiveLearningComparison comparison = new ActiveLearningComparison(
                shapeGraph, SHAPE, ofPoints, more, setup.sizes().candidates(), setup.seed());
        comparisons.add(new LabelComparison(
                "measurements, weight",
                "mean absolute error (kg)",
                comparison.run(setup.draws(), setup.seed()),
                new int[] {50, 80, 100}));
        return comparisons;
    }

    private static Figure curves(List<LabelComparison> comparisons) {
        List<LearningCurveChart.CurvePanel> targets = comparisons.stream()
                .map(comparison -> new LearningCurveChart.CurvePanel(
                        comparison.name(),
                        comparison.measure(),
                        List.of(
                                curve(
                                        "random",
                                        comparison.curves(),
                                        comparison.curves().random()),
                                curve(
                                        "suggested",
                                        comparison.curves(),
                                        comparison.curves().suggested()))))
                .toList();
        return Figure.of(
                "trust-labels",
                LearningCurveChart.grid(targets),
                "Errors against labels: drawn at random, and as suggested.",
                "Three learning curves, each with a line for random and one for suggested labels.");
    }

    private static Curve curve(String name, ActiveLearningComparison.ErrorCurves curves, double[] errors) {
        return Curve.of(
                name,
                IntStream.range(0, errors.length)
                        .mapToObj(t -> new Curve.CurvePoint(curves.labels()[t], errors[t], 0))
                        .toList());
    }

    private static ResultTable needed(List<LabelComparison> comparisons) {
        ResultTableBuilder table = ResultTable.named("trust-labels", "Suggested labels that do as well as random ones")
                .columns("table", "random", "suggested", "share")
                .grouped();
        for (LabelComparison comparison : comparisons)
            for (int random : comparison.reported()) {
                double needed = comparison.curves().needed(random);
                table.row(
                        TableCell.of(comparison.name()),
                        TableCell.number(random, 0),
                        TableCell.number(needed, 1),
                        TableCell.of(String.format(Locale.ROOT, "%.0f %%", 100 * needed / random)));
            }
        return table.build();
    }
}
