package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.input.Labelled;
import dev.tangent.learning.ClassLabels;
import dev.tangent.method.LossKind;
import dev.tangent.present.code.ClassSetting;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.NameList;
import dev.tangent.present.code.SettingWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;

/// The loss, and whether labels are values or classes.
public final class LossOptions {
    @Option(
            names = "--loss",
            paramLabel = "NAME",
            order = 36,
            description = {
                "lg, lap, ilap: the loss of a value that differs from its label (default: squared); one of",
                "squared; huber, absolute, epsilon: outliers pull less; quantile;",
                "for classes squared (each against the rest), logistic (likewise), softmax, hinge (squared)"
            })
    private Optional<String> loss = Optional.empty();

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
        return loss.map(word -> TypedValue.of("--loss", SettingWords.LOSSES, word))
                .orElse(LossKind.SQUARED);
    }

    LearningSetting setting() {
        return new LearningSetting.LossGiven(
                kind(),
                parameter
                        .map(text -> OptionalDouble.of(TypedValue.positive("--loss-parameter", text)))
                        .orElse(OptionalDouble.empty()));
    }

    /// Whether whole numbers name classes.
    boolean classes() {
        return classes;
    }

    /// How often classes occur, where that is said; refused where there are none.
    public Optional<ClassSetting> prior(Labelled labelled) {
        if (prior.isEmpty()) return Optional.empty();
        List<String> names = labelled.classes()
                .map(ClassLabels::names)
                .orElseThrow(() -> new InvalidInput(
                        "--prior is for classes, but '" + labelled.outputs().getFirst() + "' has values"));
        Map<String, Double> shares = new LinkedHashMap<>();
        boolean uniform = prior.get().equals(SettingWords.UNIFORM);
        for (String name : names) shares.put(name, uniform ? 1.0 / names.size() : 0);
        if (!uniform) for (String word : NameList.read("--prior", prior.get())) read(word, shares);
        shares.forEach((name, share) -> Check.that(share > 0, "--prior has no share for the class '" + name + "'"));
        return Optional.of(new ClassSetting.ClassShares(shares));
    }

    private static void read(String word, Map<String, Double> shares) {
        int equals = word.lastIndexOf('=');
        String name = word.substring(0, Math.max(0, equals)).strip();
        Check.that(equals > 0, "--prior must be uniform or shares such as a=0.2,b=0.8 but has '" + word + "'");
        Check.that(
                shares.containsKey(name),
                "--prior names the class '" + name + "', but the classes are " + String.join(", ", shares.keySet()));
        shares.put(name, TypedValue.positive("--prior of class '" + name + "'", word.substring(equals + 1)));
    }

    /// As typed, for a command that goes on with the same.
    public void addTo(CommandWords words) {
        if (kind() != LossKind.SQUARED) words.option("--loss", kind().word());
        words.option("--loss-parameter", parameter);
        if (classes) words.flag("--classes");
        words.option("--prior", prior);
    }
}
