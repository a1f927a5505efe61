package dev.tangent.app.command;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.ErrorBarOptions;
import dev.tangent.app.option.EvaluationOptions;
import dev.tangent.app.option.FitOptions;
import dev.tangent.app.option.KeepOption;
import dev.tangent.app.option.PictureOptions;
import dev.tangent.app.option.PlanOption;
import dev.tangent.app.option.SuggestionsOption;
import dev.tangent.app.output.FitFiles;
import dev.tangent.app.output.ResultOutput;
import dev.tangent.app.report.ProgressLine;
import dev.tangent.app.report.StageTimes;
import dev.tangent.method.Capability;
import dev.tangent.present.EvaluationSummary;
import dev.tangent.present.FitPage;
import dev.tangent.present.PlanText;
import dev.tangent.present.PredictionTable;
import dev.tangent.present.RowTable;
import dev.tangent.present.Summary;
import dev.tangent.present.code.FitDescription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent predict`: a value for every row, from those of some.
@Command(
        name = "predict",
        sortOptions = false,
        customSynopsis = "tangent predict POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o OUT]",
        description = {
            "Learns from the labelled rows of a table and predicts every row.",
            "",
            "Labels are the filled cells of --target columns, or stand in a file of their own (--labels).",
            "What is not given (-k, -m, --lambda, ...) is chosen by cross-validation over the labels."
        },
        footer = {
            "",
            "Output: a column 'row' (0-based, in the order of POINTS), one column for each output, and 'status'.",
            "For classes: the most probable one, and the probability of each as <output>_<class>. The status is",
            "ok, few-labels (too few labels nearby to be sure), imputed (lacks coordinates: predicted from those",
            "it has), off-manifold (the same, but far from all others), no-label (none nearby; the mean of the",
            "labels) or dropped (not used; the mean of the labels). An .npy file holds the outputs alone. With --sd",
            "each output has a column <output>_sd, with --interval 95 <output>_low95 and <output>_high95.",
            "",
            "Examples:",
            "  tangent predict points.csv --target weight -o predictions.csv",
            "      learn column weight where it is filled, from all other numeric columns; parameters are tuned",
            "  tangent predict scans.csv --target chest,waist --columns x1,x2,x3 -k 40 -m 3 -o out.csv",
            "      two outputs, three coordinates, a manifold of dimension 3",
            "  tangent predict points.csv --target weight --method auto --json -o out.csv",
            "      a mean of all methods, baselines among them, by their errors on held-out labels; the summary",
            "      says which",
            "  tangent predict flowers.csv --target species --loss softmax -o out.csv",
            "      a column of text names classes; every row gets a class and its probabilities",
            "  tangent predict points.csv --target weight --loss huber -o out.csv",
            "      a few wrong labels do little harm",
            "  tangent predict points.csv --target weight --sd --interval 95 -o out.csv",
            "      error bars; the summary says how many held-out labels such intervals covered",
            "  tangent predict points.csv --target weight --holdout 20%% --importance -o out.csv",
            "      how far off a fifth of the labels are, predicted from the others; which columns matter",
            "  tangent predict points.csv --target weight --sd -o out.csv --plot out.png --report out.html",
            "      pictures of the held-out labels, of the points and of the search; a page with all of it",
            "  tangent predict survey.xlsx --sheet 2024 --target weight --keep id,name -o out.csv",
            "      a sheet of a workbook; the columns id and name stand before the predictions",
            "  tangent predict points.npy --labels labels.csv --method ilap --power 3 -o out.npy",
            "      labels.csv: a column 'row' (0-based) and a column for each output"
        })
final class PredictCommand extends LearningCommand {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description =
                    "where predictions go: csv, xlsx, jsonl, parquet or npy by its ending, with gz behind it gzipped (default or"
                            + " -: CSV to standard output); needed with --json")
    private Optional<Path> output = Optional.empty();

    @Mixin
    private PictureOptions pictures;

    @Mixin
    private KeepOption keep;

    @Mixin
    private ErrorBarOptions bars;

    @Mixin
    private SuggestionsOption suggestions;

    @Mixin
    private PlanOption plan;

    @Mixin
    private EvaluationOptions evaluation;

    PredictCommand(Streams streams) {
        super(streams, new FitOptions());
    }

    @Override
    void work(StageTimes stages) {
        bars.check();
        evaluation.check();
        LearningRequest request = request(stages);
        options.run().checkJson(output, "predictions");
        ResultOutput target = new ResultOutput(output, streams.out(), evaluation.inputs(options.inputs()));
        FitFiles files = pictures.files(evaluation.inputs(options.inputs()));
        target.check(keep.columns());
        target.checkErrorBars(bars.wanted());
        EvaluationRun compared = EvaluationRun.of(request.read(keep.columns()), evaluation);
        LearningRun run = compared.learning();
        if (plan.only()) {
            streams.print(options.run().json() ? PlanText.json(run.plan()) : PlanText.of(run.plan()));
            return;
        }
        Fit fit = run.fit();
        stages.perform("write", () -> write(fit, run, target));
        EvaluationSummary worth = compared.of(fit);
        Summary.FitSummary summary = run.summary(fit.report(), Map.of(), files.written(target.file()))
                .with(worth, compared.warnings());
        if (!files.isEmpty()) draw(fit, run, summary, files, stages);
        options.run().report(streams, summary);
    }

    private LearningRequest request(StageTimes stages) {
        List<Capability> needs = new ArrayList<>(suggestions.needs());
        if (bars.wanted()) needs.add(Capability.VARIANCES);
        return request("predict", needs, Optional.empty(), stages);
    }

    /// What was typed, as all that is said of the fit.
    FitDescription description() {
        StageTimes stages = new StageTimes(new ProgressLine(streams.err(), ProgressLine.Style.NONE));
        return request(stages).description(options.read("predict", keep.columns(), stages));
    }

    private void draw(Fit fit, LearningRun run, Summary.FitSummary summary, FitFiles files, StageTimes stages) {
        FitPage page = new FitPage(summary, run.figure(fit));
        stages.perform("draw", () -> files.write(page::sheet, page::pictures, page::report));
    }

    private void write(Fit fit, LearningRun run, ResultOutput target) {
        List<String> outputs = run.labelled().outputs();
        switch (fit) {
            case RegressionFit values ->
                target.write(
                        () -> values.values().copy(),
                        withKept(
                                run,
                                PredictionTable.values(
                                        values.values(), values.statuses(), outputs, bars.columns(values))));
            case ClassificationFit classes ->
                target.write(
                        () -> classes.probabilities().copy(),
                        withKept(run, PredictionTable.classes(classes.classes(), outputs.getFirst())));
        }
    }

    private RowTable withKept(LearningRun run, RowTable found) {
        return keep.columns().before(found, run.points().table(), run.labelled().outputs());
    }
}
