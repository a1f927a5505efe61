package dev.tangent.data.text;

/// What one cell of a text table holds.
public enum CellKind {
    NUMBER,
    /// Blank, or one of the usual marks for "no value".
    MISSING,
    TEXT,
    /// A number written with commas that may be decimal commas or thousands: not guessed, so not a number.
    COMMAS
}
