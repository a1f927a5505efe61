package dev.tangent.service.model;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.present.StatusNumber;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.ArrayAnswer;
import dev.tangent.service.http.Query;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/// Predictions for points that were not there, as columns side by side.
final class ModelPredictions {
    private static final double USUAL_SHARE = 0.95;

    private final SavedModel saved;
    private final NewPrediction found;
    private final List<IntToDoubleFunction> columns = new ArrayList<>();

    private ModelPredictions(SavedModel saved, NewPrediction found) {
        this.saved = saved;
        this.found = found;
    }

    /// The points of an array, NaN where a coordinate is missing.
    static IncompletePoints points(SavedModel saved, Matrix rows) {
        Check.that(
                rows.columns() == saved.columns().size(),
                "the array must have " + saved.columns().size() + " columns, " + String.join(", ", saved.columns())
                        + ", but has " + rows.columns());
        return IncompletePoints.of(rows.columns(), rows.values(), new BitSet());
    }

    /// The points of a table that has the model's columns.
    static IncompletePoints points(SavedModel saved, Table table) {
        return PointsInput.points(table, saved.coordinatesIn(table));
    }

    static Answer of(SavedModel saved, IncompletePoints places, Query query) {
        String what = query.text("what").orElse("values");
        ModelPredictions predictions = new ModelPredictions(saved, saved.model().predict(places));
        for (String word : what.split(",", -1)) predictions.add(word, query);
        int width = predictions.columns.size();
        return ArrayAnswer.numbers(
                query,
                places.size(),
                width,
                0,
                at -> predictions.columns.get(at % width).applyAsDouble(at / width));
    }

    private void add(String word, Query query) {
        int outputs = saved.outputs().size();
        switch (word) {
            case "values" -> {
                for (int c = 0; c < outputs; c++) columns.add(value(c));
            }
            case "sds" -> {
                for (int c = 0; c < outputs; c++) columns.add(sd(c));
            }
            case "intervals" -> {
                double share = query.positive("share").orElse(USUAL_SHARE);
                Check.that(share < 1, "share must be below 1 but is " + share);
                Intervals intervals = bars().intervals(found, share);
                for (int c = 0; c < outputs; c++) addInterval(c, intervals);
            }
            case "probabilities" -> addProbabilities();
            case "statuses" -> columns.add(row -> StatusNumber.of(found.status(row)));
            default ->
                throw new InvalidInput(
                        "what must be of values, probabilities, sds, intervals and statuses but has '" + word + "'");
        }
    }

    private void addProbabilities() {
        Check.that(saved.classesOf().isPresent(), "the model has values, not classes, so there are no probabilities");
        Matrix probabilities = saved.classes(found).probabilities();
        for (int c = 0; c < probabilities.columns(); c++) {
            int column = c;
            columns.add(row -> probabilities.at(row, column));
        }
    }

    private IntToDoubleFunction value(int output) {
        return row -> found.at(row, output);
    }

    private IntToDoubleFunction sd(int output) {
        bars();
        Matrix sds = found.sds().orElseThrow();
        return row -> sds.at(row, output);
    }

    private ErrorBars bars() {
        return saved.model()
                .bars()
                .orElseThrow(() -> new InvalidInput("the model has no error bars: fit it again with errorBars"));
    }

    private void addInterval(int output, Intervals intervals) {
        columns.add(row -> intervals.at(row, output).low());
        columns.add(row -> intervals.at(row, output).high());
    }
}
