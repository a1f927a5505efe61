package dev.tangent;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.selection.Task;
import dev.tangent.search.Deadline;
import dev.tangent.search.SearchEffort;
import dev.tangent.search.SearchRequest;
import dev.tangent.search.SearchResult;
import dev.tangent.search.SearchRun;
import dev.tangent.search.SearchSpace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The search of a fit: over all points, or first on a sample of them and then, with the best settings of the sample,
/// over all.
///
/// @param eachMethod whether the best of each method is wanted, or only what is fitted
record FitSearch(FitJob job, boolean eachMethod) {
    /// Methods that choose neighbours by themselves take no more than these.
    private static final int LEAST_NEIGHBOURS = 20;

    SearchResult run() {
        SearchEffort effort = job.settings().selection().effort();
        Deadline deadline = effort.begin();
        Optional<int[]> sample = effort.sample(
                job.data().size().distinct(),
                job.data().labels().points(),
                job.settings().execution().seed());
        return sample.map(points -> inTwoSteps(points, deadline)).orElseGet(() -> onAll(deadline));
    }

    private SearchResult onAll(Deadline deadline) {
        SearchRun run = begin(job, deadline);
        return job.stages().run("tuning", () -> run.allAndBeyond(job.request()));
    }

    private static SearchRun begin(FitJob on, Deadline deadline) {
        SearchRequest request = on.request();
        NeighbourGraph graph = on.neighbours(request.mostNeighbours(on.data().size()));
        return on.begin(request, graph, on::reducer, deadline, on.stages().listener()::searched);
    }

    /// What a journal keeps are trials on all points.
    private SearchResult inTwoSteps(int[] points, Deadline deadline) {
        FitJob sampled = new FitJob(job.settings().withoutJournal(), job.data().on(points), job.stages());
        SearchRun rough = begin(sampled, deadline.half());
        SearchResult found = job.stages().run("tuning on a sample", rough::all);
        List<String> kept = kept(rough, found);
        int neighbours = Math.max(LEAST_NEIGHBOURS, rough.neighboursOf(kept).orElse(0));
        NeighbourGraph graph =
                job.neighbours(Math.min(neighbours, job.data().size().distinct()));
        SearchSpace space =
                job.request().like(found.space(), new Task(graph, job.data().labels()));
        SearchRun run = job.begin(
                space, job.folds(), graph, job::reducer, deadline, job.stages().listener()::searched);
        return job.stages().run("tuning", () -> run.only(kept)).after(found, points.length);
    }

    /// What the sample's search takes; and, as long as a budget lasts, what may still do better.
    private List<String> kept(SearchRun rough, SearchResult found) {
        Set<String> kept = new LinkedHashSet<>(rough.makersOf(found, eachMethod));
        if (job.settings().selection().effort().budget().isPresent()) kept.addAll(rough.promising());
        return new ArrayList<>(kept);
    }
}
