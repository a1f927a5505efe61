package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.Fit;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.FitOptions;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.ResultOutput;
import dev.tangent.app.report.StageTimes;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.method.Capability;
import dev.tangent.present.SuggestionSummary;
import dev.tangent.report.LabelSuggestions;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `tangent suggest`: what to label next.
@Command(
        name = "suggest",
        sortOptions = false,
        customSynopsis = "tangent suggest POINTS (--target COLUMN[,...] | --labels FILE) [options] [-n N] [-o OUT]",
        description = {
            "Names the rows whose labels would help most, one after the other.",
            "They take most off the mean standard deviation or, where held-out labels do not bear the standard",
            "deviations out, off the mean distance to a label. Where labels are classes, each distance counts as",
            "much as the class is in doubt.",
            "",
            "Parameters are given or tuned as for 'tangent predict'; lambda and the values then play no part. A",
            "few labels are enough to begin with."
        },
        footer = {
            "",
            "Output: a column 'row' (0-based, in the order of POINTS); 'reduction', the part of the mean",
            "deviation then left that this label would take away; and 'left', the part of today's that would",
            "remain after it.",
            "",
            "Examples:",
            "  tangent suggest points.csv --target weight -n 10",
            "      the ten rows to label next, best first",
            "  tangent suggest scans.npy --labels labels.csv -k 20 -m 3 --relative-lambda 1e-4 -n 25 -o next.csv",
            "      nothing to tune; of a large table a sample is looked at, see --candidates"
        })
final class SuggestCommand extends LearningCommand {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description = "where the suggestions go: a .csv file (default: standard output); needed with --json")
    private Optional<Path> output = Optional.empty();

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N",
            order = 50,
            description = "how many rows to suggest (default: 10)")
    private String count = "10";

    @Option(
            names = "--candidates",
            paramLabel = "N",
            order = 51,
            description = "look at no more than N points, drawn at random, which stand for all (default: "
                    + Suggestions.CANDIDATES + ")")
    private Optional<String> candidates = Optional.empty();

    SuggestCommand(Streams streams) {
        super(streams, new FitOptions());
    }

    @Override
    void work(StageTimes stages) {
        LearningRequest request = request("suggest", List.of(Capability.SUGGESTIONS), Optional.empty(), stages);
        int wanted = TypedValue.whole("-n", 1, count);
        Optional<Integer> most = candidates.map(text -> TypedValue.whole("--candidates", 1, text));
        most.ifPresent(
                limit -> Check.atLeast(wanted, limit, "--candidates", "the number of suggestions, " + wanted + ","));
        options.run().checkJson(output, "suggestions");
        ResultOutput target = new ResultOutput(output, streams.out(), options.inputs());
        LearningRun run = request.read();
        Fit fit = run.fit();
        LabelSuggestions found = most.map(limit -> fit.suggest(wanted, limit)).orElseGet(() -> fit.suggest(wanted));
        stages.perform(
                "write", () -> target.write(() -> SuggestionSummary.matrix(found), SuggestionSummary.table(found)));
        options.run().report(streams, run.summary(fit.report(), SuggestionSummary.notes(found), target.written()));
    }
}
