package dev.tangent.experiments.timing;

import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.PaperTable1;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.pose.PoseData;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.plot.chart.CostChart;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import dev.tangent.samples.generated.SmoothSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The paper's timing paragraph, and how cost grows.
public record TimingExperiment() implements Experiment {
    private static final int NEIGHBOURS = 20;
    private static final int DIMENSION = 10;
    private static final int LABELS = 100;

    @Override
    public String name() {
        return "timing";
    }

    @Override
    public List<Section> run(Setup setup) {
        SectionBuilder section = Section.titled("What it costs");
        poses(setup, section);
        growth(setup, section);
        return List.of(section.build());
    }

    private static void poses(Setup setup, SectionBuilder section) {
        PoseData data = PoseData.of(setup);
        PointCloud points = data.problem().points();
        Matrix outputs = data.problem().targets().getFirst().values();
        ResultTableBuilder table = ResultTable.named(
                        "timing", "Seconds on this machine, and the share of R that is not zero")
                .columns("method");
        for (String group : List.of("build (s)", "solve (s)", "entries of R")) {
            table.column(group, "Tangent");
            table.quietColumn(group, "paper");
        }
        for (String method : PaperTable1.METHODS) {
            setup.log().accept("timing " + method);
            TimedFit job = TimedFit.of(method, NEIGHBOURS, DIMENSION);
            job.run(points, outputs, LABELS, setup.seed()); // so that the code is compiled
            TimedFit.MeasuredCost cost = job.run(points, outputs, LABELS, setup.seed());
            PaperTable1.PaperCost paper = PaperTable1.cost(method);
            table.row(
                    TableCell.of(method),
                    TableCell.seconds(cost.build()),
                    TableCell.number(paper.build(), 0),
                    TableCell.seconds(cost.solve()),
                    TableCell.number(paper.solve(), 0),
                    TableCell.number(cost.sparsity(), 4),
                    TableCell.number(paper.sparsity(), 4));
        }
        section.paragraph(data.problem().source())
                .paragraph("k = " + NEIGHBOURS + ", m = " + DIMENSION + ", p = 4, " + LABELS + " labels, "
                        + outputs.columns()
                        + " outputs; the search for neighbours is not counted. Tangent never forms the fourth power of the"
                        + " Laplacian; its share of entries is that of the paper's way, counted on a sample of rows.")
                .add(table.note(Words.of(
                                "The paper's machine was a 3.6 GHz desktop of 2015 with MATLAB; its 50,000 poses"
                                        + " are other ones. One run each, after one to warm up."))
                        .build());
    }

    private static void growth(Setup setup, SectionBuilder section) {
        Map<String, List<Curve.CurvePoint>> seconds = new LinkedHashMap<>();
        for (int size : setup.sizes().growth()) {
            setup.log().accept("timing " + size + " points");
            PointCloud cloud = SmoothSheet.of(size, 2, 15, setup.seed()).points();
            Matrix outputs = Matrix.zeros(size, 1);
            for (int i = 0; i < size; i++) outputs.set(i, 0, Math.sin(6 * cloud.at(i, 0)));
            for (String method : PaperTable1.METHODS) {
                TimedFit.MeasuredCost cost =
                        TimedFit.of(method, NEIGHBOURS, 2).run(cloud, outputs, LABELS, setup.seed());
                seconds.computeIfAbsent(method, name -> new ArrayList<>())
                        .add(new Curve.CurvePoint(size, cost.all(), 0));
            }
        }
        List<Curve> curves = seconds.entrySet().stream()
                .map(entry -> Curve.of(entry.getKey(), entry.getValue()))
                .toList();
        section.add(Figure.of(
                        "timing-growth",
                        CostChart.of("seconds", "points", curves),
                        "A whole job (neighbours, R, one output) on a 2-D sheet in R^15 against the number of points.",
                        "Log-log chart of seconds against points, a line for each method.")
                .asTiming());
    }
}
