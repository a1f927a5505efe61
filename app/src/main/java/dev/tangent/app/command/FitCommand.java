package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.Fit;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.EvaluationOptions;
import dev.tangent.app.option.FitOptions;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.format.TableFormats;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.model.SavedModel;
import dev.tangent.method.Capability;
import dev.tangent.present.EvaluationSummary;
import dev.tangent.present.ModelOfFit;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent fit`: a model in a file, for points that are not there yet.
@Command(
        name = "fit",
        sortOptions = false,
        customSynopsis = "tangent fit POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] -o MODEL.tangent",
        description = {
            "Learns as 'tangent predict' does and keeps the fit in a file.",
            "'tangent apply' predicts new points with it.",
            "",
            "The file is a zip archive of NPY arrays and JSON, checksummed: docs/model-format.md."
        },
        footer = {
            "",
            "Examples:",
            "  tangent fit points.csv --target weight -o weight.tangent",
            "      tuned like a prediction; the file has all that 'tangent apply' needs",
            "  tangent fit points.csv --target weight --sd -o weight.tangent",
            "      with error bars, so that 'tangent apply --sd --interval 95' can give them",
            "  tangent fit points.csv --target species --method auto -o species.tangent",
            "      classes: new points get a class and its probabilities"
        })
final class FitCommand extends LearningCommand {
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
    private EvaluationOptions evaluation;

    FitCommand(Streams streams) {
        super(streams, new FitOptions());
    }

    @Override
    void work(StageTimes stages) {
        List<Capability> needs = sd ? List.of(Capability.VARIANCES) : List.of();
        LearningRequest request = request("fit", needs, Optional.empty(), stages);
        Check.that(
                !TableFormats.isNameOfTable(output.toString()),
                "-o " + output + " is the name of a table, but a model is written: let it end in .tangent");
        OutputFile target = OutputFile.to(output, evaluation.inputs(options.inputs()));
        evaluation.check();
        EvaluationRun compared = EvaluationRun.of(request.read(), evaluation);
        LearningRun run = compared.learning();
        Fit fit = run.fit();
        SavedModel saved = ModelOfFit.of(fit, run.points(), run.labelled(), Version.text());
        stages.perform("write", () -> ModelWriter.write(target, saved));
        EvaluationSummary worth = compared.of(fit);
        options.run()
                .report(
                        streams,
                        run.summary(fit.report(), Map.of(), Optional.of(output.toString()))
                                .with(worth, compared.warnings()));
    }
}
