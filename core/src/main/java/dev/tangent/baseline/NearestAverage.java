package dev.tangent.baseline;

import dev.tangent.baseline.kernel.TrainingSet;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// The average over the nearest labels of one training set. Ties: smaller distance, then the earlier label.
final class NearestAverage {
    private static final int CHUNK = 256;

    private final PointCloud cloud;
    private final TrainingSet set;
    private final int count;
    private final NeighbourWeighting weighting;

    NearestAverage(PointCloud cloud, TrainingSet set, int count, NeighbourWeighting weighting) {
        this.cloud = cloud;
        this.set = set;
        this.count = Math.min(count, set.size());
        this.weighting = weighting;
    }

    /// The nearest so far, by distance.
    private final class Nearest {
        final double[] distances = new double[count];
        final int[] labels = new int[count];

        void find(int point) {
            Arrays.fill(distances, Double.POSITIVE_INFINITY);
            for (int i = 0; i < set.size(); i++) {
                double distance = cloud.squaredDistance(point, set.points()[i]);
                if (distance < distances[count - 1]) insert(distance, i);
            }
        }

        private void insert(double distance, int label) {
            int place = count - 1;
            while (place > 0 && distances[place - 1] > distance) {
                distances[place] = distances[place - 1];
                labels[place] = labels[place - 1];
                place--;
            }
            distances[place] = distance;
            labels[place] = label;
        }
    }

    Matrix at(int[] points) {
        Matrix averages = Matrix.zeros(points.length, set.outputs().length);
        Parallel.forRange(points.length, CHUNK, Nearest::new, (nearest, from, to) -> {
            for (int i = from; i < to; i++) {
                nearest.find(points[i]);
                average(nearest, averages, i);
            }
        });
        return averages;
    }

    private void average(Nearest nearest, Matrix averages, int row) {
        double total = 0;
        for (int t = 0; t < count; t++) total += weight(nearest, t);
        // At a labelled point, or so near that the quotient overflows, the nearest label is the whole average.
        boolean there = Double.isInfinite(total);
        for (int c = 0; c < averages.columns(); c++) {
            double sum = 0;
            if (there) sum = set.deviations().at(nearest.labels[0], c);
            else
                for (int t = 0; t < count; t++)
                    sum += weight(nearest, t) / total * set.deviations().at(nearest.labels[t], c);
            averages.set(row, c, set.means()[c] + sum);
        }
    }

    private double weight(Nearest nearest, int t) {
        return set.weights()[nearest.labels[t]] * weighting.weight(nearest.distances[t]);
    }
}
