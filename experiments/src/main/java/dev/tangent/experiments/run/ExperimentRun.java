package dev.tangent.experiments.run;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.ExperimentSizes;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.pose.PoseExperiment;
import dev.tangent.experiments.shape.ShapeExperiment;
import dev.tangent.experiments.survey.LabelExperiment;
import dev.tangent.experiments.survey.NewPointExperiment;
import dev.tangent.experiments.survey.ReliabilityExperiment;
import dev.tangent.experiments.survey.ScikitLearn;
import dev.tangent.experiments.survey.SurveyExperiment;
import dev.tangent.experiments.timing.TimingExperiment;
import dev.tangent.experiments.toy.ToyExperiment;
import dev.tangent.experiments.trust.TrustExperiment;
import dev.tangent.parallel.Progress;
import dev.tangent.plot.page.Block.Provenance;
import dev.tangent.plot.page.Block.Provenance.Fact;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.Seconds;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.Words;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// A run of one experiment, or of all that repeat the paper's.
///
/// @param data folder with real tables
/// @param draws how often labels are drawn
/// @param surveyLabels numbers of labels of the survey
/// @param python one that has scikit-learn, for the survey; the first one found where it is not given
/// @param version of the program, for the report
public record ExperimentRun(
        String name,
        Optional<Path> data,
        int draws,
        long seed,
        List<Integer> surveyLabels,
        Optional<String> python,
        String version) {
    /// What may be asked for.
    public static final String NAMES = "toy, pose, shape, timing, trust, all, survey, reliability, labels or newpoints";

    private static final List<Experiment> PAPER = List.of(
            new ToyExperiment(),
            new PoseExperiment(),
            new ShapeExperiment(),
            new TimingExperiment(),
            new TrustExperiment());

    public ExperimentRun {
        surveyLabels = List.copyOf(surveyLabels);
        Check.atLeast(1, draws, "--draws");
        Check.atMost(20, draws, "--draws", "what a paired test can count, 20,");
        data.ifPresent(dir -> Check.that(Files.isDirectory(dir), "--data " + dir + " is not a folder"));
    }

    /// In the order of the report.
    public List<Experiment> experiments() {
        if (name.equals("all")) return PAPER;
        if (name.equals(SurveyExperiment.NAME)) return List.of(survey());
        if (name.equals(ReliabilityExperiment.NAME)) return List.of(new ReliabilityExperiment());
        if (name.equals(LabelExperiment.NAME)) return List.of(new LabelExperiment());
        if (name.equals(NewPointExperiment.NAME)) return List.of(new NewPointExperiment());
        return List.of(PAPER.stream()
                .filter(experiment -> experiment.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("experiment \"" + name + "\" is not known: " + NAMES)));
    }

    private SurveyExperiment survey() {
        Optional<ScikitLearn> peers = python.isPresent() ? python.map(ScikitLearn::of) : ScikitLearn.found();
        return new SurveyExperiment(peers, (result, predicted) -> {});
    }

    /// What each of them gets.
    ///
    /// @param log receives a line for each step
    public Setup setup(Consumer<String> log) {
        return new Setup(data, draws, seed, ExperimentSizes.FULL.withSurveyLabels(surveyLabels), log);
    }

    /// What an experiment finds. It tells its steps by the log: how far a solve within it is says nothing of the
    /// whole.
    public List<Section> sections(Experiment experiment, Setup setup) {
        return ScopedValue.where(Progress.LISTENER, (done, total) -> {}).call(() -> experiment.run(setup));
    }

    /// Of all that was found, and where it comes from.
    ///
    /// @param seconds each experiment took
    public Report report(List<Section> found, Map<String, Double> seconds) {
        List<Section> sections = new ArrayList<>(found);
        sections.add(provenance(seconds));
        Experiment first = experiments().getFirst();
        return new Report(first.title(), Words.of(first.lead()), sections);
    }

    private Section provenance(Map<String, Double> seconds) {
        List<Fact> entries = new ArrayList<>();
        entries.add(new Fact("command", Words.empty().code(command())));
        entries.add(new Fact("version", Words.of("Tangent " + version + ", Java " + Runtime.version())));
        entries.add(new Fact(
                "machine",
                Words.of(System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                        + Runtime.getRuntime().availableProcessors() + " processors")));
        entries.add(new Fact("seed", Words.of(seed + ", " + draws + " draws")));
        entries.add(new Fact("data", Words.of(data.isPresent() ? "the reader's folder" : "simulated")));
        seconds.forEach((stage, time) ->
                entries.add(new Fact("time of " + stage, Words.empty().time(Seconds.text(time)))));
        return Section.titled("Where this comes from")
                .add(new Provenance(entries))
                .build();
    }

    /// As it would be typed again; the folder's own name is nobody else's business.
    private String command() {
        return "tangent experiment " + name + (data.isPresent() ? " --data DIR" : "") + " --draws " + draws + " --seed "
                + seed;
    }
}
