package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// What a fit is to be compared with.
public final class EvaluationOptions {
    private static final Pattern SHARE = Pattern.compile("(\\d*\\.?\\d+)\\s*(%?)");

    @Option(
            names = "--test",
            paramLabel = "FILE",
            order = 36,
            description = "a table with the columns of POINTS, whose labels are not learnt from but compared with the"
                    + " fit's predictions")
    private Optional<Path> test = Optional.empty();

    @Option(
            names = "--holdout",
            paramLabel = "SHARE",
            order = 36,
            description =
                    "do not learn from this share of the labels, as in 20%% or 0.2, drawn by --seed, of classes as"
                            + " many of each; compare them with the fit's predictions")
    private Optional<String> holdout = Optional.empty();

    @Option(
            names = "--importance",
            order = 36,
            description =
                    "tell which columns matter: how much larger the error becomes where a column has the values of"
                            + " other rows, on the rows of --test, else on a quarter of the labels, for which a second fit is"
                            + " made without them")
    private boolean importance;

    /// Refuses wrong ones before any work.
    public void check() {
        Check.that(
                test.isEmpty() || holdout.isEmpty(),
                "--test and --holdout exclude each other: labels to compare with come from a file, or are held out");
        share();
    }

    /// A table of other rows.
    public Optional<Path> test() {
        return test;
    }

    /// Files that must not be written over.
    ///
    /// @param others beside its own
    public Path[] inputs(Path... others) {
        return Stream.concat(Stream.of(others), test.stream()).toArray(Path[]::new);
    }

    /// The share of labels to hold out.
    public Optional<Double> share() {
        return holdout.map(EvaluationOptions::share);
    }

    private static double share(String text) {
        Matcher match = SHARE.matcher(text.strip());
        double share = match.matches()
                ? Double.parseDouble(match.group(1)) / (match.group(2).isEmpty() ? 1 : 100)
                : Double.NaN;
        if (share > 0 && share < 1) return share;
        throw new InvalidInput("--holdout must be a share between 0 and 1, as in 20% or 0.2, but is " + text);
    }

    /// Whether to tell which columns matter.
    public boolean importance() {
        return importance;
    }
}
