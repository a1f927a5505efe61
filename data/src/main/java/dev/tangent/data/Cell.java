package dev.tangent.data;

/// What one cell of a text table holds.
enum Cell {
    NUMBER,
    /// Blank, or one of the usual marks for "no value".
    MISSING,
    TEXT,
    /// A number written with commas that may be decimal commas or thousands: not guessed, so not a number.
    COMMAS
}
