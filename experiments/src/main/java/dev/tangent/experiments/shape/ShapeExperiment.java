package dev.tangent.experiments.shape;

import dev.tangent.Regression;
import dev.tangent.experiments.paper.ChosenParameters;
import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.PairedComparison;
import dev.tangent.experiments.paper.PaperTable2;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.Verdict;
import dev.tangent.experiments.study.Problem;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LearningCurveChart;
import dev.tangent.plot.page.Block.DataFile;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// The paper's Table 2.
public record ShapeExperiment() implements Experiment {
    private static final int[] LABELS = {20, 50, 100, 200, 500};
    /// Whose curves are drawn.
    private static final List<String> DRAWN =
            List.of("Lap", "i-Lap", CompetitorSet.LOCAL_GAUSSIAN, "additive", "GP", "ridge");

    /// Whose parameters are shown.
    private static final List<String> CHOSEN =
            List.of("Lap", "i-Lap", CompetitorSet.PAPER_LOCAL_GAUSSIAN, CompetitorSet.LOCAL_GAUSSIAN);

    private static final List<String> UNITS = List.of("years", "mm", "mm", "kg", "mm", "mm");
    /// A search of all grids with 500 labels takes minutes for each draw: neighbours and dimension are given.
    private static final int[] NEIGHBOURS = {20, 60};

    private static final int DIMENSION = 20;

    private static final Regression GIVEN =
            new Regression().auto().neighbours(NEIGHBOURS).dimension(DIMENSION);

    @Override
    public String name() {
        return "shape";
    }

    @Override
    public List<Section> run(Setup setup) {
        Problem problem = ShapeData.of(setup);
        int[] labels = ShapeData.isReal(setup)
                ? LABELS
                : setup.sizes().labels().stream().mapToInt(Integer::intValue).toArray();
        StudyDesign design = new StudyDesign(labels, setup.draws(), setup.seed());
        StudyResults results = new Study(problem, design, GIVEN, setup.log()).run(CompetitorSet.all());
        return List.of(section(problem, results));
    }

    private static Section section(Problem problem, StudyResults results) {
        SectionBuilder section = Section.titled("People's measurements from their shape (Table 2)")
                .paragraph(problem.source())
                .paragraph("Known: 20 principal components of all other measurements. Wanted: six measurements, each by"
                        + " itself. For each draw one search by cross-validation on its labels tries every method and chooses for each measurement"
                        + " alone; k = " + NEIGHBOURS[0] + " or " + NEIGHBOURS[1] + " and m = " + DIMENSION
                        + " are given, as by -k " + NEIGHBOURS[0] + "," + NEIGHBOURS[1] + " -m " + DIMENSION
                        + ", all other grids are those of tangent predict --method auto --per-output. Mean absolute"
                        + " errors on all people without a label: mean over the draws, with its standard error.")
                .add(shown(results))
                .add(DataFile.of(all(results)))
                .add(curves(results));
        section.add(DataFile.of(verdicts(results)));
        section.heading("How to read this");
        for (String other : List.of("Lap", "i-Lap", CompetitorSet.PAPER_LOCAL_GAUSSIAN, "GP", "ridge"))
            section.paragraph(PairedComparison.of(
                            CompetitorSet.LOCAL_GAUSSIAN, other, results, PaperTable2.TARGETS, results.labels())
                    .text(CompetitorSet.LOCAL_GAUSSIAN, other));
        section.paragraph("Where ridge regression is close to the best, the measurement is nearly a linear function of"
                + " the shape. The manifold then adds little information, and a Gaussian process in the ambient space has"
                + " one of the smallest errors. The energy of LG is zero, or small under its wide kernel, for functions"
                + " that are linear on each neighbourhood, so LG is close to these methods. The energy of the Laplacian"
                + " is not zero for such functions, and its errors are larger.");
        section.add(
                DataFile.of(ChosenParameters.of("shape-parameters", "What cross-validation chose", results, CHOSEN)));
        return section.build();
    }

    /// Errors with the middle number of labels, for the page.
    private static ResultTable shown(StudyResults results) {
        int labels = results.labels()[results.labels().length / 2];
        return table("shape-errors-" + labels, "Mean absolute error with " + labels + " labels", results, labels);
    }

    private static ResultTable all(StudyResults results) {
        return table("shape-errors", "Mean absolute error with each number of labels", results, results.labels());
    }

    private static ResultTable table(String name, String caption, StudyResults results, int... numbers) {
        ResultTableBuilder table =
                ResultTable.named(name, caption).columns("labels", "method").grouped();
        for (int t = 0; t < PaperTable2.TARGETS.size(); t++) {
            String group = PaperTable2.TARGETS.get(t) + " (" + UNITS.get(t) + ")";
            table.column(group, "Tangent");
            table.quietColumn(group, "paper");
        }
        for (int labels : numbers)
            for (String method : results.competitors()) {
                if (results.errors(method, PaperTable2.TARGETS.getFirst(), labels).length == 0) continue;
                table.row(row(results, labels, method));
            }
        return table.note(Words.of("The paper's 4,258 scans are other people than these. auto, and with it this table,"
                        + " tries additive up to 200 labels. Linear functions of 20 coordinates have 21 coefficients: LG (paper)"
                        + " needs that many labels."))
                .build();
    }

    private static List<TableCell> row(StudyResults results, int labels, String method) {
        List<TableCell> cells = new ArrayList<>(List.of(TableCell.of((long) labels), TableCell.of(method)));
        for (int t = 0; t < PaperTable2.TARGETS.size(); t++) {
            String part = PaperTable2.TARGETS.get(t);
            TableCell cell = results.mean(method, part, labels).cell(2);
            boolean best = Verdict.among(results.competitors(), results, part, labels)
                    .best()
                    .equals(method);
            cells.add(best ? cell.asBest() : cell);
            int target = t;
            OptionalDouble paper = CompetitorSet.inPaper(method)
                    .map(name -> PaperTable2.error(name, labels, target))
                    .orElse(OptionalDouble.empty());
            cells.add(paper.isPresent() ? TableCell.number(paper.getAsDouble(), 2) : TableCell.empty());
        }
        return cells;
    }

    private static Figure curves(StudyResults results) {
        List<LearningCurveChart.CurvePanel> targets = new ArrayList<>();
        for (int t = 0; t < PaperTable2.TARGETS.size(); t++) {
            int target = t;
            List<Curve> ours = DRAWN.stream()
                    .map(method -> curve(results, method, PaperTable2.TARGETS.get(target)))
                    .toList();
            targets.add(new LearningCurveChart.CurvePanel(PaperTable2.TARGETS.get(t), UNITS.get(t), ours));
        }
        return Figure.of(
                "shape-curves",
                LearningCurveChart.grid(targets),
                "Error against the number of labels; bands are one standard error.",
                "Six small charts, one for each measurement: the error falls as labels are added.");
    }

    private static Curve curve(StudyResults results, String method, String part) {
        List<Curve.CurvePoint> places = new ArrayList<>();
        for (int labels : results.labels()) {
            if (results.errors(method, part, labels).length == 0) continue;
            StudyResults.Mean mean = results.mean(method, part, labels);
            places.add(new Curve.CurvePoint(labels, mean.value(), mean.shownError()));
        }
        return Curve.of(method, places);
    }

    private static ResultTable verdicts(StudyResults results) {
        ResultTableBuilder table = ResultTable.named(
                        "shape-best",
                        "The best method, and whether it is significantly better than"
                                + " the next (paired test over the draws)")
                .columns("labels", "measurement", "of the paper's methods", "of all")
                .grouped();
        List<String> all = CompetitorSet.single(results);
        for (int labels : results.labels())
            for (String part : PaperTable2.TARGETS)
                table.row(
                        TableCell.of((long) labels),
                        TableCell.of(part),
                        TableCell.of(Verdict.among(CompetitorSet.PAPER, results, part, labels)
                                .text()),
                        TableCell.of(Verdict.among(all, results, part, labels).text()));
        return table.build();
    }
}
