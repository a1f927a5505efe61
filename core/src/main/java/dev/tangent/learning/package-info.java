/// From a few labels to a value at every point: minimise loss + lambda f'Rf.
///
/// *Labels* name rows, values and weights; *distinct labels* are the same at distinct points; an *output* is one column
/// of values. A connected component of the graph without labels, or with fewer than the null space of R has
/// dimensions, has no unique solution: it gets a documented fall-back and a *status* that says so. A *prediction* holds
/// a value for every row the caller gave.
@NullMarked
package dev.tangent.learning;

import org.jspecify.annotations.NullMarked;
