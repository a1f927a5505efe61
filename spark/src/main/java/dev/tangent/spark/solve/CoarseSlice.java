package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import java.io.Serializable;
import java.util.Arrays;

/// The coarse functions at the points that a cell knows.
///
/// @param functions their numbers, ascending: all that are not zero everywhere here
/// @param own at the cell's interface
/// @param halo at its halo
record CoarseSlice(int[] functions, CoarseRows own, CoarseRows halo) implements Serializable {
    /// The values at some points.
    ///
    /// @param first for each point the first function that is not zero there
    /// @param values for each point of that function and those that follow it
    record CoarseRows(int[] first, double[][] values) implements Serializable {
        /// Of some functions, as a dense matrix.
        private Matrix dense(int[] functions, int from, int to) {
            Matrix out = Matrix.zeros(first.length, to - from);
            for (int i = 0; i < first.length; i++) {
                int at = Arrays.binarySearch(functions, first[i]);
                for (int t = 0; t < values[i].length; t++)
                    if (at + t >= from && at + t < to) out.set(i, at + t - from, values[i][t]);
            }
            return out;
        }

        CoarseRows select(int[] points) {
            return new CoarseRows(
                    Arrays.stream(points).map(i -> first[i]).toArray(),
                    Arrays.stream(points).mapToObj(i -> values[i]).toArray(double[][]::new));
        }
    }

    /// Functions `from .. to` at the interface.
    Matrix own(int from, int to) {
        return own.dense(functions, from, to);
    }

    /// Functions `from .. to` at the halo.
    Matrix halo(int from, int to) {
        return halo.dense(functions, from, to);
    }
}
