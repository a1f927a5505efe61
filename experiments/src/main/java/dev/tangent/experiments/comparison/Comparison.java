package dev.tangent.experiments.comparison;

import dev.tangent.Regression;
import dev.tangent.fit.FitJob;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.ReportedRanking;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.SearchedFit;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Labels;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.report.TuningReport;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.ensemble.CandidateRanking;
import dev.tangent.selection.score.Candidate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Every method of one search by itself, on the same labels and folds, and what they make together.
public final class Comparison {
    private final FitJob job;
    private final SearchResult found;

    Comparison(FitJob job, SearchResult found) {
        this.job = job;
        this.found = found;
    }

    public static Comparison of(Regression regression, Points points, Labels labels) {
        LearningSettings settings = regression.settings();
        return settings.execution().run(stages -> {
            SearchedFit searched =
                    ScalingSelection.of(settings, points, labels, stages).search();
            return new Comparison(searched.job(), searched.found());
        });
    }

    /// The best of each method, best first, and what `fit` takes.
    public TuningReport report() {
        return ranking().report(job.settings().selection());
    }

    private ReportedRanking ranking() {
        return job.ranking(found);
    }

    /// What a search of this method alone chooses; empty where it was not tried or could not be solved.
    public Optional<ComparedMethod> of(Method method) {
        return of(method, ParameterGrid.NONE);
    }

    /// What a search of this method alone chooses within the usual grids if it is given these values; empty where
    /// none of them was tried.
    public Optional<ComparedMethod> of(Method method, ParameterGrid given) {
        List<Candidate> own = found.ranked().candidates().stream()
                .filter(candidate -> candidate.method().filter(method::equals).isPresent())
                .filter(candidate -> given.parameters().isEmpty() || isOf(candidate, given))
                .toList();
        if (own.isEmpty()) return Optional.empty();
        CandidateRanking search = found.ranking();
        return Optional.of(compared(() -> search.chosenOf(own), () -> search.chosenForEach(own)));
    }

    private static boolean isOf(Candidate candidate, ParameterGrid given) {
        if (!(candidate.trial().parameters() instanceof TrialParameters.Regularized)) return false;
        ParameterValues settings = candidate.values();
        return given.parameters().stream()
                .allMatch(each -> settings.has(each) && given.of(each).contains(settings.of(each)));
    }

    /// What `fit` takes of the same search: where several methods were searched among, their weighted mean.
    public ComparedMethod taken() {
        return compared(found::taken, found::takenFor);
    }

    private ComparedMethod compared(Supplier<Candidate> forAll, Supplier<List<Candidate>> forEach) {
        boolean alone = job.settings().selection().perOutput();
        List<Candidate> chosen = alone ? forEach.get() : List.of(forAll.get());
        return new ComparedMethod(
                job.data(),
                chosen,
                alone ? ranking().alone(chosen) : List.of(ranking().row(chosen.getFirst())));
    }
}
