package dev.tangent.experiments.study;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.selection.CachedReducer;
import dev.tangent.learning.selection.FoldErrors;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.SharedReducer;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs all competitors on all draws.
///
/// A setting of a regularizer is expensive, a draw of labels is cheap: settings are the outer loop, R is reduced to the
/// labels of several draws at once, and a prediction is only made when its parameters are the best so far.
public final class Study {
    /// Draws are taken together as long as they have no more labels than this: dense work on them must stay cheap.
    private static final int TOGETHER = 1_100;

    private final Problem problem;
    private final NeighbourGraph graph;
    private final Design design;
    private final Consumer<String> log;
    private final Map<ResultKey, Result> best = new LinkedHashMap<>();
    private PredictionListener listener = (result, predicted) -> {};

    /// @param graph over the problem's points, with as many neighbours as any competitor uses
    /// @param log receives a line for each step
    public Study(Problem problem, NeighbourGraph graph, Design design, Consumer<String> log) {
        Check.that(
                design.mostLabels() < graph.size(),
                design.mostLabels() + " labels of " + graph.size() + " points leave nothing to predict");
        this.problem = problem;
        this.graph = graph;
        this.design = design;
        this.log = log;
    }

    public Results run(List<Competitor> competitors) {
        return run(competitors, (result, predicted) -> {});
    }

    public Results run(List<Competitor> competitors, PredictionListener listener) {
        best.clear();
        this.listener = listener;
        List<LabelDraw> draws = IntStream.range(0, design.draws())
                .mapToObj(number -> new LabelDraw(number, graph.size(), design))
                .toList();
        int together = Math.max(1, TOGETHER / design.mostLabels());
        for (int first = 0; first < draws.size(); first += together)
            run(competitors, draws.subList(first, Math.min(draws.size(), first + together)));
        return new Results(List.copyOf(best.values()));
    }

    /// The i-th settings of all competitors come one after the other, so that two with the same list share them.
    private void run(List<Competitor> competitors, List<LabelDraw> draws) {
        Reducer shared = new SharedReducer(draws.stream()
                .flatMapToInt(draw -> IntStream.of(draw.points(design.mostLabels())))
                .toArray());
        List<LabelledDraw> places = IntStream.of(design.labels())
                .boxed()
                .flatMap(
                        labels -> draws.stream().map(draw -> new LabelledDraw(draw, labels, new CachedReducer(shared))))
                .toList();
        List<List<String>> keys =
                competitors.stream().map(c -> keys(c, draws.getFirst())).toList();
        int most = keys.stream().mapToInt(List::size).max().orElse(0);
        for (int part = 0; part < most; part++)
            for (int c = 0; c < competitors.size(); c++)
                if (part < keys.get(c).size()) {
                    Competitor competitor = competitors.get(c);
                    log.accept(competitor.name() + " " + (part + 1) + "/"
                            + keys.get(c).size() + ", draws "
                            + (draws.getFirst().number() + 1) + " to "
                            + (draws.getLast().number() + 1));
                    run(competitor, keys.get(c).get(part), places);
                }
    }

    /// The parts of a competitor's work on any number of labels.
    private List<String> keys(Competitor competitor, LabelDraw draw) {
        return IntStream.of(design.labels())
                .filter(labels -> labels <= competitor.mostLabels())
                .boxed()
                .flatMap(labels ->
                        problem.targets().stream().map(target -> draw.task(graph, target, labels, Reducer.fresh())))
                .flatMap(task -> competitor.method().apply(task).parts().stream())
                .map(Part::key)
                .distinct()
                .toList();
    }

    /// One draw with so many labels.
    private record LabelledDraw(LabelDraw draw, int labels, Reducer reducer) {}

    /// Results better than all before, each with what was predicted.
    private record Improvements(List<Result> results, List<Matrix> predictions) {}

    /// The first place alone, which reduces R for all of them; the others then side by side.
    private void run(Competitor competitor, String key, List<LabelledDraw> places) {
        List<LabelledDraw> own = places.stream()
                .filter(place -> place.labels <= competitor.mostLabels())
                .filter(place -> part(
                                competitor, key, task(place, problem.targets().getFirst()))
                        .isPresent())
                .toList();
        Improvements[] found = new Improvements[own.size()];
        found[0] = tryPart(competitor, key, own.getFirst());
        Parallel.forRange(own.size() - 1, 1, (before, at) -> found[at] = tryPart(competitor, key, own.get(at)));
        for (Improvements there : found)
            for (int i = 0; i < there.results.size(); i++) {
                Result result = there.results.get(i);
                best.put(ResultKey.of(result), result);
                listener.predicted(result, there.predictions.get(i));
            }
    }

    private Task task(LabelledDraw place, Target target) {
        return place.draw.task(graph, target, place.labels, place.reducer);
    }

    private static Optional<Part> part(Competitor competitor, String key, Task task) {
        return competitor.method().apply(task).parts().stream()
                .filter(part -> part.key().equals(key))
                .findFirst();
    }

    private Improvements tryPart(Competitor competitor, String key, LabelledDraw place) {
        Improvements found = new Improvements(new ArrayList<>(), new ArrayList<>());
        for (Target target : problem.targets()) {
            Task task = task(place, target);
            part(competitor, key, task).ifPresent(part -> tryPart(competitor, part, place, target, task, found));
        }
        return found;
    }

    private void tryPart(
            Competitor competitor, Part part, LabelledDraw place, Target target, Task task, Improvements found) {
        LabelDraw draw = place.draw;
        int labels = place.labels;
        Folds folds = draw.folds(labels, design);
        Search.Outcome outcome = new Search(List.of(part.method()), folds, target.measure()).over(task);
        Map<Search.Candidate, Matrix> predictions = new LinkedHashMap<>();
        boolean[] rows = draw.unlabelledRows(graph, labels);
        for (int c = 0; c < target.reported().size(); c++) {
            Search.Candidate chosen =
                    target.together() ? outcome.chosen() : outcome.chosenFor().get(c);
            FoldErrors errors =
                    target.together() ? chosen.score().all() : chosen.score().output(c);
            ResultKey key = new ResultKey(competitor.name(), target.reported().get(c), labels, draw.number());
            Result before = best.get(key);
            if (before != null && before.chosenBy().mean() <= errors.mean()) continue;
            Matrix predicted = predictions.computeIfAbsent(
                    chosen, candidate -> candidate.trial().predict().get().values());
            found.results.add(result(key, chosen, errors, target.error(c, predicted, rows)));
            found.predictions.add(predicted);
        }
    }

    private static Result result(ResultKey key, Search.Candidate chosen, FoldErrors chosenBy, double error) {
        return new Result(
                key.competitor(),
                key.part(),
                key.labels(),
                key.draw(),
                chosen.trial().parameters().shown(),
                chosenBy,
                error);
    }
}
