package dev.tangent.method;

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
    SUGGESTIONS
}
