package dev.tangent.method;

import dev.tangent.Message;
import dev.tangent.Subject;

/// What a method can do beyond predicting the rows it was fitted to.
public enum Capability {
    /// Predict values.
    VALUES,
    /// Predict class probabilities.
    CLASSES,
    /// Predict points that were not there, and so be kept in a model file.
    NEW_POINTS,
    /// Tell the posterior variance of a value, and so give error bars.
    VARIANCES,
    /// Suggest which points to label next.
    SUGGESTIONS;

    /// Whether fits of classes have it too, by whatever method.
    public boolean isOfClasses() {
        return this == CLASSES || this == NEW_POINTS;
    }

    /// What messages call the thing that needs it.
    public Message words() {
        return switch (this) {
            case VARIANCES -> Message.of("an error bar (%s)", Subject.ERROR_BARS);
            case NEW_POINTS -> Message.of("a model file");
            case SUGGESTIONS -> Message.of("a suggestion");
            case VALUES -> Message.of("a value");
            case CLASSES -> Message.of("a class");
        };
    }
}
