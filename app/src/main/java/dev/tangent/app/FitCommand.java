package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.report.Stages;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.model.SavedModel;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.selection.Setting;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent fit`: a model in a file, for points that are not there yet.
@Command(
        name = "fit",
        sortOptions = false,
        customSynopsis = "tangent fit POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] -o MODEL.tangent",
        description = {
            "Learns as 'tangent predict' does and keeps the fit in a file, for 'tangent apply' to predict new points with.",
            "",
            "The file is a zip archive of NPY arrays and JSON, checksummed: docs/model-format.md."
        },
        footer = {
            "",
            "Examples:",
            "  tangent fit points.csv --target weight -o weight.tangent",
            "      tuned like a prediction; the file has all that 'tangent apply' needs",
            "  tangent fit points.csv --target weight --sd -o weight.tangent",
            "      with error bars, so that 'tangent apply --sd --interval 95' can give them"
        })
final class FitCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private LearningOptions options = new LearningOptions(MethodOptions.several());

    @Option(
            names = {"-o", "--output"},
            paramLabel = "MODEL",
            required = true,
            order = 5,
            description = "the file to write; by custom it ends in .tangent")
    private Path output;

    @Option(names = "--sd", order = 50, description = "keep error bars too (squared loss)")
    private boolean sd;

    @Mixin
    private NoTuneOption noTune;

    FitCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return options.run.run(streams, this::work);
    }

    private int work(Stages stages) {
        Fitting fitting = new Fitting("fit", options, noTune.untuned);
        fitting.check();
        if (sd) fitting.checkErrorBars();
        OutputFile target = OutputFile.to(output, options.inputs());
        LearningOptions.Input input = options.read("fit", stages);
        Labelled labelled = input.labelled();
        PlanOption.check(PlanOption.of(
                input.points(),
                options.method,
                fitting.searching(),
                labelled.columns().size()));
        Fit fit = fitting.fit(input, true, stages);
        Regularization made = fitting.regularized(fit, labelled, "a model file").made();
        Optional<FitErrors> errors = sd ? Optional.of(fitting.errors(fit, labelled, stages)) : Optional.empty();
        Setting setting = new Setting(
                made.settings().of(Parameter.NEIGHBOURS), made.method().regularizer(made.settings()));
        SavedModel saved = new SavedModel(
                FittedModel.of(setting, made.matrix().graph(), fit.prediction(), errors.map(FitErrors::bars)),
                input.points().columns(),
                labelled.outputs(),
                about(fit, labelled));
        stages.run("write", () -> {
            ModelWriter.write(target, saved);
            return saved;
        });
        options.run.report(
                streams, fitting.summary(input, fit, errors, stages, Optional.of(output.toString()), List.of()));
        return 0;
    }

    private static Map<String, String> about(Fit fit, Labelled labelled) {
        Map<String, String> about = new LinkedHashMap<>();
        about.put("tangent", Version.text());
        about.put("labels", Integer.toString(labelled.labels().size()));
        fit.method().ifPresent(used -> {
            about.put("method", used.name());
            used.parameters().forEach((name, value) -> about.put(name, String.valueOf(value.value())));
        });
        fit.lambda().ifPresent(used -> about.put("lambda", Double.toString(used.raw())));
        return about;
    }
}
