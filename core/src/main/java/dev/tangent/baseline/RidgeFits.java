package dev.tangent.baseline;

import dev.tangent.baseline.kernel.TrainingSet;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.List;

/// Ridge regression of all outputs for every ridge: b = V (D + ridge)^-1 V'Z'W y with Z'WZ = V D V', Z and y taken from
/// their weighted means. Where there are more coordinates than labels V and D come from the labels' own matrix: a
/// thousand columns and twenty labels took minutes.
final class RidgeFits {
    private final int dimension;
    private final int outputs;
    private final List<OneSet> sets;

    /// A linear function for each output: level + row * slopes.
    record RidgeLine(double[] level, Matrix slopes) {
        Matrix plusLevel(Matrix sloped) {
            return sloped.plusRow(level);
        }
    }

    RidgeFits(Matrix rows, DistinctLabels labels, boolean[] inUse) {
        dimension = rows.columns();
        outputs = labels.outputs();
        sets = TrainingSet.of(labels, inUse).stream()
                .map(set -> new OneSet(rows, set))
                .toList();
    }

    RidgeLine at(double ridge) {
        RidgeLine line = new RidgeLine(new double[outputs], Matrix.zeros(dimension, outputs));
        for (OneSet set : sets) set.write(ridge, line);
        return line;
    }

    /// The eigenvectors of Z'WZ with eigenvalues above rounding: what is left of a direction in which the labels do
    /// not vary is rounding.
    private record Axes(double[] values, Matrix axes) {
        /// From the n x n matrix itself.
        static Axes ofColumns(Matrix z, Matrix weighed) {
            return leading(weighed.transpose().times(z).symmetrized(), z.columns());
        }

        /// From the smaller matrix B B' = U D U' of the rows, B = W^1/2 Z: the eigenvectors are B'U D^-1/2.
        static Axes ofRows(Matrix z, double[] weights) {
            Matrix rows = z.copy();
            for (int i = 0; i < z.rows(); i++)
                for (int t = 0; t < z.columns(); t++) rows.set(i, t, Math.sqrt(weights[i]) * z.at(i, t));
            Axes own = leading(rows.times(rows.transpose()).symmetrized(), z.columns());
            Matrix axes = rows.transpose().times(own.axes);
            for (int t = 0; t < axes.rows(); t++)
                for (int a = 0; a < axes.columns(); a++) axes.set(t, a, axes.at(t, a) / Math.sqrt(own.values[a]));
            return new Axes(own.values, axes);
        }

        /// @param terms summed up in an entry, as many as rounding errors add up
        private static Axes leading(Matrix matrix, int terms) {
            SymmetricEigen eigen = new SymmetricEigen(matrix.rows());
            eigen.decompose(matrix.values(), matrix.rows());
            double floor = terms * Math.ulp(eigen.value(0));
            int rank = 0;
            while (rank < eigen.size() && eigen.value(rank) > floor) rank++;
            double[] values = new double[rank];
            Matrix axes = Matrix.zeros(matrix.rows(), rank);
            for (int a = 0; a < rank; a++) {
                values[a] = eigen.value(a);
                for (int t = 0; t < matrix.rows(); t++) axes.set(t, a, eigen.vector(a)[t]);
            }
            return new Axes(values, axes);
        }
    }

    private static final class OneSet {
        private final TrainingSet set;
        private final double[] centre;
        private final int rank;
        private final double[] values;
        private final Matrix axes; // n x rank
        private final Matrix along; // V'Z'W y

        OneSet(Matrix rows, TrainingSet set) {
            this.set = set;
            int n = rows.columns();
            centre = new double[n];
            Matrix z = centred(rows, set, centre);
            Matrix weighed = z.copy();
            for (int i = 0; i < z.rows(); i++)
                for (int t = 0; t < n; t++) weighed.set(i, t, set.weights()[i] * z.at(i, t));
            Axes found = n <= z.rows() ? Axes.ofColumns(z, weighed) : Axes.ofRows(z, set.weights());
            rank = found.values.length;
            values = found.values;
            axes = found.axes;
            along = axes.transpose().times(weighed.transpose().times(set.deviations()));
        }

        private static Matrix centred(Matrix rows, TrainingSet set, double[] centre) {
            double total = 0;
            for (double weight : set.weights()) total += weight;
            Matrix z = Matrix.zeros(set.size(), centre.length);
            for (int t = 0; t < centre.length; t++) {
                for (int i = 0; i < set.size(); i++)
                    centre[t] += set.weights()[i] * rows.at(set.labels()[i], t) / total;
                for (int i = 0; i < set.size(); i++) z.set(i, t, rows.at(set.labels()[i], t) - centre[t]);
            }
            return z;
        }

        void write(double ridge, RidgeLine line) {
            Matrix shrunk = along.copy();
            for (int a = 0; a < rank; a++)
                for (int c = 0; c < along.columns(); c++) shrunk.set(a, c, along.at(a, c) / (values[a] + ridge));
            Matrix slopes = axes.times(shrunk);
            set.place(slopes, line.slopes());
            for (int c = 0; c < set.outputs().length; c++) {
                double level = set.means()[c];
                for (int t = 0; t < centre.length; t++) level -= centre[t] * slopes.at(t, c);
                line.level()[set.outputs()[c]] = level;
            }
        }
    }
}
