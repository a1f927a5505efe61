package dev.tangent.app;

import dev.tangent.app.method.Kind;
import dev.tangent.app.tuning.Ranking;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Measure;
import dev.tangent.linalg.Check;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How candidates are judged; the same for all commands that choose.
final class SelectionOptions {
    /// Two to learn from and one to be judged by.
    static final int FEWEST_LABELS = 3;

    private static final int USUAL_FOLDS = 5;

    @Option(
            names = "--folds",
            paramLabel = "N|loo",
            order = 30,
            description = "parts the labels are split into, each held out once; loo holds out one label at a time"
                    + " (default: 5, or as many as there are labels if they are fewer)")
    private Optional<String> folds = Optional.empty();

    @Option(
            names = "--measure",
            paramLabel = "mae|rmse|l2",
            order = 31,
            description = "the error that is to be small: mean absolute, root mean square, or mean length of the"
                    + " difference over all outputs (default: mae); over several outputs mae and rmse are in standard"
                    + " deviations of each")
    private String measure = "mae";

    @Option(
            names = "--one-standard-error",
            order = 32,
            description = "choose the smoothest candidate that is within one standard error of the best")
    boolean oneStandardError;

    Measure measure() {
        List<Measure> all = List.of(Measure.MEAN_ABSOLUTE, Measure.RMSE, Measure.MEAN_L2);
        List<String> words = all.stream().map(Ranking::word).toList();
        return all.get(words.indexOf(new Kind.Word(words).parse("--measure", measure)));
    }

    boolean foldsAreGiven() {
        return folds.isPresent();
    }

    /// Refuses what is no number of folds, whatever the labels.
    void check() {
        measure();
        if (!leaveOneOut()) folds.ifPresent(this::count);
    }

    private boolean leaveOneOut() {
        return folds.equals(Optional.of("loo"));
    }

    private int count(String text) {
        return new Kind.Count(2).parse("--folds", text);
    }

    Folds of(int labels, long seed) {
        if (folds.isEmpty() || leaveOneOut())
            Check.atLeast(FEWEST_LABELS, labels, "number of labelled points", FEWEST_LABELS + " for cross-validation");
        if (leaveOneOut()) return Folds.of(labels, labels, seed);
        int count = folds.map(this::count).orElse(Math.min(USUAL_FOLDS, labels));
        Check.atMost(labels, count, "--folds", "the number of labelled points, " + labels + ",");
        return Folds.of(labels, count, seed);
    }
}
