package dev.tangent.spark.matrix;

import dev.tangent.parallel.Parallel;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Cells;
import java.io.Serializable;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// R over all points, by rows.
///
/// Cells send each other the neighbourhoods that reach over a border, never matrices: k numbers and, once for each
/// point, its n coordinates. A local matrix is computed again in every cell that has a row of it.
///
/// @param rows one element a cell; kept
/// @param scale mean diagonal entry of R: what a relative lambda is relative to
/// @param report of the borders
public record DistributedRegularizer(
        CellRegularizer spec, JavaRDD<RowBlock> rows, double scale, double rowScale, HaloReport report) {
    private record Sums(double trace, double powerTrace, HaloReport report) implements Serializable {}

    /// Computes the local matrices and sums them up.
    ///
    /// @param graphs of the cells
    public static DistributedRegularizer of(Cells cells, JavaRDD<CellGraph> graphs, CellRegularizer spec) {
        JavaRDD<RowBlock> rows = graphs.zip(cells.neighbourhoodsFromOthers(graphs))
                .map(pair -> Parallel.alone(() -> RowBlock.of(pair._1(), pair._2(), spec)))
                .setName("rows of R")
                .persist(StorageLevel.MEMORY_AND_DISK());
        List<Sums> all = rows.map(block -> new Sums(trace(block), squares(block), HaloReport.of(block)))
                .collect();
        HaloReport report =
                all.stream().map(Sums::report).reduce(HaloReport::plus).orElseThrow();
        double mean = all.stream().mapToDouble(Sums::trace).sum() / report.points();
        double scale = switch (spec.power()) {
            case 1 -> mean;
            case 2 -> all.stream().mapToDouble(Sums::powerTrace).sum() / report.points();
            default -> PowerTrace.of(cells, rows, spec.power()) / report.points();
        };
        return new DistributedRegularizer(spec, rows, scale, mean, report);
    }

    /// The mean squared distance to a neighbour, over all points: what a relative bandwidth is relative to.
    public static double meanSquaredDistance(JavaRDD<CellGraph> graphs) {
        List<double[]> sums = graphs.map(graph -> {
                    double sum = 0;
                    for (double square : graph.squaredDistances()) sum += square;
                    return new double[] {sum, (double) graph.cell().size() * (graph.neighbours() - 1)};
                })
                .collect();
        double sum = 0;
        double count = 0;
        for (double[] each : sums) {
            sum += each[0];
            count += each[1];
        }
        return sum / count;
    }

    private static double trace(RowBlock block) {
        double sum = 0;
        for (int i = 0; i < block.size(); i++) sum += block.diagonal(i);
        return sum;
    }

    /// The trace of the square of a symmetric matrix.
    private static double squares(RowBlock block) {
        double sum = 0;
        for (double value : block.values()) sum += value * value;
        return sum;
    }
}
