package dev.tangent.learning.function;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;

/// A function of the coordinates alone, known at every place: what a ridge, a kernel or near labels predict.
///
/// The value at a place does not depend on the other places asked for, to the last bit.
public sealed interface CoordinateFunction permits LinearFunction, NearestFunction, RadialFunction, WeightedFunctions {
    /// How many places one thread takes at a time.
    int CHUNK = 256;

    int outputs();

    /// Of the places it takes.
    int dimension();

    /// Adds the values at one place.
    ///
    /// @param out takes them, from `at` on
    void add(PointCloud places, int place, double[] out, int at);

    /// A row for each place.
    default Matrix at(PointCloud places) {
        Matrix values = Matrix.zeros(places.size(), outputs());
        Parallel.forRange(places.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) add(places, i, values.values(), i * outputs());
        });
        return values;
    }
}
