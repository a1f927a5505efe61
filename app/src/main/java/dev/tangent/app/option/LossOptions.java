package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Learning;
import dev.tangent.data.input.Labelled;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Prior;
import dev.tangent.method.LossKind;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.SettingWords;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The loss, and whether labels are values or classes.
public final class LossOptions {
    private static final String UNIFORM = "uniform";

    @Option(
            names = "--loss",
            paramLabel = "NAME",
            order = 36,
            description = {
                "lg, lap, ilap: the loss of a value that differs from its label (default: squared); one of",
                "squared; huber, absolute, epsilon: outliers pull less; quantile;",
                "for classes squared (each against the rest), logistic (likewise), softmax, hinge (squared)"
            })
    private String loss = "squared";

    @Option(
            names = "--loss-parameter",
            paramLabel = "X",
            order = 37,
            description =
                    "huber: errors beyond X count in proportion, not squared; epsilon: errors within X cost nothing;"
                            + " both in units of the labels (default: a tenth of each output's spread); quantile: which one,"
                            + " 0.5 is the median (default)")
    private Optional<String> parameter = Optional.empty();

    @Option(
            names = "--classes",
            order = 38,
            description = "the target's whole numbers name classes; a target of text always does")
    private boolean classes;

    @Option(
            names = "--prior",
            paramLabel = "CLASS=SHARE,...|uniform",
            order = 39,
            description = "how often each class occurs among all points; probabilities are corrected accordingly"
                    + " (default: as often as among the labels)")
    private Optional<String> prior = Optional.empty();

    private LossKind kind() {
        return TypedValue.of("--loss", SettingWords.LOSSES, loss);
    }

    <S extends Learning<S>> S applied(S base) {
        return parameter
                .map(text -> base.loss(kind(), TypedValue.positive("--loss-parameter", text)))
                .orElseGet(() -> base.loss(kind()));
    }

    /// Whether whole numbers name classes.
    boolean classes() {
        return classes;
    }

    /// How often classes occur, for these labels; refused where there are none.
    public Prior prior(Labelled labelled) {
        if (prior.isEmpty()) return new Prior.Labelled();
        List<String> names = labelled.classes()
                .map(ClassLabels::names)
                .orElseThrow(() -> new InvalidInput(
                        "--prior is for classes, but '" + labelled.outputs().getFirst() + "' has values"));
        double[] shares = new double[names.size()];
        if (prior.get().equals(UNIFORM)) Arrays.fill(shares, 1.0 / shares.length);
        else for (String word : prior.get().split(",", -1)) read(word, names, shares);
        for (int c = 0; c < shares.length; c++)
            Check.that(shares[c] > 0, "--prior has no share for the class '" + names.get(c) + "'");
        return new Prior.Given(shares);
    }

    private static void read(String word, List<String> names, double[] shares) {
        int equals = word.lastIndexOf('=');
        String name = word.substring(0, Math.max(0, equals)).strip();
        Check.that(equals > 0, "--prior must be uniform or shares such as a=0.2,b=0.8 but has '" + word + "'");
        Check.that(
                names.contains(name),
                "--prior names the class '" + name + "', but the classes are " + String.join(", ", names));
        shares[names.indexOf(name)] =
                TypedValue.positive("--prior of class '" + name + "'", word.substring(equals + 1));
    }

    /// As typed, for a command that goes on with the same.
    public void addTo(CommandWords words) {
        if (kind() != LossKind.SQUARED) words.option("--loss", loss);
        words.option("--loss-parameter", parameter);
        if (classes) words.flag("--classes");
        words.option("--prior", prior);
    }
}
