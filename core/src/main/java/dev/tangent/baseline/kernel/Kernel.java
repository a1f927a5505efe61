package dev.tangent.baseline.kernel;

import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.linalg.Matrix;

/// A positive semidefinite likeness between the points of one cloud.
public interface Kernel {
    /// K between the given points.
    Matrix among(int[] points);

    /// K between points `from .. to` and the centres.
    Matrix between(int from, int to, int[] centres);

    /// K_x beta at all points: the function with these coefficients (a row for each centre) at the centres.
    Matrix expand(int[] centres, Matrix coefficients);

    /// The same at every place, and a level for each output.
    CoordinateFunction function(int[] centres, Matrix coefficients, double[] level);
}
