package dev.tangent.fit;

import dev.tangent.learning.Prior;
import dev.tangent.learning.classification.ClassificationLoss;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.loss.Loss;
import dev.tangent.method.MeasureKind;
import java.util.Optional;

/// What a fit makes small beside the regularizer, and what a search does.
///
/// @param model the loss on the labels
/// @param prior of the classes, where labels are classes
/// @param measure the error on held-out labels
public record Objective(Model model, Optional<Prior> prior, MeasureKind measure) {
    static Objective of(LearningSettings settings, boolean classes) {
        return new Objective(
                model(settings, classes),
                // Held-out labels are as frequent as the labels are: a given prior comes after all else.
                classes ? Optional.of(new Prior.Labelled()) : Optional.empty(),
                MeasureKind.of(
                        settings.selection().measure(), classes, settings.loss().kind()));
    }

    /// The same with the loss of other settings.
    Objective with(LearningSettings settings) {
        return new Objective(model(settings, prior.isPresent()), prior, measure);
    }

    private static Model model(LearningSettings settings, boolean classes) {
        Model model = settings.loss().model();
        return classes ? new ClassificationLoss((Loss) model) : model;
    }
}
