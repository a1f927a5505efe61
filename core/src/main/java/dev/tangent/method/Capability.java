package dev.tangent.method;

import dev.tangent.Message;
import dev.tangent.Subject;

/// What a method can do beyond predicting the rows it was fitted to.
public enum Capability {
    /// Predict values.
    VALUES,
    /// Predict class probabilities.
    CLASSES,
    /// Tell the posterior variance of a value, and so give error bars.
    VARIANCES,
    /// Suggest which points to label next.
    SUGGESTIONS,
    /// Do with a graph of one's own alone, whose vertices have no coordinates.
    GRAPHS;

    /// What messages call the thing that needs it.
    public Message words() {
        return switch (this) {
            case VARIANCES -> Message.of("an error bar (%s)", Subject.ERROR_BARS);
            case SUGGESTIONS -> Message.of("a suggestion");
            case VALUES -> Message.of("a value");
            case CLASSES -> Message.of("a class");
            case GRAPHS -> Message.of("a graph without coordinates");
        };
    }
}
