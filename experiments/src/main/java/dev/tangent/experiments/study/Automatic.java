package dev.tangent.experiments.study;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.selection.EnsembleWeights;
import dev.tangent.learning.selection.FoldErrors;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The method `auto`: the mean of all competitors by [EnsembleWeights].
///
/// It keeps the predictions of all competitors, in single precision.
public final class Automatic implements PredictionListener {
    public static final String NAME = "auto";

    private final Problem problem;
    private final NeighbourGraph graph;
    private final Design design;
    private final PredictionListener other;
    private final Map<ResultKey, Result> results = new LinkedHashMap<>();
    private final Map<ResultKey, float[]> predictions = new HashMap<>();

    public Automatic(Problem problem, NeighbourGraph graph, Design design) {
        this(problem, graph, design, (result, predicted) -> {});
    }

    /// @param other receives the same predictions
    public Automatic(Problem problem, NeighbourGraph graph, Design design, PredictionListener other) {
        this.problem = problem;
        this.graph = graph;
        this.design = design;
        this.other = other;
    }

    @Override
    public void predicted(Result result, Matrix predicted) {
        other.predicted(result, predicted);
        ResultKey key = ResultKey.of(result);
        results.put(key, result);
        for (Target target : problem.targets()) {
            int part = target.reported().indexOf(result.part());
            if (part >= 0)
                predictions.put(key, floats(target.together() ? predicted.values() : predicted.column(part)));
        }
    }

    private static float[] floats(double[] values) {
        float[] out = new float[values.length];
        for (int i = 0; i < out.length; i++) out[i] = (float) values[i];
        return out;
    }

    /// These results and those of the mean.
    public Results beside(Results played) {
        List<Result> all = new ArrayList<>(played.all());
        for (int number = 0; number < design.draws(); number++) {
            LabelDraw draw = new LabelDraw(number, graph.size(), design);
            for (int labels : design.labels())
                for (Target target : problem.targets()) all.addAll(mean(played.competitors(), target, draw, labels));
        }
        return new Results(all);
    }

    private List<Result> mean(List<String> competitors, Target target, LabelDraw draw, int labels) {
        List<String> parts = target.reported();
        List<List<Result>> methods = competitors.stream()
                .map(name -> parts.stream()
                        .map(part -> Optional.ofNullable(results.get(new ResultKey(name, part, labels, draw.number()))))
                        .flatMap(Optional::stream)
                        .toList())
                .filter(found -> found.size() == parts.size())
                .toList();
        List<List<FoldErrors>> errors = methods.stream()
                .map(found -> found.stream().map(Result::chosenBy).toList())
                .toList();
        int[] counts = new int[parts.size()];
        Arrays.fill(counts, labels);
        double[][] weights = EnsembleWeights.perOutput(errors, counts);
        boolean[] rows = draw.unlabelledRows(graph, labels);
        List<Result> means = new ArrayList<>();
        for (int c = 0; c < parts.size(); c++) {
            int output = c;
            means.add(mean(methods.stream().map(found -> found.get(output)).toList(), weights[c], target, c, rows));
        }
        return means;
    }

    private Result mean(List<Result> methods, double[] weights, Target target, int part, boolean[] rows) {
        Matrix mean = Matrix.zeros(target.values().rows(), target.values().columns());
        Map<String, Object> shares = new LinkedHashMap<>();
        int heaviest = 0;
        for (int m = 0; m < weights.length; m++) {
            if (weights[m] == 0) continue;
            if (weights[m] > weights[heaviest]) heaviest = m;
            shares.put(methods.get(m).competitor(), weights[m]);
            add(weights[m], Objects.requireNonNull(predictions.get(ResultKey.of(methods.get(m)))), target, part, mean);
        }
        Result main = methods.get(heaviest);
        return new Result(
                NAME, main.part(), main.labels(), main.draw(), shares, main.chosenBy(), target.error(part, mean, rows));
    }

    private static void add(double weight, float[] predicted, Target target, int part, Matrix mean) {
        int columns = target.together() ? 1 : mean.columns();
        int first = target.together() ? 0 : part;
        for (int i = 0; i < predicted.length; i++) mean.values()[i * columns + first] += weight * predicted[i];
    }
}
