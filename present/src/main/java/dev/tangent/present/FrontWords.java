package dev.tangent.present;

import dev.tangent.Subject;
import java.util.Locale;
import java.util.Map;

/// What the users of a front call the things they set, and what they can do about a numeric failure.
public enum FrontWords {
    COMMAND_LINE(
            Map.of(
                    "neighbours", "-k/--neighbours",
                    "dimension", "-m/--dimension",
                    "rawLambda", "--lambda",
                    "lambda", "--relative-lambda",
                    "tuned", "--no-tune",
                    "oneStandardError", "--one-se",
                    "errorBars", "--sd, --interval",
                    "targets", "--target"),
            "--",
            "--solver direct",
            "--loss squared",
            "more neighbours (-k)",
            "give Java more, as with TANGENT_JAVA_OPTS=-Xmx16g, or take fewer neighbours (-k) or --solver iterative"),
    SERVICE(
            Map.of("tuned", "tuned: false"),
            "",
            "the direct solver",
            "the squared loss",
            "more neighbours",
            "close tables, take fewer neighbours, or give Java more (-Xmx)");

    @SuppressWarnings("ImmutableEnumChecker") // made by Map.of
    private final Map<String, String> names; // by the keys of subjects, where they are not the key itself

    private final String prefix;
    private final String directSolver;
    private final String squaredLoss;
    private final String moreNeighbours;
    private final String moreMemory;

    FrontWords(
            Map<String, String> names,
            String prefix,
            String directSolver,
            String squaredLoss,
            String moreNeighbours,
            String moreMemory) {
        this.names = names;
        this.prefix = prefix;
        this.directSolver = directSolver;
        this.squaredLoss = squaredLoss;
        this.moreNeighbours = moreNeighbours;
        this.moreMemory = moreMemory;
    }

    /// What a thing is called. An option is the key with hyphens, a field of the service the key as it is.
    public String name(Subject subject) {
        String usual = prefix.isEmpty() ? subject.key() : prefix + hyphenated(subject.key());
        return names.getOrDefault(subject.key(), usual);
    }

    /// The one option that says it; of several the first long one.
    public String option(Subject subject) {
        return name(subject).replaceAll("^-\\w/|,.*", "");
    }

    private static String hyphenated(String key) {
        return key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    String directSolver() {
        return directSolver;
    }

    String squaredLoss() {
        return squaredLoss;
    }

    String moreNeighbours() {
        return moreNeighbours;
    }

    String moreMemory() {
        return moreMemory;
    }
}
