package dev.tangent.spark.learning;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.prediction.LabelRange;
import dev.tangent.spark.solve.MatrixBlock;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;

/// How far outside the labels' range values are kept, by core's [LabelRange]: cells count, the driver judges whether
/// the labels may be a sample, cells replace.
///
/// @param known for each output its labels' values; none where these bound nothing
/// @param means of the outputs
/// @param rows points that have a value beyond the limit
record CellBounds(double[][] known, double[] means, long rows) implements Serializable {
    static CellBounds of(JavaRDD<FittedCell> cells, DistinctLabels labels) {
        double[][] known = IntStream.range(0, labels.outputs())
                .mapToObj(labels::knownValues)
                .toArray(double[][]::new);
        long[] outside = cells.map(cell -> outside(cell, known)).reduce(CellBounds::sum);
        for (int c = 0; c < known.length; c++)
            if (!LabelRange.of(known[c]).mayBeOfASample(outside[c], outside[known.length])) known[c] = new double[0];
        CellBounds bounds = new CellBounds(known, labels.means(), 0);
        long rows = cells.map(bounds::beyond).reduce(Long::sum);
        return new CellBounds(known, labels.means(), rows);
    }

    /// For each output how many of a cell's values are outside the labels' range, and how many points it has.
    private static long[] outside(FittedCell cell, double[][] known) {
        long[] counts = new long[known.length + 1];
        List<LabelRange> ranges = Arrays.stream(known).map(LabelRange::of).toList();
        MatrixBlock values = cell.values();
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < known.length; c++)
                if (ranges.get(c).isOutside(values.values()[i * known.length + c])) counts[c]++;
        counts[known.length] = values.rows();
        return counts;
    }

    private static long[] sum(long[] one, long[] other) {
        return IntStream.range(0, one.length).mapToLong(c -> one[c] + other[c]).toArray();
    }

    private long beyond(FittedCell cell) {
        List<LabelRange> ranges = ranges();
        return IntStream.range(0, cell.values().rows())
                .filter(point -> isBeyond(ranges, cell.values(), point))
                .count();
    }

    private List<LabelRange> ranges() {
        return Arrays.stream(known).map(LabelRange::of).toList();
    }

    private static boolean isBeyond(List<LabelRange> ranges, MatrixBlock values, int point) {
        return IntStream.range(0, ranges.size())
                .anyMatch(c -> ranges.get(c).isBeyondLimit(values.values()[point * ranges.size() + c]));
    }

    /// The means in place of values beyond the limit.
    FittedCell applied(FittedCell cell) {
        if (rows == 0) return cell;
        List<LabelRange> ranges = ranges();
        double[] values = cell.values().values().clone();
        Status[] statuses = cell.statuses().clone();
        for (int i = 0; i < statuses.length; i++) {
            if (!isBeyond(ranges, cell.values(), i)) continue;
            statuses[i] = statuses[i].worse(Status.FEW_LABELS);
            for (int c = 0; c < means.length; c++) {
                int at = i * means.length + c;
                if (ranges.get(c).isBeyondLimit(values[at])) values[at] = means[c];
            }
        }
        return cell.with(new MatrixBlock(cell.values().rows(), means.length, values), statuses);
    }
}
