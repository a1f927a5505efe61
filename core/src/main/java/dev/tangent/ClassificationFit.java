package dev.tangent;

import dev.tangent.learning.Prediction;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.classification.ClassPrediction;
import dev.tangent.learning.classification.Prior;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.FitReport;
import java.util.List;
import java.util.Optional;

/// A class and its probability at every row of the points.
public final class ClassificationFit extends Fit {
    private final ClassPrediction classes;

    private ClassificationFit(Prediction prediction, ClassPrediction classes, FitReport report) {
        super(prediction, report);
        this.classes = classes;
    }

    static ClassificationFit of(FitJob job, FitJob.Parts parts, ClassLabels labels, Prior prior) {
        // A fit without held-out labels is not calibrated: no more is known than that nothing is sure.
        Prediction calibrated = parts.reliability().isPresent()
                ? parts.prediction()
                : parts.prediction()
                        .with(TemperatureScaling.NEUTRAL.of(parts.prediction().values()));
        Prediction shifted =
                calibrated.with(prior.shifted(calibrated.values(), job.data().labels()));
        return new ClassificationFit(shifted, ClassPrediction.of(labels, shifted), job.report(parts, Optional.empty()));
    }

    /// The names of the classes, in the order of the probabilities' columns.
    public List<String> names() {
        return classes.names();
    }

    /// The most probable class of a row.
    public String at(int row) {
        return classes.at(row);
    }

    /// One row a row of the points, one column a class; each row sums to one.
    public MatrixView probabilities() {
        return MatrixView.of(prediction.values());
    }
}
