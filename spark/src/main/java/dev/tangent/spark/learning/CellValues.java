package dev.tangent.spark.learning;

import dev.tangent.learning.Status;
import dev.tangent.learning.prediction.LabelRange;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.spark.matrix.LocalComponents;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.MatrixBlock;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/// Turns deviations into values with a status for each point.
///
/// @param statusOf each local component's status
/// @param unknown for each output the local components without a label of it: they get the mean exactly
/// @param means of the outputs
/// @param fitted for each output the values at its labels, far from whose range the mean replaces those of a
///     power of the Laplacian, as in core; none for other regularizers
record CellValues(Status[] statusOf, boolean[][] unknown, double[] means, double[][] fitted) implements Serializable {
    /// For each cell.
    static List<CellValues> of(int[][] globalOf, List<Degree[]> degrees, double[] means, double[][] fitted) {
        Status[] statuses = ComponentLabels.statuses(degrees);
        return Arrays.stream(globalOf)
                .map(global -> {
                    Status[] statusOf = new Status[global.length];
                    boolean[][] unknown = new boolean[means.length][global.length];
                    for (int part = 0; part < global.length; part++) {
                        statusOf[part] = statuses[global[part]];
                        for (int c = 0; c < means.length; c++)
                            unknown[c][part] = degrees.get(c)[global[part]] == Degree.NONE;
                    }
                    return new CellValues(statusOf, unknown, means, fitted);
                })
                .toList();
    }

    FittedCell finish(Cell cell, MatrixBlock deviations, LocalComponents local) {
        int outputs = means.length;
        List<LabelRange> ranges = Arrays.stream(fitted).map(LabelRange::of).toList();
        double[] values = new double[cell.size() * outputs];
        Status[] statuses = new Status[cell.size()];
        for (int i = 0; i < cell.size(); i++) {
            int part = local.componentOf()[i];
            boolean beyond = false;
            for (int c = 0; c < outputs; c++) {
                double deviation = unknown[c][part] ? 0 : deviations.values()[i * outputs + c];
                if (!ranges.isEmpty() && ranges.get(c).isBeyondLimit(deviation)) {
                    deviation = 0;
                    beyond = true;
                }
                values[i * outputs + c] = means[c] + deviation;
            }
            statuses[i] = beyond ? statusOf[part].worse(Status.FEW_LABELS) : statusOf[part];
        }
        return new FittedCell(
                cell,
                new MatrixBlock(cell.size(), outputs, values),
                statuses,
                new MatrixBlock(cell.size(), 0, new double[0]));
    }
}
