package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import java.io.Serializable;
import java.util.Arrays;

/// The coarse functions at the points that a cell knows.
///
/// @param functions their numbers, ascending: all that are not zero everywhere here
/// @param from place of the first that is the cell's own, which follow each other
/// @param to place after the last that is its own
/// @param own at the cell's interface
/// @param halo at its halo
record CoarseSlice(int[] functions, int from, int to, CoarseRows own, CoarseRows halo) implements Serializable {
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

    /// Functions `first .. end` at the interface.
    Matrix own(int first, int end) {
        return own.dense(functions, first, end);
    }

    /// Functions `first .. end` at the halo.
    Matrix halo(int first, int end) {
        return halo.dense(functions, first, end);
    }
}
