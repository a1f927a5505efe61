package dev.tangent.sparse;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;

/// Where the unknowns of a system lie, and what is nearly free there: what a preconditioner can make use of.
///
/// @param coordinates a row for each unknown
/// @param linear how many directions a function may be linear in at next to no cost; 0 if only constants are cheap
public record NodeGeometry(Matrix coordinates, int linear) {
    public NodeGeometry {
        Check.atLeast(0, linear, "linear directions");
    }
}
