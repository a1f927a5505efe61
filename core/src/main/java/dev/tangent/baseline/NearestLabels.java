package dev.tangent.baseline;

import dev.tangent.ParameterValue;
import dev.tangent.baseline.kernel.GridCheck;
import dev.tangent.baseline.kernel.HeldOutPredictions;
import dev.tangent.baseline.kernel.TrainingSet;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.NearestFunction;
import dev.tangent.learning.function.WeightedFunctions;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Predicts the average of the nearest labelled points' labels (Fix and Hodges 1951; inverse distance: Shepard 1968).
///
/// Each label also counts with its own weight. An output with fewer labels in use than asked for averages all it has.
/// Every label is looked at for every point: time u l n, in parallel.
///
/// @param counts how many labelled points to average, the choices
record NearestLabels(int[] counts, List<NeighbourWeighting> weightings) implements TunableMethod {
    public NearestLabels {
        GridCheck.atLeastOne(counts, "number of nearest labels");
        weightings = List.copyOf(weightings);
    }

    @Override
    public String name() {
        return "knn";
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        for (int count : counts) {
            for (NeighbourWeighting weighting : weightings) {
                Matrix[] heldOut = HeldOutPredictions.of(
                        labels,
                        folds,
                        1,
                        (inUse, predicted) ->
                                predicted.accept(predict(labelled, inUse, labels.points(), count, weighting), 0));
                Map<String, ParameterValue> parameters = new LinkedHashMap<>();
                parameters.put("count", ParameterValue.of(count));
                parameters.put("weighting", ParameterValue.of(weighting.word()));
                found.accept(Trial.of(parameters, count, heldOut[0], () -> predictAll(labelled, count, weighting)));
            }
        }
    }

    private static Prediction predictAll(LabelledGraph labelled, int count, NeighbourWeighting weighting) {
        int[] points = new int[labelled.cloud().size()];
        for (int i = 0; i < points.length; i++) points[i] = i;
        Matrix values = predict(labelled, labelled.labels().everything(), points, count, weighting);
        return labelled.prediction(values, "average of near labels").with(function(labelled, count, weighting));
    }

    private static CoordinateFunction function(LabelledGraph labelled, int count, NeighbourWeighting weighting) {
        DistinctLabels labels = labelled.labels();
        List<TrainingSet> sets = TrainingSet.of(labels, labels.everything());
        List<CoordinateFunction> functions = new ArrayList<>();
        Matrix weights = Matrix.zeros(sets.size(), labels.outputs());
        for (int s = 0; s < sets.size(); s++) {
            TrainingSet set = sets.get(s);
            Matrix values = Matrix.zeros(set.size(), labels.outputs());
            set.place(set.deviations().plusRow(set.means()), values);
            for (int c : set.outputs()) weights.set(s, c, 1);
            functions.add(new NearestFunction(
                    labelled.cloud().select(set.points()).matrix(),
                    values,
                    set.weights(),
                    Math.min(count, set.size()),
                    weighting == NeighbourWeighting.INVERSE_DISTANCE));
        }
        return new WeightedFunctions(functions, weights);
    }

    private static Matrix predict(
            LabelledGraph labelled, boolean[] inUse, int[] points, int count, NeighbourWeighting weighting) {
        Matrix predicted = Matrix.zeros(points.length, labelled.labels().outputs());
        for (TrainingSet set : TrainingSet.of(labelled.labels(), inUse))
            set.place(new NearestAverage(labelled.cloud(), set, count, weighting).at(points), predicted);
        return predicted;
    }
}
