package dev.tangent.experiments.study;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.List;

/// What is to be predicted, known for every row.
///
/// @param name of the whole
/// @param outputs the name of each column
/// @param together one error for all columns, the mean length of the difference; else the mean absolute error of each
///     column by itself, with parameters of its own
public record Target(String name, String unit, List<String> outputs, Matrix values, boolean together) {
    public Target {
        outputs = List.copyOf(outputs);
        Check.that(
                outputs.size() == values.columns(),
                name + " has " + values.columns() + " columns but " + outputs.size() + " names");
    }

    /// What errors are reported for: the whole, or each column.
    public List<String> reported() {
        return together ? List.of(name) : outputs;
    }

    /// The error of a reported part over the rows that are marked.
    double error(int part, MatrixView predicted, boolean[] marked) {
        double sum = 0;
        int count = 0;
        for (int row = 0; row < marked.length; row++) {
            if (!marked[row]) continue;
            sum += together ? length(predicted, row) : Math.abs(predicted.at(row, part) - values.at(row, part));
            count++;
        }
        return sum / count;
    }

    private double length(MatrixView predicted, int row) {
        double square = 0;
        for (int c = 0; c < values.columns(); c++) {
            double difference = predicted.at(row, c) - values.at(row, c);
            square += difference * difference;
        }
        return Math.sqrt(square);
    }
}
