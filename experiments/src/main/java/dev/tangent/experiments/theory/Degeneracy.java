package dev.tangent.experiments.theory;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.SplittableRandom;

/// Sobolev degeneracy: where the energy holds derivatives of too low an order for the dimension, a label changes only
/// its own point in the limit of many points.
///
/// Points spread evenly over the cube [-1, 1]^m, its corners labelled 0 and its centre labelled 1.
final class Degeneracy {
    public static final double NEAR = 0.2;
    private static final double RELATIVE_LAMBDA = 1e-8;

    private final int dimension;
    private final NeighbourGraph graph;
    private final Labels labels;

    public Degeneracy(int dimension, int points, int neighbours, long seed) {
        this.dimension = dimension;
        int corners = 1 << dimension;
        Check.atLeast(corners + 1, points, "number of points");
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[Math.multiplyExact(points, dimension)];
        for (int p = 0; p < coordinates.length; p++) {
            int row = p / dimension;
            coordinates[p] = row < corners
                    ? (row >> p % dimension & 1) * 2 - 1
                    : row == corners ? 0 : 2 * random.nextDouble() - 1;
        }
        int[] rows = new int[corners + 1];
        double[][] values = new double[corners + 1][1];
        for (int c = 0; c <= corners; c++) rows[c] = c;
        values[corners][0] = 1;
        graph = NeighbourGraph.nearest(PointCloud.wrap(dimension, coordinates), neighbours);
        labels = Labels.of(rows, values);
    }

    /// The prediction around the label.
    ///
    /// @param atLabel the value at the centre
    /// @param near the mean over the points within [Degeneracy#NEAR] of it
    /// @param mean the mean over all points
    public record Spike(double atLabel, double near, double mean) {
        /// How much of the label its neighbourhood takes on: near 1 is smooth, near 0 a spike.
        public double share() {
            return (near - mean) / (atLabel - mean);
        }
    }

    public Spike of(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(graph);
        Prediction f = new Learner(matrix, Lambda.relative(RELATIVE_LAMBDA), SolverSettings.DEFAULT).predict(labels);
        int centre = 1 << dimension;
        double all = 0;
        double sum = 0;
        int count = 0;
        for (int i = centre + 1; i < graph.size(); i++) {
            all += f.at(i);
            if (graph.cloud().squaredDistance(i, centre) > NEAR * NEAR) continue;
            sum += f.at(i);
            count++;
        }
        return new Spike(f.at(centre), sum / count, all / (graph.size() - centre - 1));
    }
}
