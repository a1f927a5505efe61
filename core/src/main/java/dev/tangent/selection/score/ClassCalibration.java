package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.calibration.CalibrationLabels;
import dev.tangent.learning.calibration.MixtureWeights;
import dev.tangent.learning.calibration.TemperatureFit;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.stream.IntStream;

/// Calibrates trials by the labels that the folds hold out, and weighs them against each other.
public record ClassCalibration(CalibrationLabels labels) {
    /// Labels of a class that the others do not know have no say.
    public static ClassCalibration of(DistinctLabels shares, Folds folds) {
        double mean = IntStream.range(0, shares.size())
                .mapToDouble(i -> shares.weight(i, 0))
                .average()
                .orElse(1);
        double[] weights = IntStream.range(0, shares.size())
                .mapToDouble(i -> shares.weight(i, 0) / mean)
                .toArray();
        int[] classes = IntStream.range(0, shares.size())
                .map(i -> ClassProbabilities.largest(shares.values(), i))
                .toArray();
        return new ClassCalibration(
                new CalibrationLabels(shares.values(), weights, folds.informed(classes), folds.count()));
    }

    public Trial of(Trial trial) {
        TemperatureFit fit = new TemperatureFit(labels, trial.heldOut());
        return trial.scaled(fit.scaling(), fit.calibrated());
    }

    /// How much each of several candidates counts in a mean. With few labels, methods that see all points deserve
    /// more trust than these labels can tell.
    public double[] weights(List<Candidate> members) {
        List<Matrix> heldOut =
                members.stream().map(member -> member.trial().heldOut()).toList();
        boolean[] favoured = new boolean[members.size()];
        for (int m = 0; m < favoured.length; m++) favoured[m] = members.get(m).seesAllPoints();
        return MixtureWeights.of(labels, heldOut, favoured);
    }
}
