package dev.tangent.experiments.study;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.SharedReducer;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs all contestants on all draws.
///
/// One setting of a regularizer is dear, a draw of labels is not: so settings are the outer loop, R is reduced to the
/// labels of several draws at once, and a prediction is only made when its parameters are the best so far.
public final class Study {
    /// Draws are taken together as long as they have no more labels than this: dense work on them must stay cheap.
    private static final int TOGETHER = 1_100;

    private final Problem problem;
    private final NeighbourGraph graph;
    private final Design design;
    private final Consumer<String> log;
    private final Map<Key, Result> best = new LinkedHashMap<>();
    private Witness witness = (result, predicted) -> {};

    private record Key(String contestant, String part, int labels, int draw) {}

    /// @param graph over the problem's points, with as many neighbours as any contestant wants
    /// @param log is told what is being tried
    public Study(Problem problem, NeighbourGraph graph, Design design, Consumer<String> log) {
        Check.that(
                design.mostLabels() < graph.size(),
                design.mostLabels() + " labels of " + graph.size() + " points leave nothing to predict");
        this.problem = problem;
        this.graph = graph;
        this.design = design;
        this.log = log;
    }

    public Results run(List<Contestant> contestants) {
        return run(contestants, (result, predicted) -> {});
    }

    public Results run(List<Contestant> contestants, Witness witness) {
        best.clear();
        this.witness = witness;
        List<Draw> draws = IntStream.range(0, design.draws())
                .mapToObj(number -> new Draw(number, graph.size(), design))
                .toList();
        int together = Math.max(1, TOGETHER / design.mostLabels());
        for (int first = 0; first < draws.size(); first += together)
            run(contestants, draws.subList(first, Math.min(draws.size(), first + together)));
        return new Results(List.copyOf(best.values()));
    }

    /// The i-th settings of all contestants come one after the other, so that two with the same list share them.
    private void run(List<Contestant> contestants, List<Draw> draws) {
        Reducer reducer = new SharedReducer(draws.stream()
                .flatMapToInt(draw -> IntStream.of(draw.points(design.mostLabels())))
                .toArray());
        boolean more = true;
        for (int part = 0; more; part++) {
            more = false;
            for (Contestant contestant : contestants)
                for (Draw draw : draws)
                    for (int labels : design.labels())
                        for (Target target : problem.targets())
                            more |= tryPart(contestant, part, draw, labels, target, reducer);
        }
    }

    private boolean tryPart(Contestant contestant, int number, Draw draw, int labels, Target target, Reducer reducer) {
        if (labels > contestant.mostLabels()) return false;
        Task task = draw.task(graph, target, labels, reducer);
        List<Part> parts = contestant.method().apply(task).parts();
        if (number >= parts.size()) return false;
        Part part = parts.get(number);
        log.accept(contestant.name() + " " + (number + 1) + "/" + parts.size() + ", draw " + (draw.number() + 1));
        Folds folds = draw.folds(labels, design);
        Search.Outcome outcome = new Search(List.of(part.method()), folds, target.measure()).over(task);
        Map<Search.Candidate, Matrix> predictions = new LinkedHashMap<>();
        boolean[] rows = draw.unlabelledRows(graph, labels);
        for (int c = 0; c < target.reported().size(); c++) {
            Search.Candidate chosen =
                    target.together() ? outcome.chosen() : outcome.chosenFor().get(c);
            double error =
                    target.together() ? chosen.score().error() : chosen.score().outputErrors()[c];
            Key key = new Key(contestant.name(), target.reported().get(c), labels, draw.number());
            Result before = best.get(key);
            if (before != null && before.chosenBy() <= error) continue;
            Matrix predicted = predictions.computeIfAbsent(
                    chosen, candidate -> candidate.trial().predict().get().values());
            Result result = result(key, chosen, error, target.error(c, predicted, rows));
            best.put(key, result);
            witness.saw(result, predicted);
        }
        return true;
    }

    private static Result result(Key key, Search.Candidate chosen, double chosenBy, double error) {
        return new Result(
                key.contestant(),
                key.part(),
                key.labels(),
                key.draw(),
                chosen.trial().parameters(),
                chosenBy,
                error);
    }
}
