package dev.tangent.app.command;

import dev.tangent.RegressionFit;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.FitOptions;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.PredictionOutput;
import dev.tangent.app.report.StageTimes;
import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.LabelSuggestions;
import dev.tangent.service.result.RowTable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent suggest`: what to label next.
@Command(
        name = "suggest",
        sortOptions = false,
        customSynopsis = "tangent suggest POINTS (--target COLUMN[,...] | --labels FILE) [options] [-n N] [-o OUT]",
        description = {
            "Names the rows whose labels would take most off the mean standard deviation, one after the other;",
            "where held-out labels do not bear the standard deviations out, off the mean distance to a label.",
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
final class SuggestCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private FitOptions options;

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
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return options.run().run(streams, this::work);
    }

    private int work(StageTimes stages) {
        LearningRequest request =
                new LearningRequest("suggest", options, List.of(Need.SUGGESTIONS), Optional.empty(), stages);
        request.check();
        int wanted = TypedValue.whole("-n", 1, count);
        Optional<Integer> most = candidates.map(text -> TypedValue.whole("--candidates", 1, text));
        most.ifPresent(
                limit -> Check.atLeast(wanted, limit, "--candidates", "the number of suggestions, " + wanted + ","));
        options.run().checkJson(output, "suggestions");
        PredictionOutput target = new PredictionOutput(output, streams.out(), options.inputs());
        LearningRun run = request.read();
        RegressionFit fit = run.fitValues();
        LabelSuggestions found = most.map(limit -> fit.suggest(wanted, limit)).orElseGet(() -> fit.suggest(wanted));
        stages.run("write", () -> {
            target.write(() -> matrix(found), table(found));
            return found;
        });
        options.run()
                .report(
                        streams,
                        run.summary(
                                fit.report(),
                                notes(found),
                                List.of(),
                                PredictionOutput.file(output).map(Path::toString)));
        return 0;
    }

    /// Row, reduction and what is left.
    private static Matrix matrix(LabelSuggestions found) {
        Matrix rows = Matrix.zeros(found.next().size(), 3);
        for (int i = 0; i < rows.rows(); i++) {
            LabelSuggestions.Next next = found.next().get(i);
            rows.set(i, 0, next.row());
            rows.set(i, 1, next.reduction());
            rows.set(i, 2, next.left());
        }
        return rows;
    }

    private static RowTable table(LabelSuggestions found) {
        return new RowTable(List.of("row", "reduction", "left"), found.next().size(), (out, i) -> {
            LabelSuggestions.Next next = found.next().get(i);
            out.cell(next.row()).cell(next.reduction()).cell(next.left());
        });
    }

    /// What the numbers of the table mean, by those of its last row.
    private static Map<String, String> notes(LabelSuggestions found) {
        boolean filling = found.design() == Suggestions.Design.SPACE_FILLING;
        String what = filling ? "distance to the nearest label" : "standard deviation of a prediction";
        Map<String, String> notes = new LinkedHashMap<>();
        notes.put(
                "looked at",
                found.candidates() + " of " + found.points() + " points were looked at"
                        + (filling ? why(found.check()) : ""));
        notes.put(
                "left",
                String.format(
                        Locale.ROOT,
                        "with %s labelled, %.3g %% of the mean %s would be left; 'left' says so after each row, 'reduction'"
                                + " what the row alone takes off",
                        found.next().size() == 1
                                ? "this row"
                                : "all " + found.next().size() + " rows",
                        100 * found.next().getLast().left(),
                        what));
        return notes;
    }

    private static String why(PosteriorCheck check) {
        return String.format(
                Locale.ROOT,
                "; distances decide, because %d held-out labels do not bear the deviations out (error %.2g of the mean's, rank"
                        + " correlation with deviations %.2g)",
                check.labels(),
                check.relativeError(),
                check.rankCorrelation());
    }
}
