package dev.tangent.fit;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSubset;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.Capability;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.Deadline;
import dev.tangent.selection.SearchBudget;
import dev.tangent.selection.SearchCost;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.SearchRun;
import dev.tangent.selection.TriedUnits;
import dev.tangent.selection.grid.SearchRequest;
import dev.tangent.selection.grid.SearchSpace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// The search of a fit: over all points, or first on a sample of them and then, with the best settings of the sample,
/// over all.
///
/// @param eachMethod whether the best of each method is wanted, or only what is fitted
record FitSearch(FitJob job, boolean eachMethod) {
    /// Methods that choose neighbours by themselves take no more than these.
    private static final int LEAST_NEIGHBOURS = Defaults.USUAL_NEIGHBOURS;

    public SearchResult run() {
        return fewerLabels()
                .map(fewer -> new FitSearch(fewer, eachMethod).over().withoutReduction())
                .orElseGet(this::over);
    }

    /// With more labels than dense work can take, as many as it can choose for all of them: neither the best
    /// setting nor lambda, the noise over the variance of f, depends on how many labels there are. What is fitted
    /// with all labels afterwards has to be one regularizer.
    private Optional<FitJob> fewerLabels() {
        DistinctLabels labels = job.data().labels();
        LearningSettings settings = job.settings();
        if (eachMethod
                || labels.size() <= SearchBudget.MOST_LABELS
                || settings.selection().foldsAreGiven()) return Optional.empty();
        LearningSettings regularized = settings.needing(Capability.SUGGESTIONS);
        if (job.request().methods().stream().noneMatch(regularized::isAble)) return Optional.empty();
        int[] some = LabelSubset.of(labels, SearchBudget.MOST_LABELS, seed());
        return Optional.of(new FitJob(regularized, job.data().with(labels.select(some)), job.stages()));
    }

    private long seed() {
        return job.settings().execution().seed();
    }

    private SearchBudget budget() {
        return job.settings().selection().budget();
    }

    private SearchResult over() {
        Deadline deadline = budget().begin();
        if (job.data().isGraph()) return tune(begin(job, deadline)); // a sample of a graph is another graph
        LearningData rough = roughly();
        Optional<int[]> sample =
                budget().sample(job.data().size().distinct(), rough.labels().points(), seed());
        return sample.map(points -> onSampleFirst(rough.on(points), deadline))
                .orElseGet(() -> byCount(rough, deadline));
    }

    /// With as many labels as suffice to compare settings.
    private LearningData roughly() {
        DistinctLabels labels = job.data().labels();
        boolean all = job.settings().selection().foldsAreGiven();
        int[] some = budget().labelsToCompare(labels, seed());
        return all || some.length == labels.size() ? job.data() : job.data().with(labels.select(some));
    }

    private SearchResult tune(SearchRun run) {
        return job.stages().run("tuning", () -> run.allAndBeyond(job.request(), !eachMethod));
    }

    private List<String> unitsOf(TriedUnits tried, SearchResult found) {
        return tried.of(found, eachMethod, job.settings().selection().perOutput());
    }

    private static SearchRun begin(FitJob on, Deadline deadline) {
        SearchRequest request = on.request();
        NeighbourGraph graph = on.neighbours(request.mostNeighbours(on.data().size()));
        return on.begin(request, graph, on::reducer, deadline, on.stages().listener()::searched);
    }

    /// What a journal keeps are trials on all points.
    private FitJob sampled(LearningData some) {
        return new FitJob(job.settings().withoutJournal(), some, job.stages());
    }

    private SearchResult onSampleFirst(LearningData some, Deadline deadline) {
        SearchRun rough = begin(sampled(some), deadline.half());
        SearchResult found = job.stages().run("tuning on a sample", eachMethod ? rough::all : rough::race);
        TriedUnits tried = rough.units();
        List<String> kept = kept(tried, found);
        int neighbours = Math.max(LEAST_NEIGHBOURS, tried.neighboursOf(kept).orElse(0));
        return onAll(
                tried.settingsLike(kept),
                found,
                kept,
                () -> job.neighbours(Math.min(neighbours, job.data().size().distinct())),
                deadline);
    }

    /// What the sample's search takes; and, as long as a budget lasts, what may still do better.
    private List<String> kept(TriedUnits tried, SearchResult found) {
        Set<String> kept = new LinkedHashSet<>(unitsOf(tried, found));
        if (budget().time().isPresent()) kept.addAll(tried.withinOneStandardError());
        return new ArrayList<>(kept);
    }

    /// All settings on all points, unless a count says that this takes long: then those that can win.
    private SearchResult byCount(LearningData rough, Deadline deadline) {
        SearchRequest request = job.request();
        NeighbourGraph graph = job.neighbours(request.mostNeighbours(job.data().size()));
        Folds folds = job.folds();
        SearchSpace space = job.stages()
                .run(
                        "grids",
                        () -> request.over(new LabelledGraph(graph, job.data().labels()), folds.leastTraining()));
        SearchCost cost = SearchCost.of(
                graph,
                space.settings(),
                job.data().labels().size(),
                folds.count() * request.lambdas().size());
        int[] points = budget().shortSample(graph.size(), rough.labels().points(), seed());
        boolean smaller = points.length < graph.size()
                || rough.labels().size() < job.data().labels().size();
        if (!budget().isOpen() || !smaller || !cost.isLong(space.settings()))
            return tune(job.begin(
                    space, folds, graph, job::reducer, deadline, job.stages().listener()::searched));
        return settled(rough.on(points), graph, space, cost, deadline);
    }

    private SearchResult settled(
            LearningData some, NeighbourGraph all, SearchSpace space, SearchCost cost, Deadline deadline) {
        FitJob sampled = sampled(some);
        NeighbourGraph graph = sampled.neighbours(all.largestDegree());
        SearchSpace same = sampled.request().like(space, new LabelledGraph(graph, some.labels()));
        SearchRun rough = sampled.begin(
                same,
                sampled.folds(),
                graph,
                sampled::reducer,
                deadline,
                job.stages().listener()::searched);
        SearchResult found = job.stages().run("tuning on a sample", eachMethod ? rough::all : rough::race);
        TriedUnits tried = rough.units();
        List<String> kept = new ArrayList<>(unitsOf(tried, found));
        kept.addAll(tried.withinOneStandardError(cost, kept));
        return onAll(tried.settingsLike(kept), found, kept, () -> all, deadline);
    }

    /// The kept settings on all points with all labels.
    ///
    /// @param wanted settings that reductions will be asked for
    private SearchResult onAll(
            List<RegularizerSpec> wanted,
            SearchResult found,
            List<String> kept,
            Supplier<NeighbourGraph> graphs,
            Deadline deadline) {
        NeighbourGraph graph = graphs.get();
        SearchSpace space = job.request()
                .like(found.space(), new LabelledGraph(graph, job.data().labels()));
        SearchRun run = job.begin(
                space,
                job.folds(),
                graph,
                any -> job.reducer(wanted),
                deadline,
                job.stages().listener()::searched);
        return job.stages()
                .run("tuning", () -> run.only(kept))
                .after(found, found.labelled().graph().size());
    }
}
