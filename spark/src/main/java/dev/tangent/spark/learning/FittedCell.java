package dev.tangent.spark.learning;

import dev.tangent.learning.Status;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.CellLabel;
import dev.tangent.spark.solve.MatrixBlock;
import java.io.Serializable;
import java.util.List;

/// The own points of a cell with their values.
///
/// @param values a row for each point
/// @param statuses of the points
/// @param sds standard deviations of the values; without columns where there are no error bars
public record FittedCell(Cell cell, MatrixBlock values, Status[] statuses, MatrixBlock sds) implements Serializable {
    private static final List<Status> STATUSES = List.of(Status.values());

    /// The number of a point's status, by which [#ofLabels] knows it again.
    public int statusNumber(int point) {
        return STATUSES.indexOf(statuses[point]);
    }

    FittedCell with(MatrixBlock otherSds) {
        return new FittedCell(cell, values, statuses, otherSds);
    }

    FittedCell with(MatrixBlock otherValues, Status[] otherStatuses) {
        return new FittedCell(cell, otherValues, otherStatuses, sds);
    }

    /// Of points that carry all of this as labels: the values, the status, and then standard deviations if there
    /// are any.
    public static FittedCell ofLabels(Cell cell, int outputs, boolean bars) {
        double[] values = new double[cell.size() * outputs];
        double[] sds = new double[bars ? values.length : 0];
        Status[] statuses = new Status[cell.size()];
        for (CellLabel label : cell.labels()) {
            int i = label.point();
            System.arraycopy(label.values(), 0, values, i * outputs, outputs);
            statuses[i] = STATUSES.get((int) label.values()[outputs]);
            if (bars) System.arraycopy(label.values(), outputs + 1, sds, i * outputs, outputs);
        }
        return new FittedCell(
                cell,
                new MatrixBlock(cell.size(), outputs, values),
                statuses,
                new MatrixBlock(cell.size(), bars ? outputs : 0, sds));
    }
}
