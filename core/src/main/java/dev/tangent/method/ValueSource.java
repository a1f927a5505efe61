package dev.tangent.method;

/// Where a parameter's value comes from.
public enum ValueSource {
    GIVEN,
    DEFAULT,
    /// By a search among several, or by what the data are.
    CHOSEN
}
