package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;

/// How far values are from labels.
public enum ValueMeasure implements ErrorMeasure {
    MEAN_ABSOLUTE,
    RMSE {
        @Override
        double ofOne(double difference) {
            return difference * difference;
        }

        @Override
        double ofMean(double mean) {
            return Math.sqrt(mean);
        }
    },
    /// The Euclidean length of the difference over all outputs of a point, averaged over the points; for one
    /// output the mean absolute error.
    MEAN_L2 {
        @Override
        public double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return meanLength(labels, chosen, predicted);
        }
    };

    double ofOne(double difference) {
        return Math.abs(difference);
    }

    double ofMean(double mean) {
        return mean;
    }

    @Override
    public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
        return ofMean(ErrorMeasure.mean(
                labels, chosen, output, i -> ofOne(predicted.at(i, output) - labels.value(i, output))));
    }

    private static double meanLength(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i]) continue;
            double square = 0;
            int known = 0;
            for (int c = 0; c < labels.outputs(); c++) {
                if (!labels.has(i, c)) continue;
                double difference = predicted.at(i, c) - labels.value(i, c);
                square += difference * difference;
                known++;
            }
            if (known == 0) continue;
            sum += Math.sqrt(square);
            count++;
        }
        return sum / count;
    }
}
