package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.method.Domain;
import dev.tangent.method.MeasureKind;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.ValueSetting;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.service.http.Fields;
import dev.tangent.sparse.SolverSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How candidates are judged, how long that may take, and how equations are solved.
///
/// @param folds a number, or `loo`
/// @param searchSample a number, or `all`
/// @param budget in seconds
record SelectionFields(
        Optional<String> folds,
        Optional<SelectionCriterion> criterion,
        Optional<MeasureKind> measure,
        boolean oneStandardError,
        boolean oneMethod,
        boolean perOutput,
        Optional<Double> budget,
        Optional<String> searchSample,
        Optional<String> solver) {
    static final Domain.OneOf<SelectionCriterion> CRITERIA =
            new Domain.OneOf<>(List.of(SelectionCriterion.values()), SelectionCriterion::word);
    static final Domain.OneOf<MeasureKind> MEASURES =
            new Domain.OneOf<>(List.of(MeasureKind.values()), MeasureKind::word);
    private static final Domain.OneOf<String> SOLVERS =
            new Domain.OneOf<>(List.of("auto", "direct", "iterative"), word -> word);
    private static final double LONGEST = 1e6;

    static SelectionFields of(Fields fields) {
        Optional<Double> budget = fields.positive("budget");
        budget.ifPresent(seconds -> Check.that(seconds <= LONGEST, "budget must be at most 1000000 seconds"));
        return new SelectionFields(
                fields.text("folds"),
                fields.oneOf("criterion", CRITERIA),
                fields.oneOf("measure", MEASURES),
                fields.flag("oneStandardError", false),
                fields.flag("oneMethod", false),
                fields.flag("perOutput", false),
                budget,
                fields.text("searchSample"),
                fields.oneOf("solver", SOLVERS));
    }

    /// What is said, as settings of a fit.
    List<FitSetting> settings() {
        List<FitSetting> all = new ArrayList<>();
        folds.map(SelectionFields::split).ifPresent(all::add);
        criterion.map(LearningSetting.ChosenBy::new).ifPresent(all::add);
        measure.map(LearningSetting.MeasuredBy::new).ifPresent(all::add);
        if (oneStandardError) all.add(new LearningSetting.OneStandardError());
        if (oneMethod) all.add(new LearningSetting.OneMethod());
        if (perOutput) all.add(new ValueSetting.PerOutput());
        budget.map(seconds -> Duration.ofMillis(Math.round(1000 * seconds)))
                .map(LearningSetting.SearchBudget::new)
                .ifPresent(all::add);
        searchSample.map(SelectionFields::sample).ifPresent(all::add);
        solver.map(word -> SolverSettings.Choice.valueOf(word.toUpperCase(Locale.ROOT)))
                .map(LearningSetting.SolvedBy::new)
                .ifPresent(all::add);
        return all;
    }

    private static LearningSetting split(String text) {
        return text.equals("loo")
                ? new LearningSetting.LeaveOneOut()
                : new LearningSetting.FoldCount(new Domain.WholeNumber(2).read("folds", text));
    }

    private static LearningSetting sample(String text) {
        return text.equals("all")
                ? new LearningSetting.SearchAllPoints()
                : new LearningSetting.SearchSample(new Domain.WholeNumber(2).read("searchSample", text));
    }
}
