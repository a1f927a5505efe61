package dev.tangent.fit;

import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.Tuning;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.Labels;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.Target;
import dev.tangent.linalg.MatrixView;
import dev.tangent.preprocessing.PreparedPoints;
import dev.tangent.preprocessing.Preprocessing;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.selection.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// A fit in one scale of the columns, or in each of two where their spreads leave it open. Then a search in each, with
/// the same folds, finds which has the smaller error on held-out labels. Without a search the likelier scale is taken,
/// and so it is where a journal keeps the search, or a budget bounds it, which is one.
public record ScalingSelection(List<FitJob> jobs) {
    public static ScalingSelection of(LearningSettings settings, Points points, Target target, Stages stages) {
        return of(settings, points, target, stages, true);
    }

    /// The same for what does not depend on the scale, which the labels then are not asked for.
    public static ScalingSelection bySpreads(LearningSettings settings, Points points, Target target, Stages stages) {
        return of(settings, points, target, stages, false);
    }

    private static ScalingSelection of(
            LearningSettings settings, Points points, Target target, Stages stages, boolean byLabels) {
        settings.check();
        LearningSettings fitting = GraphSettings.of(settings, points);
        List<ScaledPoints> likely = scaled(fitting.execution(), points, target.rows(), stages);
        long seed = fitting.execution().seed();
        List<ScaledPoints> asked = byLabels && isLeftToLabels(fitting, points, likely)
                ? List.of(stages.run("scale", () -> ScaleByLabels.of(likely.getFirst(), target, seed)))
                : likely;
        return new ScalingSelection(asked.stream()
                .map(scaled -> new FitJob(
                        fitting, data(fitting, scaled, DistinctPoints.of(points, scaled.cloud()), target), stages))
                .toList());
    }

    /// Whether spreads say that columns are in one unit, and a search may ask the labels.
    private static boolean isLeftToLabels(LearningSettings settings, Points points, List<ScaledPoints> likely) {
        return settings.searching()
                && !(points instanceof WeightedGraph)
                && likely.size() == 1
                && likely.getFirst().kind() == Standardisation.NONE
                && settings.execution().preprocessing().standardisation() == Standardisation.AUTO;
    }

    /// What is learnt from, in one scale.
    ///
    /// @param points those of the scaled cloud
    public static LearningData data(
            LearningSettings settings, ScaledPoints scaled, DistinctPoints points, Target target) {
        return LabelPreparation.of(
                settings, scaled, points, target, (cloud, labels) -> untuned(settings, cloud, labels));
    }

    /// Values by the usual method without a search.
    private static MatrixView untuned(LearningSettings settings, PointCloud cloud, Labels labels) {
        Execution plain = Execution.DEFAULT
                .seeded(settings.execution().seed())
                .withPreprocessing(Preprocessing.DEFAULT.with(Standardisation.NONE));
        LearningSettings usual = LearningSettings.DEFAULT.untuned().with(plain);
        return plain.run(
                cloud.size(),
                false,
                stages -> of(usual, cloud, labels, stages)
                        .fit((job, learnt) -> MatrixView.of(
                                job.data().completed(learnt.prediction()).values())));
    }

    /// The points in the scales that come into question, the likelier first.
    public static List<ScaledPoints> scaled(Execution execution, Points given, int[] labelled, Stages stages) {
        IncompletePoints points = given.withGaps();
        MissingCoordinates way = execution.preprocessing().missing();
        return execution.scaled(
                points,
                () -> given instanceof WeightedGraph // it has every one of its vertices
                        ? PreparedPoints.all(points, way)
                        : PreparedPoints.of(points, way, labelled),
                stages);
    }

    private FitJob likely() {
        return jobs.getFirst();
    }

    private boolean isOpen() {
        return jobs.size() > 1
                && likely().willSearch()
                && likely().settings().journal().isEmpty()
                && likely().settings().selection().budget().time().isEmpty();
    }

    /// Fits.
    ///
    /// @param made of the job in the scale that was taken, and what it came to
    public <F> F fit(BiFunction<FitJob, Learnt, F> made) {
        if (!isOpen()) return made.apply(likely(), likely().fit());
        SearchedFit best = searched(FitJob::search);
        return made.apply(best.job(), best.fit());
    }

    /// The memory that each stage of a fit will need.
    public MemoryPlan plan() {
        return likely().data().plan(likely().settings());
    }

    public Tuning tune() {
        if (!isOpen()) return likely().tune();
        SearchedFit best = searched(FitJob::searchEach);
        return best.job().tuning(best.found());
    }

    /// A search whatever the labels, in the scale that was taken: of every method the best.
    public SearchedFit search() {
        if (isOpen()) return searched(FitJob::searchEach);
        likely().checkMemory();
        return new SearchedFit(likely(), likely().searchEach());
    }

    private SearchedFit searched(Function<FitJob, SearchResult> search) {
        likely().checkMemory();
        Optional<SearchedFit> best = Optional.empty();
        List<String> tried = new ArrayList<>();
        for (FitJob job : jobs) {
            SearchedFit next = new SearchedFit(job, search.apply(job));
            tried.add(String.format(
                    Locale.ROOT, "%s %.3g", job.data().scaled().kind().word(), error(next)));
            if (best.isEmpty() || error(next) < error(best.get())) best = Optional.of(next);
        }
        SearchedFit taken = best.orElseThrow();
        String reason = "by the error on held-out labels: " + String.join(", ", tried);
        return new SearchedFit(taken.job().withReason(reason), taken.found());
    }

    private static double error(SearchedFit searched) {
        return searched.found().taken().score().error();
    }
}
