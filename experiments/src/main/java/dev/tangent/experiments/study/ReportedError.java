package dev.tangent.experiments.study;

import dev.tangent.linalg.MatrixView;
import dev.tangent.method.MeasureKind;
import java.util.function.IntToDoubleFunction;

/// The error that a study reports of a target. Parameters are chosen for the same error.
public enum ReportedError {
    /// One error for all columns: the mean length of the difference.
    MEAN_LENGTH(MeasureKind.MEAN_L2) {
        @Override
        double of(StudyTarget target, int part, MatrixView predicted, boolean[] rows) {
            return mean(rows, row -> {
                double square = 0;
                for (int c = 0; c < target.values().columns(); c++) square += square(target, c, predicted, row);
                return Math.sqrt(square);
            });
        }
    },
    /// The mean absolute error of each column by itself, with parameters of its own.
    MEAN_ABSOLUTE(MeasureKind.MEAN_ABSOLUTE) {
        @Override
        double of(StudyTarget target, int part, MatrixView predicted, boolean[] rows) {
            return mean(rows, row -> Math.abs(difference(target, part, predicted, row)));
        }
    },
    /// The root mean square error of each column by itself over the column's standard deviation, both on the rows
    /// without a label: 1 is what the best constant has. Parameters of its own for each column.
    RELATIVE_ROOT_MEAN_SQUARE(MeasureKind.ROOT_MEAN_SQUARE) {
        @Override
        double of(StudyTarget target, int part, MatrixView predicted, boolean[] rows) {
            double mean = mean(rows, row -> target.values().at(row, part));
            double variance = mean(rows, row -> Math.pow(target.values().at(row, part) - mean, 2));
            return Math.sqrt(mean(rows, row -> square(target, part, predicted, row)) / variance);
        }
    };

    private final MeasureKind measure;

    ReportedError(MeasureKind measure) {
        this.measure = measure;
    }

    /// What a search is to make small.
    MeasureKind measure() {
        return measure;
    }

    /// The error of a part over the rows that are marked.
    abstract double of(StudyTarget target, int part, MatrixView predicted, boolean[] rows);

    private static double difference(StudyTarget target, int column, MatrixView predicted, int row) {
        return predicted.at(row, column) - target.values().at(row, column);
    }

    private static double square(StudyTarget target, int column, MatrixView predicted, int row) {
        double difference = difference(target, column, predicted, row);
        return difference * difference;
    }

    private static double mean(boolean[] marked, IntToDoubleFunction number) {
        double sum = 0;
        int count = 0;
        for (int row = 0; row < marked.length; row++) {
            if (!marked[row]) continue;
            sum += number.applyAsDouble(row);
            count++;
        }
        return sum / count;
    }
}
