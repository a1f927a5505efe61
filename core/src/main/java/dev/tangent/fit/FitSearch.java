package dev.tangent.fit;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSubset;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.Capability;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.Deadline;
import dev.tangent.selection.ReductionCache;
import dev.tangent.selection.SearchBudget;
import dev.tangent.selection.SearchCost;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.SearchRun;
import dev.tangent.selection.TriedUnits;
import dev.tangent.selection.ensemble.CandidateRanking;
import dev.tangent.selection.grid.SearchRequest;
import dev.tangent.selection.grid.SearchSpace;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.ErrorMeasure;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/// The search of a fit: over all points, or first on a sample of them and then, with the best settings of the sample,
/// over all.
///
/// @param eachMethod whether the best of each method is wanted, or only what is fitted
public record FitSearch(FitJob job, boolean eachMethod) {
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
        NeighbourGraph graph =
                neighbours(on, on.request().mostNeighbours(on.data().size()));
        Folds folds = folds(on);
        SearchSpace space = space(on, graph, folds);
        return begin(on, space, folds, graph, space.settings(), deadline);
    }

    /// A search over all that is possible on a graph.
    ///
    /// @param reducers where the methods of a space get their reductions from
    public static SearchRun begin(
            FitJob on,
            NeighbourGraph graph,
            Function<SearchSpace, Reducer> reducers,
            Deadline deadline,
            Consumer<SearchProgress> listener) {
        Folds folds = folds(on);
        SearchSpace space = space(on, graph, folds);
        return begin(on, space, folds, graph, reducers.apply(space), deadline, listener);
    }

    private static SearchSpace space(FitJob on, NeighbourGraph graph, Folds folds) {
        return on.request().over(new LabelledGraph(graph, on.data().labels()), folds.leastTraining());
    }

    /// @param wanted settings that reductions will be asked for
    private static SearchRun begin(
            FitJob on,
            SearchSpace space,
            Folds folds,
            NeighbourGraph graph,
            List<RegularizerSpec> wanted,
            Deadline deadline) {
        Reducer reducer = new ReductionCache(on.data().labels().points(), wanted);
        return begin(on, space, folds, graph, reducer, deadline, on.stages().listener()::searched);
    }

    private static SearchRun begin(
            FitJob on,
            SearchSpace space,
            Folds folds,
            NeighbourGraph graph,
            Reducer reducer,
            Deadline deadline,
            Consumer<SearchProgress> listener) {
        LabelledGraph labelled = new LabelledGraph(graph, on.data().labels(), reducer);
        LearningSettings settings = on.settings();
        settings.journal().ifPresent(journal -> journal.begin(SearchFingerprint.of(settings, labelled, folds)));
        Objective objective = on.data().objective();
        CrossValidation validation =
                new CrossValidation(labelled.labels(), folds, ErrorMeasure.of(objective.measure(), objective.model()));
        return new SearchRun(
                new CandidateRanking(validation, settings.selection().rule()),
                settings.journal(),
                deadline,
                listener,
                space,
                labelled,
                !settings.selection().oneMethod() && !settings.needsRegularizer());
    }

    private static Folds folds(FitJob on) {
        RawLabels given = on.data().given();
        Folds usual = on.settings()
                .selection()
                .of(
                        on.data().labels(),
                        given.classes(),
                        given.outputs().getFirst(),
                        on.settings().execution().seed());
        return on.data().copies().map(copies -> copies.heldOutTogether(usual)).orElse(usual);
    }

    /// The graph of as many neighbours as any method will want.
    public static NeighbourGraph neighbours(FitJob on, int most) {
        if (!on.data().isGraph()) Bounds.checkNeighbourhood(on.data().size());
        return on.settings().execution().neighbours(on.data().points(), most, on.stages());
    }

    /// What a journal keeps are trials on all points.
    private FitJob sampled(LearningData some) {
        return new FitJob(job.settings().withoutJournal(), some, job.stages());
    }

    private SearchResult onSampleFirst(LearningData some, Deadline deadline) {
        SearchRun rough = begin(sampled(some), deadline.half());
        SearchResult found = compare(rough);
        TriedUnits tried = rough.units();
        List<String> kept = kept(tried, found);
        int neighbours = Math.max(LEAST_NEIGHBOURS, tried.neighboursOf(kept).orElse(0));
        return onAll(
                tried.settingsLike(kept),
                found,
                kept,
                neighbours(job, Math.min(neighbours, job.data().size().distinct())),
                deadline);
    }

    private SearchResult compare(SearchRun onSample) {
        return job.stages().run("tuning on a sample", eachMethod ? onSample::all : onSample::race);
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
        NeighbourGraph graph = neighbours(job, request.mostNeighbours(job.data().size()));
        Folds folds = folds(job);
        SearchSpace space = job.stages().run("grids", () -> space(job, graph, folds));
        SearchCost cost = SearchCost.of(
                graph,
                space.settings(),
                job.data().labels().size(),
                folds.count() * request.lambdas().size());
        int[] points = budget().shortSample(graph.size(), rough.labels().points(), seed());
        boolean smaller = points.length < graph.size()
                || rough.labels().size() < job.data().labels().size();
        if (!budget().isOpen() || !smaller || !cost.isLong(space.settings()))
            return tune(begin(job, space, folds, graph, space.settings(), deadline));
        return settled(rough.on(points), graph, space, cost, deadline);
    }

    private SearchResult settled(
            LearningData some, NeighbourGraph all, SearchSpace space, SearchCost cost, Deadline deadline) {
        FitJob sampled = sampled(some);
        NeighbourGraph graph = neighbours(sampled, all.largestDegree());
        SearchSpace same = sampled.request().like(space, new LabelledGraph(graph, some.labels()));
        SearchRun rough = begin(sampled, same, folds(sampled), graph, same.settings(), deadline);
        SearchResult found = compare(rough);
        TriedUnits tried = rough.units();
        List<String> kept = new ArrayList<>(unitsOf(tried, found));
        kept.addAll(tried.withinOneStandardError(cost, kept));
        return onAll(tried.settingsLike(kept), found, kept, all, deadline);
    }

    /// The kept settings on all points with all labels.
    ///
    /// @param wanted settings that reductions will be asked for
    private SearchResult onAll(
            List<RegularizerSpec> wanted,
            SearchResult found,
            List<String> kept,
            NeighbourGraph graph,
            Deadline deadline) {
        SearchSpace space = job.request()
                .like(found.space(), new LabelledGraph(graph, job.data().labels()));
        SearchRun run = begin(job, space, folds(job), graph, wanted, deadline);
        return job.stages()
                .run("tuning", () -> run.only(kept))
                .after(found, found.labelled().graph().size());
    }
}
