package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Kind;
import dev.tangent.app.method.LossKind;
import dev.tangent.app.report.Summary.LossUsed;
import dev.tangent.learning.Convergence;
import dev.tangent.learning.Model;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.classification.ClassificationLoss;
import dev.tangent.learning.classification.Prior;
import dev.tangent.learning.loss.Loss;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;

/// What a label takes amiss, and whether labels are values or classes.
final class ModelOptions {
    private static final String UNIFORM = "uniform";

    @Option(
            names = "--loss",
            paramLabel = "NAME",
            order = 36,
            description = {
                "lg, lap, ilap: what a label takes amiss in a value (default: squared); one of",
                "squared; huber, absolute, epsilon: outliers pull less; quantile;",
                "for classes squared (each against the rest), logistic (likewise), softmax, hinge (squared)"
            })
    private String loss = "squared";

    @Option(
            names = "--loss-parameter",
            paramLabel = "X",
            order = 37,
            description = "huber: errors beyond X count in proportion, not squared; epsilon: errors within X are free;"
                    + " both in units of the labels (default: a tenth of each output's spread); quantile: which one,"
                    + " 0.5 is the median (default)")
    private Optional<String> parameter = Optional.empty();

    @Option(
            names = "--classes",
            order = 38,
            description = "the target's whole numbers name classes; a target of text always does")
    boolean classes;

    @Option(
            names = "--prior",
            paramLabel = "CLASS=SHARE,...|uniform",
            order = 39,
            description = "how often each class occurs among all points; probabilities are corrected accordingly"
                    + " (default: as often as among the labels)")
    private Optional<String> prior = Optional.empty();

    LossKind kind() {
        return LossKind.named(loss);
    }

    private OptionalDouble parameter() {
        return parameter
                .map(text -> OptionalDouble.of(new Kind.Positive().parse("--loss-parameter", text)))
                .orElse(OptionalDouble.empty());
    }

    /// Refuses what is wrong whatever the labels.
    void check() {
        kind().model(parameter());
    }

    /// What to minimise for these labels.
    Model model(Labelled labelled) {
        kind().checkFor(labelled.classes().isPresent(), labelled.outputs().getFirst());
        Model model = kind().model(parameter());
        Prior shares = prior(labelled);
        return labelled.classes().isPresent() ? new ClassificationLoss((Loss) model, shares) : model;
    }

    Prior prior(Labelled labelled) {
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
                new Kind.Positive().parse("--prior of class '" + name + "'", word.substring(equals + 1));
    }

    LossUsed used(Optional<Convergence> convergence) {
        boolean spread = kind().parameterName().isPresent() && parameter.isEmpty() && kind() != LossKind.QUANTILE;
        return new LossUsed(
                kind().word(),
                kind().parameterName(),
                kind().parameterName()
                        .map(name -> parameter().orElse(kind() == LossKind.QUANTILE ? 0.5 : LossKind.USUAL_SHARE)),
                spread,
                convergence);
    }

    /// As typed, for a command that goes on with the same.
    String words() {
        return (kind() == LossKind.SQUARED ? "" : " --loss " + loss)
                + parameter.map(x -> " --loss-parameter " + x).orElse("")
                + (classes ? " --classes" : "")
                + prior.map(shares -> " --prior " + shares).orElse("");
    }
}
