package dev.tangent.present;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.SavedModel;
import dev.tangent.report.FitReport;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The model of a fit as files keep it, with what made it.
public final class ModelOfFit {
    private ModelOfFit() {}

    /// With the names that its numbers have.
    ///
    /// @param version of the program
    public static SavedModel of(Fit fit, PointsInput points, Labelled labelled, String version) {
        return switch (fit) {
            case RegressionFit values -> of(values, points, labelled, version);
            case ClassificationFit classes -> of(classes, points, labelled, version);
        };
    }

    private static SavedModel of(RegressionFit fit, PointsInput points, Labelled labelled, String version) {
        return new SavedModel(
                fit.model(),
                points.columns(),
                labelled.outputs(),
                Optional.of(fit.settings()),
                about(fit.report(), labelled, version),
                points.choice().coordinates());
    }

    /// Its outputs are the classes.
    private static SavedModel of(ClassificationFit fit, PointsInput points, Labelled labelled, String version) {
        return new SavedModel(
                        fit.model(),
                        points.columns(),
                        fit.names(),
                        Optional.of(fit.settings()),
                        about(fit.report(), labelled, version),
                        points.choice().coordinates())
                .ofClasses(labelled.outputs().getFirst());
    }

    private static Map<String, String> about(FitReport report, Labelled labelled, String version) {
        Map<String, String> about = new LinkedHashMap<>();
        about.put("tangent", version);
        about.put("labels", Integer.toString(labelled.labels().size()));
        report.method().ifPresent(used -> {
            about.put("method", used.name());
            used.parameters().forEach((name, value) -> about.put(name, String.valueOf(value.value())));
        });
        report.lambda().ifPresent(used -> about.put("lambda", Double.toString(used.raw())));
        return about;
    }
}
