package dev.tangent.present;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.SavedModel;
import dev.tangent.report.FitReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The model of a fit as files keep it, with what made it.
public final class ModelOfFit {
    private ModelOfFit() {}

    /// With the names that its numbers have.
    ///
    /// @param version of the program
    public static SavedModel of(Fit fit, PointsInput points, Labelled labelled, String version) {
        SavedModel model = new SavedModel(
                fit.model(),
                points.columns(),
                outputs(fit, labelled),
                Optional.of(fit.settings()),
                about(fit.report(), labelled, version),
                points.choice().coordinates());
        return fit instanceof ClassificationFit
                ? model.ofClasses(labelled.outputs().getFirst())
                : model;
    }

    /// Those of a model of classes are the classes.
    private static List<String> outputs(Fit fit, Labelled labelled) {
        return fit instanceof ClassificationFit classes ? classes.names() : labelled.outputs();
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
