package dev.tangent.baseline;

import dev.tangent.ParameterValue;
import dev.tangent.baseline.kernel.GridCheck;
import dev.tangent.baseline.kernel.HeldOutPredictions;
import dev.tangent.baseline.kernel.StandardisedCoordinates;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// Ridge regression on standardised coordinates (Hoerl and Kennard 1970): minimises sum w (y - a - z'b)^2 + ridge
/// |b|^2; the intercept a is not penalised. Tried with a scale for each coordinate and with one for all.
///
/// A fold costs one eigendecomposition, of as many rows as there are coordinates or labels, whichever are fewer,
/// whatever the number of ridges. A ridge near zero is least squares, with the shortest b where the labels leave it
/// open.
record LinearRidge(double[] ridges) implements TunableMethod {
    public LinearRidge {
        GridCheck.positive(ridges, "ridge");
    }

    @Override
    public String name() {
        return "ridge";
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        for (StandardisedCoordinates.Scale scale : StandardisedCoordinates.Scale.values())
            tryAll(labelled, folds, scale, new StandardisedCoordinates(labelled.cloud(), scale), found);
    }

    private void tryAll(
            LabelledGraph labelled,
            Folds folds,
            StandardisedCoordinates.Scale scale,
            StandardisedCoordinates coordinates,
            Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        Matrix rows = coordinates.rows(labels.points());
        Matrix[] heldOut = HeldOutPredictions.of(labels, folds, ridges.length, (inUse, predicted) -> {
            RidgeFits fits = new RidgeFits(rows, labels, inUse);
            for (int t = 0; t < ridges.length; t++) {
                RidgeFits.RidgeLine line = fits.at(ridges[t]);
                predicted.accept(line.plusLevel(rows.times(line.slopes())), t);
            }
        });
        for (int t = 0; t < ridges.length; t++) {
            double ridge = ridges[t];
            Map<String, ParameterValue> parameters = new LinkedHashMap<>();
            parameters.put("ridge", ParameterValue.of(ridge));
            parameters.put(
                    "scale-of-coordinates", ParameterValue.of(scale.name().toLowerCase(Locale.ROOT)));
            found.accept(Trial.of(parameters, ridge, heldOut[t], () -> predict(labelled, coordinates, ridge)));
        }
    }

    private static Prediction predict(LabelledGraph labelled, StandardisedCoordinates coordinates, double ridge) {
        DistinctLabels labels = labelled.labels();
        RidgeFits.RidgeLine line =
                new RidgeFits(coordinates.rows(labels.points()), labels, labels.everything()).at(ridge);
        return labelled.prediction(line.plusLevel(coordinates.times(line.slopes())), "ridge regression")
                .with(coordinates.linear(line.level(), line.slopes()));
    }
}
