package dev.tangent.learning.extension;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalPolynomial;

/// The out-of-sample extension: a new point's value is a sum of its neighbours' values by weights that sum to one.
public sealed interface OutOfSampleExtension {
    /// By a local regularizer: with G the matrix of the new point's own neighbourhood, G_xN f_N + G_xx f(x) is zero
    /// at the least energy, so neighbour j weighs -G_xj / G_xx.
    record Local(LocalRegularizer regularizer) implements OutOfSampleExtension {}

    /// By a graph Laplacian, and models of earlier versions by its powers: neighbour j weighs exp(-d^2 / b), over
    /// the sum of that.
    record Weighted(double bandwidth) implements OutOfSampleExtension {
        public Weighted {
            Check.positive(bandwidth, "bandwidth");
        }
    }

    /// By regularizers of second and higher derivatives, which make f smooth: kriging from the neighbours. The
    /// energy of the new point's own neighbourhood would say too little, as f's is that of all it is in.
    ///
    /// @param dimension of the manifold, zero if it plays no part: it tells what is off the manifold
    /// @param scale the kernel's width in mean distances of the neighbours from their mean
    record Kriging(int dimension, double scale) implements OutOfSampleExtension {
        public static final double USUAL_SCALE = 6;

        public Kriging {
            Check.atLeast(0, dimension, "dimension");
            Check.positive(scale, "scale");
        }
    }

    /// The extension that belongs to a regularizer.
    ///
    /// @param graph the one R is over, which gives a relative bandwidth its size
    static OutOfSampleExtension of(Regularizer regularizer, NeighbourGraph graph) {
        return switch (regularizer) {
            case HessianEnergy hessian -> new Kriging(hessian.dimension(), Kriging.USUAL_SCALE);
            case LocalPolynomial polynomial -> new Kriging(polynomial.dimension(), Kriging.USUAL_SCALE);
            case LocalRegularizer local -> new Local(local);
            case Laplacian lap -> new Weighted(lap.bandwidth().over(graph));
            case IteratedLaplacian ilap ->
                ilap.power() > 1
                        ? new Kriging(0, Kriging.USUAL_SCALE)
                        : new Weighted(ilap.laplacian().bandwidth().over(graph));
            default -> throw new InvalidInput("new points cannot be predicted by " + regularizer);
        };
    }

    /// The manifold's dimension, zero if it plays no part.
    default int dimension() {
        return switch (this) {
            case Local local -> local.regularizer.dimension();
            case Weighted weighted -> 0;
            case Kriging kriging -> kriging.dimension;
        };
    }

    /// Writes the weights of the neighbours of some new points, which sum to one for each, and returns what a
    /// deviation of one costs it: G_xx, or for kriging one over its variance in units of the values' own.
    ///
    /// @param around the neighbourhoods, the new points first
    /// @param all how many new points there are in all
    default double[] weigh(NeighbourGraph around, int all, double[] weights) {
        int count = around.size();
        int k = around.largestDegree();
        double[] energies = new double[count];
        switch (this) {
            case Local local -> {
                int length = k * (k + 1) / 2;
                double[] lower = new double[count * length];
                local.regularizer.block(around, all).fill(0, count, lower, 0);
                for (int i = 0; i < count; i++) {
                    int block = i * length;
                    double trace = 0;
                    for (int a = 0; a < k; a++) trace += lower[block + a * (a + 1) / 2 + a];
                    // Where all neighbours lie on a hyperplane beside the point, every value has the same energy.
                    boolean free = !(lower[block] > FREE * trace);
                    energies[i] = free ? 0 : lower[block];
                    for (int j = 1; j < k; j++)
                        weights[i * (k - 1) + j - 1] =
                                free ? 1.0 / (k - 1) : -lower[block + j * (j + 1) / 2] / lower[block];
                }
            }
            case Weighted lap -> {
                for (int i = 0; i < count; i++) {
                    double nearest = around.squaredDistance(i, 1); // taken out, so that not all can vanish
                    double sum = 0;
                    for (int j = 1; j < k; j++) {
                        double w = Math.exp((nearest - around.squaredDistance(i, j)) / lap.bandwidth);
                        weights[i * (k - 1) + j - 1] = w;
                        sum += w;
                    }
                    for (int j = 1; j < k; j++) weights[i * (k - 1) + j - 1] /= sum;
                    energies[i] = sum * Math.exp(-nearest / lap.bandwidth);
                }
            }
            case Kriging kriging -> {
                LocalKriging local =
                        new LocalKriging(kriging.scale, k - 1, around.cloud().dimension());
                for (int i = 0; i < count; i++) energies[i] = 1 / local.weigh(around, i, weights, i * (k - 1));
            }
        }
        return energies;
    }

    /// An energy below this part of the block's trace is rounding.
    double FREE = 1e-10;
}
