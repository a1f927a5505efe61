package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.Classification;
import dev.tangent.Journal;
import dev.tangent.Learning;
import dev.tangent.Regression;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.Labelled;
import dev.tangent.method.Capability;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.ValueSetting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a command asks of the library, before any file is read.
///
/// @param command as typed, for messages
/// @param needs what a fit must be able to do beyond predictions; of values only some methods can
/// @param journal where what a search finds is kept
record LearningRequest(
        String command, LearningOptions options, List<Capability> needs, Optional<Journal> journal, StageTimes stages) {
    /// Refuses wrong options; those that may be right for classes once the labels are known.
    void check() {
        options.labels().source(command);
        values(needs.stream().filter(need -> need != Capability.SUGGESTIONS).toList())
                .check();
    }

    Regression values() {
        return values(needs);
    }

    private Regression values(List<Capability> wanted) {
        Regression base = configured(new Regression());
        if (options.selection().perOutput()) base = base.perOutput();
        for (Capability need : wanted) base = with(base, need);
        return base;
    }

    /// All that is said of the fit.
    FitDescription description(LearningOptions.LearningInput input) {
        List<ValueSetting> wanted = new ArrayList<>();
        if (needs.contains(Capability.VARIANCES)) wanted.add(new ValueSetting.WithErrorBars());
        if (needs.contains(Capability.SUGGESTIONS)) wanted.add(new ValueSetting.ForSuggestions());
        return options.description(input).with(setting -> false, wanted);
    }

    private static Regression with(Regression base, Capability need) {
        return switch (need) {
            case VARIANCES -> base.errorBars();
            case SUGGESTIONS -> base.forSuggestions();
            case VALUES, CLASSES, GRAPHS -> base; // what every fit of them has
        };
    }

    Classification classes(Labelled labelled) {
        Classification base = configured(new Classification());
        return options.loss().prior(labelled).map(prior -> prior.on(base)).orElse(base);
    }

    private <S extends Learning<S>> S configured(S base) {
        S learning = options.configured(base).listener(stages);
        return journal.map(learning::journal).orElse(learning);
    }

    /// Reads points and labels, and refuses labels that the options are not for.
    LearningRun read() {
        return read(KeepColumns.NONE);
    }

    /// The same where columns of the points are written again.
    LearningRun read(KeepColumns kept) {
        LearningOptions.LearningInput input = options.read(command, kept, stages);
        Labelled labelled = input.labelled();
        options.loss().prior(labelled);
        if (labelled.classes().isPresent()) {
            String output = "'" + labelled.outputs().getFirst() + "' names classes";
            Check.that(!options.selection().perOutput(), "--per-output is for several outputs, but " + output);
            for (Capability need : needs)
                Check.that(
                        need == Capability.CLASSES || need == Capability.SUGGESTIONS,
                        "%s is for values, but %s",
                        need.words(),
                        output);
        } else values().check();
        return new LearningRun(this, input.points(), labelled);
    }
}
