package dev.tangent.fit;

import dev.tangent.Tuning;
import dev.tangent.preprocessing.IncompletePoints;
import dev.tangent.preprocessing.PreparedPoints;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.selection.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// A fit in one scale of the columns, or in each of two where their spreads leave it open. Then a search in each, with
/// the same folds, finds which has the smaller error on held-out labels. Without a search the likelier scale is taken,
/// and so it is where a journal keeps the search, or a budget bounds it, which is one.
public record ScalingSelection(List<FitJob> jobs) {
    /// A job and what it came to.
    public record Fitted(FitJob job, FitJob.Parts parts) {}

    /// A job and what its search found.
    public record Searched(FitJob job, SearchResult found) {}

    /// Of points that may lack coordinates.
    ///
    /// @param labelled rows that carry labels
    /// @param data of points in one scale
    public static ScalingSelection of(
            LearningSettings settings,
            IncompletePoints points,
            int[] labelled,
            Function<ScaledPoints, LearningData> data,
            Stages stages) {
        settings.check();
        return new ScalingSelection(scaled(settings.execution(), points, labelled, stages).stream()
                .map(scaled -> new FitJob(settings, data.apply(scaled), stages))
                .toList());
    }

    /// The points in the scales that come into question, the likelier first.
    public static List<ScaledPoints> scaled(
            Execution execution, IncompletePoints points, int[] labelled, Stages stages) {
        PreparedPoints prepared = points.missing() == 0
                ? PreparedPoints.of(points, execution.preprocessing().missing(), labelled)
                : stages.run(
                        "imputation",
                        () -> PreparedPoints.of(
                                points, execution.preprocessing().missing(), labelled));
        return prepared.scaled(execution.preprocessing().standardisation());
    }

    private FitJob likely() {
        return jobs.getFirst();
    }

    private boolean isOpen() {
        return jobs.size() > 1
                && likely().willSearch()
                && likely().settings().journal().isEmpty()
                && likely().settings().selection().effort().budget().isEmpty();
    }

    public Fitted fit() {
        if (!isOpen()) return new Fitted(likely(), likely().fit());
        Searched best = searched(FitJob::search);
        return new Fitted(best.job(), new Refit(best.job(), best.found()).fit());
    }

    public Tuning tune() {
        if (!isOpen()) return likely().tune();
        Searched best = searched(FitJob::searchEach);
        return best.job().tuning(best.found());
    }

    /// A search whatever the labels: of every method the best.
    public Searched search() {
        if (isOpen()) return searched(FitJob::searchEach);
        likely().checkMemory();
        return new Searched(likely(), likely().searchEach());
    }

    private Searched searched(Function<FitJob, SearchResult> search) {
        likely().checkMemory();
        Optional<Searched> best = Optional.empty();
        List<String> tried = new ArrayList<>();
        for (FitJob job : jobs) {
            Searched next = new Searched(job, search.apply(job));
            tried.add(String.format(
                    Locale.ROOT, "%s %.3g", job.data().scaled().kind().word(), error(next)));
            if (best.isEmpty() || error(next) < error(best.get())) best = Optional.of(next);
        }
        Searched taken = best.orElseThrow();
        String reason = "by the error on held-out labels: " + String.join(", ", tried);
        return new Searched(taken.job().because(reason), taken.found());
    }

    private static double error(Searched searched) {
        return searched.found().taken().score().error();
    }
}
