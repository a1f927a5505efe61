package dev.tangent.spark.matrix;

import dev.tangent.Check;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.io.Serializable;

/// What fixes R over a graph, as it travels to the cells.
public sealed interface CellRegularizer extends Serializable {
    /// Makes the rows that cells keep: R itself, or the matrix that R is a power of.
    Regularizer regularizer();

    /// The power of the rows' matrix that R is.
    default int power() {
        return 1;
    }

    /// In how many directions linear functions have no energy.
    int linear();

    /// LG.
    record Gaussian(int dimension, double scale, NullSpace nullSpace) implements CellRegularizer {
        /// Of core's record.
        public static Gaussian of(LocalGaussian local) {
            return new Gaussian(local.dimension(), local.scale(), local.nullSpace());
        }

        @Override
        public LocalGaussian regularizer() {
            return new LocalGaussian(dimension, scale, nullSpace);
        }

        @Override
        public int linear() {
            return Math.min(dimension, regularizer().nullSpaceDimension() - 1);
        }
    }

    /// Lap, and with a power above one i-Lap.
    ///
    /// @param bandwidth b, absolute: the mean distance that a relative one is relative to is no cell's own
    record GraphLaplacian(double bandwidth, int power) implements CellRegularizer {
        public GraphLaplacian {
            Check.positive(bandwidth, "bandwidth");
            Check.atLeast(1, power, "power");
        }

        @Override
        public Laplacian regularizer() {
            return new Laplacian(new Bandwidth.Absolute(bandwidth));
        }

        @Override
        public int linear() {
            return 0;
        }
    }
}
