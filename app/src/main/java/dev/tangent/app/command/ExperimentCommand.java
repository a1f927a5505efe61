package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.SeedOption;
import dev.tangent.app.report.StageTimes;
import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.ExperimentSizes;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.report.ReportFolder;
import dev.tangent.experiments.run.ExperimentRun;
import dev.tangent.experiments.survey.SurveyExperiment;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.picture.PictureFormat;
import dev.tangent.present.SummaryJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `tangent experiment`: the paper's experiments, done again, and a survey of methods.
@Command(
        name = "experiment",
        sortOptions = false,
        customSynopsis = "tangent experiment NAME [options] [-o FOLDER]",
        description = {
            "Repeats the experiments of the paper, or surveys methods, and writes a report.",
            "The paper's numbers stand beside ours.",
            "",
            "NAME: toy (Figure 1), pose (Table 1), shape (Table 2), timing, trust (error bars and suggested",
            "labels, beyond the paper), or all of these. Without --data they run on simulated bodies, and the",
            "report says so. survey: every method, and those of scikit-learn where a Python has it, on tables of",
            "many kinds; takes half an hour or more. reliability: prediction intervals and suggested labels on",
            "the same tables. labels: wrong labels found again, and suggested classes. newpoints: every method's",
            "model at points it has not seen."
        },
        footer = {
            "",
            "Examples:",
            "  tangent experiment toy",
            "      a report in the folder tangent-report: report.html, report.md, tables, images",
            "  tangent experiment all --data DIR -o results",
            "      on real tables: DIR/mocap/points.npy, angles.npy and positions.npy, or any motion capture",
            "      below DIR (.bvh, or .amc with .asf); DIR/ansur/ansur.csv",
            "  tangent experiment survey --data DIR -o docs/measured --name when",
            "      the page docs/measured/when.md; also DIR/kin8nm/points.npy and distance.npy,",
            "      DIR/digits/points.npy and classes.npy",
            "  tangent experiment reliability --data DIR -o out --name reliability",
            "      the page out/reliability.md"
        })
final class ExperimentCommand extends ComputingCommand {
    @Parameters(paramLabel = "NAME", description = ExperimentRun.NAMES)
    private String name = "";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            order = 1,
            description = "folder with real tables (default: simulated bodies)")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--draws",
            paramLabel = "N",
            order = 2,
            description = "how often labels are drawn (default: 10; at most 20)")
    private int draws = 10;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            order = 5,
            description = "folder for the report; made if it is not there (default: tangent-report)")
    private Path folder = Path.of("tangent-report");

    @Option(
            names = "--name",
            paramLabel = "NAME",
            order = 6,
            description = "what the report's files are called (default: report)")
    private String reportName = "report";

    @Option(
            names = "--labels",
            paramLabel = "N",
            split = ",",
            order = 3,
            description = "survey: numbers of labels, ascending (default: 20,50,100)")
    private List<Integer> labels = List.of();

    @Option(
            names = "--python",
            paramLabel = "PROGRAM",
            order = 4,
            description = "survey: a Python that has scikit-learn (default: the first one found)")
    private Optional<String> python = Optional.empty();

    @Mixin
    private SeedOption seed;

    ExperimentCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        boolean survey = name.equals(SurveyExperiment.NAME);
        Check.that(survey || labels.isEmpty(), "--labels is for the survey, but NAME is " + name);
        Check.that(survey || python.isEmpty(), "--python is for the survey, but NAME is " + name);
        ExperimentRun asked = new ExperimentRun(
                name,
                data,
                draws,
                seed.value(),
                labels.isEmpty() ? ExperimentSizes.FULL.surveyLabels() : labels,
                python,
                Version.text());
        List<Experiment> chosen = asked.experiments();
        Setup setup = asked.setup(text -> stages.line().show(() -> text));
        List<Section> sections = new ArrayList<>();
        for (Experiment experiment : chosen)
            sections.addAll(stages.run(experiment.name(), () -> asked.sections(experiment, setup)));
        Report report = asked.report(sections, stages.seconds());
        ReportFolder.write(report, folder, reportName, PictureFormat.SVG);
        Path html = folder.resolve(reportName + ".html");
        if (run.json()) streams.print(SummaryJson.of(Map.of("report", html.toString(), "seconds", stages.seconds())));
        else if (!run.quiet()) streams.err().println("written   " + html);
    }
}
