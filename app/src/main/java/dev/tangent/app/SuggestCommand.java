package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Kind;
import dev.tangent.app.report.Stages;
import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
            "Names the rows whose labels would take most off the mean standard deviation, one after the other.",
            "",
            "Parameters are given or tuned as for 'tangent predict'; lambda and the values then play no part. A few labels",
            "are enough to begin with."
        },
        footer = {
            "",
            "Output: a column 'row' (0-based, in the order of POINTS); 'reduction', the part of the mean deviation then left",
            "that this label would take away; and 'left', the part of today's that would remain after it.",
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
    private LearningOptions options = new LearningOptions(MethodOptions.several());

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

    @Mixin
    private NoTuneOption noTune;

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return options.run.run(streams, this::work);
    }

    private int work(Stages stages) {
        Fitting fitting = new Fitting("suggest", options, noTune.untuned);
        fitting.check();
        int wanted = new Kind.Count(1).parse("-n", count);
        int most = candidates
                .map(text -> new Kind.Count(1).parse("--candidates", text))
                .orElse(Math.max(wanted, Suggestions.CANDIDATES));
        Check.atLeast(wanted, most, "--candidates", "the number of suggestions, " + wanted + ",");
        Check.that(
                !options.run.json || output.isPresent(),
                "--json takes standard output for the summary, so the suggestions need a file: add -o OUT");
        PredictionOutput target = new PredictionOutput(output, streams.out(), options.inputs());
        LearningOptions.Input input = options.read("suggest", stages);
        Labelled labelled = input.labelled();
        Fit fit = fitting.fit(input, true, stages);
        Fit.Regularized made = fitting.regularized(fit, labelled, "a suggestion");
        RegularizerMatrix matrix = made.made().matrix();
        DistinctPoints points = matrix.graph().points();
        Suggestions found = stages.run(
                "suggest",
                () -> Suggestions.of(
                        matrix,
                        labelled.labels().merged(points),
                        wanted,
                        most,
                        options.solver.settings(),
                        options.run.seed));
        Matrix rows = rows(found, points);
        stages.run("write", () -> {
            target.write(rows, out -> table(out, rows));
            return rows;
        });
        options.run.report(
                streams,
                fitting.summary(
                        input,
                        fit,
                        Optional.empty(),
                        stages,
                        output.map(Path::toString),
                        List.of(said(found, points))));
        return 0;
    }

    /// Row, reduction and what is left; of rows at one place the first stands for all.
    private static Matrix rows(Suggestions found, DistinctPoints points) {
        int[] rowOf = points.firstRows();
        Matrix rows = Matrix.zeros(found.next().size(), 3);
        for (int i = 0; i < rows.rows(); i++) {
            Suggestions.Next next = found.next().get(i);
            rows.set(i, 0, rowOf[next.point()]);
            rows.set(i, 1, next.reduction());
            rows.set(i, 2, next.left());
        }
        return rows;
    }

    private static void table(Writer out, Matrix rows) {
        CsvTableWriter csv = new CsvTableWriter(out, List.of("row", "reduction", "left"));
        for (int i = 0; i < rows.rows(); i++)
            csv.cell((long) rows.at(i, 0))
                    .cell(rows.at(i, 1))
                    .cell(rows.at(i, 2))
                    .endRow();
        csv.flush();
    }

    private static String said(Suggestions found, DistinctPoints points) {
        return String.format(
                Locale.ROOT,
                "%d of %d points were looked at; with all %d labels %.3g %% of the mean deviation would be left",
                found.candidates(),
                points.cloud().size(),
                found.next().size(),
                100 * found.next().getLast().left());
    }
}
