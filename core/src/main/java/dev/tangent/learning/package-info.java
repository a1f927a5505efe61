/// From a few labels to a value at every point: minimise loss + lambda f'Rf.
///
/// *Labels* name points, values and weights; an *output* is one column of values. A *piece* is a connected part of
/// the graph; a piece without labels, or with fewer than R has free functions, has no unique solution and gets a
/// documented fall-back and a *status* that says so. A *prediction* holds a value for every row the caller gave.
package dev.tangent.learning;
