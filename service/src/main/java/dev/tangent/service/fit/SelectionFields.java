package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Learning;
import dev.tangent.method.Domain;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.service.http.Fields;
import dev.tangent.sparse.SolverSettings;
import java.time.Duration;
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

    <S extends Learning<S>> S applied(S base) {
        S learning = effort(folds(base));
        if (criterion.isPresent()) learning = learning.criterion(criterion.get());
        if (measure.isPresent()) learning = learning.measure(measure.get());
        if (oneStandardError) learning = learning.oneStandardError();
        if (oneMethod) learning = learning.oneMethod();
        return solver.isPresent()
                ? learning.solver(SolverSettings.DEFAULT.with(
                        SolverSettings.Choice.valueOf(solver.get().toUpperCase(Locale.ROOT))))
                : learning;
    }

    private <S extends Learning<S>> S folds(S base) {
        if (folds.isEmpty()) return base;
        return folds.get().equals("loo")
                ? base.leaveOneOut()
                : base.folds(new Domain.WholeNumber(2).read("folds", folds.get()));
    }

    private <S extends Learning<S>> S effort(S base) {
        S learning = budget.isPresent() ? base.budget(Duration.ofMillis(Math.round(1000 * budget.get()))) : base;
        if (searchSample.isEmpty()) return learning;
        return searchSample.get().equals("all")
                ? learning.searchAllPoints()
                : learning.searchSample(new Domain.WholeNumber(2).read("searchSample", searchSample.get()));
    }
}
