package dev.tangent.app.option;

import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How candidates are judged; the same for all commands that choose.
public final class SelectionOptions {
    @Option(
            names = "--folds",
            paramLabel = "N|loo",
            order = 30,
            description = "parts the labels are split into, each held out once; loo holds out one label at a time"
                    + " (default: 5, with fewer than 40 labels of values 10, or as many as there are labels if they"
                    + " are fewer); classes are spread evenly")
    private Optional<String> folds = Optional.empty();

    @Option(
            names = "--criterion",
            paramLabel = "cv|loo|evidence",
            order = 31,
            description = "what chooses: cross-validation (default), the same leaving out one label at a time, or the"
                    + " marginal likelihood of the labels (lg, lap and ilap with the squared loss)")
    private Optional<String> criterion = Optional.empty();

    @Option(
            names = "--measure",
            paramLabel = "NAME",
            order = 32,
            description = "the error that is to be small: mae, mean absolute (default); rmse, root mean square; l2,"
                    + " mean length of the difference over all outputs; for classes accuracy (default) or log-loss;"
                    + " for quantiles pinball (default). Over several outputs errors are in standard deviations of"
                    + " each, but for l2")
    private Optional<String> measure = Optional.empty();

    @Option(
            names = {"--one-se", "--one-standard-error"},
            order = 33,
            description = "choose the smoothest candidate within one standard error of the best (default: of those"
                    + " within a thousandth)")
    private boolean oneStandardError;

    @Option(
            names = "--per-output",
            order = 34,
            description = "choose parameters for each output alone; methods count by its own errors and by those of all"
                    + " outputs (default: one choice for all)")
    private boolean perOutput;

    @Option(
            names = "--one-method",
            order = 35,
            description =
                    "of several methods take the one that counts most (default: a mean of those that did nearly as well, by"
                            + " their errors; suggestions always come from one)")
    private boolean oneMethod;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            order = 36,
            description =
                    "how long a search may take, such as 60s, 10m or 1h: cheap settings come first, the best so far"
                            + " is taken when time is up, and the summary says what was not tried (default: no bound)")
    private Optional<String> budget = Optional.empty();

    @Option(
            names = "--search-sample",
            paramLabel = "N|all",
            order = 37,
            description = "compare settings on N of the points, all labelled ones among them, and choose lambda of the"
                    + " best on all points (default: 10000 where there are more than 25000 points)")
    private Optional<String> sample = Optional.empty();

    /// What is said, as settings of a fit, but for what is for values alone.
    List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>();
        folds.map(text -> SettingWords.folds("--folds", text)).ifPresent(all::add);
        budget.map(text -> TypedValue.duration("--budget", text))
                .map(LearningSetting.SearchTime::new)
                .ifPresent(all::add);
        sample.map(text -> SettingWords.searchSample("--search-sample", text)).ifPresent(all::add);
        criterion
                .map(text -> TypedValue.of("--criterion", SettingWords.CRITERIA, text))
                .map(LearningSetting.ChosenBy::new)
                .ifPresent(all::add);
        measure.map(text -> TypedValue.of("--measure", SettingWords.MEASURES, text))
                .map(LearningSetting.MeasuredBy::new)
                .ifPresent(all::add);
        if (oneStandardError) all.add(new LearningSetting.OneStandardError());
        if (oneMethod) all.add(new LearningSetting.OneMethod());
        return all;
    }

    /// Whether each output chooses alone.
    public boolean perOutput() {
        return perOutput;
    }

    /// As typed, for a command that searches alike.
    public void addTo(CommandWords words) {
        words.option("--folds", folds).option("--criterion", criterion).option("--measure", measure);
        if (oneStandardError) words.flag("--one-se");
        if (perOutput) words.flag("--per-output");
        if (oneMethod) words.flag("--one-method");
        words.option("--budget", budget).option("--search-sample", sample);
    }
}
