package dev.tangent.experiments.study;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.List;

/// What is to be predicted, known for every row.
///
/// @param name of the whole
/// @param outputs the name of each column
/// @param reported which error is reported, of all columns together or of each
public record StudyTarget(String name, String unit, List<String> outputs, Matrix values, ReportedError reported) {
    public StudyTarget {
        outputs = List.copyOf(outputs);
        Check.that(
                outputs.size() == values.columns(),
                name + " has " + values.columns() + " columns but " + outputs.size() + " names");
    }

    /// One of the columns.
    public StudyTarget only(int output) {
        return new StudyTarget(
                name, unit, List.of(outputs.get(output)), Matrix.column(values.column(output)), reported);
    }

    /// What errors are reported for: the whole, or each column.
    public List<String> parts() {
        return reported == ReportedError.MEAN_LENGTH ? List.of(name) : outputs;
    }

    /// The error of a part over the rows that are marked.
    public double error(int part, MatrixView predicted, boolean[] marked) {
        return reported.of(this, part, predicted, marked);
    }
}
