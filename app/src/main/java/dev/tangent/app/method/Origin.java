package dev.tangent.app.method;

/// Where a parameter's value comes from.
public enum Origin {
    GIVEN,
    DEFAULT,
    /// By cross-validation, among several.
    CHOSEN
}
