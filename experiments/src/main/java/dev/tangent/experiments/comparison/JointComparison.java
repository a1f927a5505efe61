package dev.tangent.experiments.comparison;

import dev.tangent.Check;
import dev.tangent.Regression;
import dev.tangent.fit.Execution;
import dev.tangent.fit.FitJob;
import dev.tangent.fit.FitSearch;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.MatrixView;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.selection.ReductionCache;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.grid.SearchRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/// Comparisons with several sets of labels of the same points, each by itself. They share the work on the points.
///
/// Each is what a comparison with its labels alone is, up to rounding.
public final class JointComparison {
    private final Execution execution;
    private final JointSearch search;
    private final List<Comparison> comparisons;

    /// Takes predictions. Called from several threads, for one set of labels by one at a time.
    @FunctionalInterface
    public interface Receiver {
        /// A method's values are there.
        ///
        /// @param set number of the set of labels
        void predicted(int set, ComparedMethod method, MatrixView values);
    }

    private JointComparison(Execution execution, JointSearch search, List<Comparison> comparisons) {
        this.execution = execution;
        this.search = search;
        this.comparisons = List.copyOf(comparisons);
    }

    /// Where spreads leave the columns' scale open, the likelier one is taken.
    ///
    /// @param sets name rows of the points; each has one output or several
    public static JointComparison of(Regression regression, PointCloud points, List<Labels> sets) {
        LearningSettings settings = regression.settings();
        return settings.execution().run(stages -> of(settings, IncompletePoints.of(points), sets, stages));
    }

    private static JointComparison of(
            LearningSettings settings, IncompletePoints cloud, List<Labels> sets, Stages stages) {
        Check.that(settings.journal().isEmpty(), "a journal keeps one search, not those of several sets of labels");
        settings.check();
        int[] labelled = sets.stream()
                .flatMapToInt(rows -> Arrays.stream(rows.rows()))
                .distinct()
                .toArray();
        ScaledPoints scaled = ScalingSelection.scaled(settings.execution(), cloud, labelled, stages)
                .getFirst();
        DistinctPoints points = DistinctPoints.of(scaled.cloud());
        List<FitJob> jobs = sets.stream()
                .map(rows -> new FitJob(settings, ScalingSelection.data(settings, scaled, points, rows), stages))
                .toList();
        jobs.forEach(FitJob::checkMemory);
        int most = jobs.stream()
                .mapToInt(job -> job.request().mostNeighbours(job.data().size()))
                .max()
                .orElseThrow();
        JointSearch search = search(jobs, FitSearch.neighbours(jobs.getFirst(), most));
        List<SearchRequest> requests = jobs.stream().map(FitJob::request).toList();
        List<SearchResult> found = stages.run("tuning", () -> search.search(requests, stages.listener()::searched));
        List<Comparison> comparisons = new ArrayList<>();
        for (int set = 0; set < jobs.size(); set++) comparisons.add(new Comparison(jobs.get(set), found.get(set)));
        return new JointComparison(settings.execution(), search, comparisons);
    }

    private static JointSearch search(List<FitJob> jobs, NeighbourGraph graph) {
        int[] everywhere = jobs.stream()
                .flatMapToInt(job -> Arrays.stream(job.data().labels().points()))
                .toArray();
        List<ReductionCache> shared = new ArrayList<>();
        return new JointSearch(jobs.stream()
                .map(job -> FitSearch.begin(
                        job,
                        graph,
                        space -> {
                            // All spaces are over the same points, and so are about the same.
                            if (shared.isEmpty()) shared.add(new ReductionCache(everywhere, space.settings()));
                            ReductionCache cache = shared.getFirst();
                            // Each search has a best of its own: none is kept.
                            return (over, spec, points, solver) -> cache.reduce(over, spec, points, solver);
                        },
                        job.settings().selection().budget().begin(),
                        progress -> {}))
                .toList());
    }

    /// One for each set of labels.
    public List<Comparison> comparisons() {
        return comparisons;
    }

    /// Predicts with some methods of each comparison; what needs the same R comes together. A prediction is handed
    /// over as soon as it stands, and not kept.
    ///
    /// @param wanted methods of the first comparison, of the second, and so on
    public void predict(List<? extends List<ComparedMethod>> wanted, Receiver receiver) {
        List<IdentityHashMap<ComparedMethod, ComparedMethod.Collected>> collected = new ArrayList<>();
        List<Set<Trial>> trials = new ArrayList<>();
        for (List<ComparedMethod> methods : wanted) {
            IdentityHashMap<ComparedMethod, ComparedMethod.Collected> own = new IdentityHashMap<>();
            Set<Trial> needed = Collections.newSetFromMap(new IdentityHashMap<>());
            for (ComparedMethod method : methods) {
                own.put(method, method.new Collected());
                needed.addAll(method.trials());
            }
            collected.add(own);
            trials.add(needed);
        }
        execution.run(stages -> stages.run("solve", () -> {
            search.predict(trials, (set, trial, prediction) -> {
                for (ComparedMethod method : wanted.get(set)) {
                    if (!method.needs(trial)) continue;
                    ComparedMethod.Collected own = collected.get(set).get(method);
                    own.add(trial, prediction);
                    if (!own.isComplete()) continue;
                    receiver.predicted(set, method, own.values());
                    collected.get(set).remove(method);
                }
            });
            return comparisons;
        }));
    }
}
