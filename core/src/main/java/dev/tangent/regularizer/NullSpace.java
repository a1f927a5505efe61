package dev.tangent.regularizer;

/// What a local regularizer charges nothing for.
public enum NullSpace {
    /// Constants only: G, Eq. 27.
    CONSTANT,
    /// Constants and functions linear in the tangent coordinates: G', Eq. 29.
    LINEAR
}
