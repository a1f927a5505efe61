package dev.tangent.app.command;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.Fit;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.FitOptions;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.app.output.RowTarget;
import dev.tangent.app.report.StageTimes;
import dev.tangent.present.Summary;
import dev.tangent.present.SummaryJson;
import dev.tangent.present.audit.SuspectList;
import dev.tangent.present.audit.SuspectSummary;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `tangent audit`: labels that are likely to be wrong.
@Command(
        name = "audit",
        sortOptions = false,
        customSynopsis = "tangent audit POINTS (--target COLUMN[,...] | --labels FILE) [options] [-o OUT]",
        description = {
            "Ranks the labels, those first that the others contradict most, and shows the first ten.",
            "Each label is compared with what a fit without it predicts: a value by its distance, in units of",
            "what was expected of it, a class by its probability. A fit by one regularizer leaves labels out one",
            "by one, any other method has what the folds of its search predicted. Labels of rows with equal",
            "coordinates are left out together.",
            "",
            "A label stands out if it is more probably wrong than right, by a mixture of right labels, up to the",
            "errors of the fit, and wrong ones; in clean data mostly none does."
        },
        footer = {
            "",
            "Output: all labels, the most suspect first, with the columns 'row' (0-based, in the order of",
            "POINTS), 'output', 'given', 'expected', 'sd' or 'probability' and 'expected_probability', 'score' (the",
            "distance in sds, or minus the logarithm of the probability) and 'stands_out' (1 or 0).",
            "",
            "Examples:",
            "  tangent audit points.csv --target weight",
            "      the ten most suspect labels",
            "  tangent audit points.csv --target species --method lap -o suspects.csv",
            "      all labels, ranked, in a file"
        })
final class AuditCommand extends LearningCommand {
    private static final String ENDINGS = ".csv, .xlsx, .jsonl, .parquet, also with .gz";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description = "where the ranked labels go: csv, xlsx, jsonl or parquet by its ending (default: none)")
    private Optional<Path> output = Optional.empty();

    AuditCommand(Streams streams) {
        super(streams, new FitOptions(MethodOptions.regularizer()));
    }

    /// The summary of a fit, and its labels.
    private record AuditResult(@JsonUnwrapped Summary.FitSummary fit, SuspectList audit) {}

    @Override
    void work(StageTimes stages) {
        LearningRequest request = request("audit", List.of(), Optional.empty(), stages);
        Optional<RowTarget> target =
                output.map(path -> RowTarget.of(Optional.of(path), streams.out(), ENDINGS, options.inputs()));
        LearningRun run = request.read();
        Fit fit = run.fit();
        SuspectList found = SuspectList.of(fit);
        target.ifPresent(file -> stages.perform("write", () -> file.write(SuspectSummary.table(found))));
        Summary.FitSummary summary = run.summary(fit.report(), SuspectSummary.notes(found), output.map(Path::toString));
        if (options.run().json()) streams.print(SummaryJson.of(new AuditResult(summary, found)));
        else {
            options.run().report(streams, summary);
            streams.print(SuspectSummary.text(found));
        }
    }
}
