package dev.tangent;

import dev.tangent.learning.Prediction;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.classification.ClassPrediction;
import dev.tangent.learning.classification.Prior;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.FitReport;
import dev.tangent.report.HeldOutClasses;
import java.util.List;
import java.util.Optional;

/// A class and its probability at every row of the points.
public final class ClassificationFit extends Fit {
    private final ClassPrediction classes;

    private final Optional<HeldOutClasses> heldOut;

    private ClassificationFit(
            FitJob job, FitJob.Parts parts, Prediction prediction, ClassPrediction classes, FitReport report) {
        super(prediction, parts, report);
        this.classes = classes;
        LearningData data = job.data();
        heldOut = parts.searched()
                .map(search -> HeldOutClasses.of(
                        classes.names(), data.labels(), search.heldOut(), search.folds(), data.labelledRows()));
    }

    static ClassificationFit of(FitJob job, FitJob.Parts parts, ClassLabels labels, Prior prior) {
        // A fit without held-out labels is not calibrated: no more is known than that nothing is sure.
        Prediction calibrated = parts.reliability().isPresent()
                ? parts.prediction()
                : parts.prediction()
                        .with(TemperatureScaling.NEUTRAL.of(parts.prediction().values()));
        Prediction shifted = job.data()
                .completed(calibrated.with(
                        prior.shifted(calibrated.values(), job.data().labels())));
        return new ClassificationFit(
                job, parts, shifted, ClassPrediction.of(labels, shifted), job.report(parts, Optional.empty()));
    }

    /// The names of the classes, in the order of the probabilities' columns.
    public List<String> names() {
        return classes.names();
    }

    /// The labels as predicted without them; absent where none were held out.
    public Optional<HeldOutClasses> heldOut() {
        return heldOut;
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
