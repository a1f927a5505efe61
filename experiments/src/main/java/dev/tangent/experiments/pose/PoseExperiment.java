package dev.tangent.experiments.pose;

import dev.tangent.Regression;
import dev.tangent.experiments.paper.ChosenParameters;
import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.PaperTable1;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.Verdict;
import dev.tangent.experiments.study.Problem;
import dev.tangent.experiments.study.SignFlip;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.plot.chart.DotChart;
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
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The paper's Table 1.
public record PoseExperiment() implements Experiment {
    /// At 50,000 points the factor of one R takes up to a minute: neighbours and dimension are given.
    private static final int NEIGHBOURS = 20;

    private static final int DIMENSION = 15;

    private static final Regression MEASURED =
            new Regression().auto().neighbours(NEIGHBOURS).dimension(DIMENSION);

    private static final Regression SIMULATED = new Regression().auto();

    @Override
    public String name() {
        return "pose";
    }

    @Override
    public List<Section> run(Setup setup) {
        PoseData data = PoseData.of(setup);
        Problem problem = data.problem();
        StudyDesign design = new StudyDesign(new int[] {setup.sizes().poseLabels()}, setup.draws(), setup.seed());
        PosePredictionListener poses =
                new PosePredictionListener(problem.points().size(), setup.seed());
        StudyResults results = new Study(problem, design, data.simulated() ? SIMULATED : MEASURED, setup.log())
                .run(CompetitorSet.all(), poses);
        return List.of(section(data, results, poses));
    }

    private static Section section(PoseData data, StudyResults results, PosePredictionListener poses) {
        Problem problem = data.problem();
        SectionBuilder section = Section.titled("Poses from hands, feet and head (Table 1)")
                .paragraph(problem.source())
                .paragraph("Known: the places of hands, feet and head seen from the root, "
                        + problem.points().dimension() + " numbers. Wanted: all joint angles, and the places of all"
                        + " joints. " + labels(results) + " frames are labelled at random. One search by"
                        + " cross-validation on those labels tries every method; "
                        + (data.simulated()
                                ? "its grids are those of tangent predict --method auto."
                                : "k = " + NEIGHBOURS + " and m = " + DIMENSION + " are given, as by -k " + NEIGHBOURS
                                        + " -m " + DIMENSION + ", all other grids are those of tangent predict --method"
                                        + " auto.")
                        + " The error is the mean length of the difference over all other frames: mean over the draws,"
                        + " with its standard error.")
                .add(table(problem, results))
                .add(chart(problem, results));
        for (StudyTarget target : problem.targets()) section.paragraph(verdict(target, results));
        for (StudyTarget target : problem.targets()) section.paragraph(beside(target, results));
        if (!data.simulated())
            section.paragraph(
                    "The places of the joints are nearly linear in those of hands, feet and head, so that a linear"
                            + " method that sees all coordinates does well on them; angles are not, and there LG, which is linear"
                            + " only locally, gains over ridge regression. The remaining error comes from poses that"
                            + " agree at hands, feet and head and differ in the other joints.");
        data.body().ifPresent(body -> poses.figure(body, problem).ifPresent(section::add));
        section.add(DataFile.of(
                ChosenParameters.of("pose-parameters", "What cross-validation chose", results, parameters())));
        return section.build();
    }

    private static List<String> parameters() {
        return Stream.concat(CompetitorSet.PAPER.stream(), Stream.of(CompetitorSet.LOCAL_GAUSSIAN))
                .toList();
    }

    private static ResultTable table(Problem problem, StudyResults results) {
        ResultTableBuilder table = ResultTable.named("pose-errors", "Mean L2 error with " + labels(results) + " labels")
                .columns("method");
        for (StudyTarget target : problem.targets()) {
            table.column(target.name() + " (" + target.unit() + ")", "Tangent");
            table.quietColumn(target.name() + " (" + target.unit() + ")", "paper");
        }
        for (String method : results.competitors()) {
            List<TableCell> cells = new ArrayList<>(List.of(TableCell.of(method)));
            for (int t = 0; t < problem.targets().size(); t++) {
                String part = problem.targets().get(t).name();
                StudyResults.Mean mean = results.mean(method, part, labels(results));
                TableCell cell = mean.cell(3);
                cells.add(best(results, part).equals(method) ? cell.asBest() : cell);
                OptionalDouble paper = inPaper(method, t);
                cells.add(paper.isPresent() ? TableCell.number(paper.getAsDouble(), 2) : TableCell.empty());
            }
            table.row(cells);
        }
        return table.note(Words.of("The paper's motion capture data is another one: compare ranks, not numbers. "
                        + CompetitorSet.NAMES))
                .build();
    }

    private static OptionalDouble inPaper(String method, int target) {
        return CompetitorSet.inPaper(method)
                .map(name -> PaperTable1.error(name, target))
                .orElse(OptionalDouble.empty());
    }

    private static String best(StudyResults results, String part) {
        return Verdict.among(results.competitors(), results, part, labels(results))
                .best();
    }

    private static Figure chart(Problem problem, StudyResults results) {
        List<DotChart.DotPanel> targets = new ArrayList<>();
        for (int t = 0; t < problem.targets().size(); t++) {
            StudyTarget target = problem.targets().get(t);
            List<DotChart.DotRow> rows = new ArrayList<>();
            for (String method : results.competitors()) {
                StudyResults.Mean mean = results.mean(method, target.name(), labels(results));
                DotChart.DotRow row = DotChart.DotRow.of(method, mean.value(), mean.shownError());
                OptionalDouble paper = inPaper(method, t);
                rows.add(paper.isPresent() ? row.beside(paper.getAsDouble()) : row);
            }
            targets.add(new DotChart.DotPanel(target.name(), "mean L2 error (" + target.unit() + ")", rows));
        }
        return Figure.of(
                "pose-errors",
                DotChart.of(targets),
                "Errors of all methods; open marks are the paper's, on its own data.",
                "Dot chart of the errors in the table above, with error bars.");
    }

    private static String verdict(StudyTarget target, StudyResults results) {
        return String.format(
                Locale.ROOT,
                "%s: of the paper's methods the best is %s. Of all: %s.",
                capital(target.name()),
                Verdict.among(CompetitorSet.PAPER, results, target.name(), labels(results))
                        .text(),
                Verdict.among(CompetitorSet.single(results), results, target.name(), labels(results))
                        .text());
    }

    /// How LG compares with what a user would try instead.
    private static String beside(StudyTarget target, StudyResults results) {
        double[] own = results.errors(CompetitorSet.LOCAL_GAUSSIAN, target.name(), labels(results));
        String ratios = Stream.of("GP", "ridge", "additive")
                .map(other -> {
                    double[] theirs = results.errors(other, target.name(), labels(results));
                    double ratio = StudyResults.Mean.of(own).value()
                            / StudyResults.Mean.of(theirs).value();
                    return String.format(
                            Locale.ROOT, "%.2f of %s (p = %.3f)", ratio, other, SignFlip.pValue(own, theirs));
                })
                .collect(Collectors.joining(", "));
        return capital(target.name()) + ": LG's error is " + ratios + ".";
    }

    /// The one number of labels of this experiment.
    private static int labels(StudyResults results) {
        return results.labels()[0];
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
