package dev.tangent.spark.points;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/// A table's rows as cells: exact copies merged as in core, one element a partition.
///
/// One shuffle does both: rows go to their cell with their place as the key, and rows at one place are summed before
/// they travel, so that many equal rows cost no more than one from each partition of the table.
///
/// @param tree which place belongs to which cell
/// @param rdd the cells, in order; kept
public record Cells(CellTree tree, JavaRDD<Cell> rdd) {
    /// Places of the sample for each cell: cells then differ by about a twentieth.
    private static final int SAMPLE = 400;

    /// Cuts the rows into cells.
    ///
    /// @param count of the rows
    /// @param partitions how many cells, at most
    public static Cells of(JavaRDD<InputRow> rows, long count, int dimension, int partitions) {
        CellTree tree = CellTree.of(sample(rows, count, partitions), partitions);
        JavaRDD<Cell> cells = rows.mapToPair(
                        row -> new Tuple2<>(CoordinateKey.of(row.coordinates()), LabelSums.of(row)))
                .reduceByKey(new CellPartitioner(tree), LabelSums::plus)
                .mapPartitionsWithIndex(
                        (number, places) ->
                                List.of(cell(number, dimension, places)).iterator(),
                        true)
                .setName("cells")
                .persist(StorageLevel.MEMORY_AND_DISK());
        return new Cells(tree, cells);
    }

    /// Some places, each once, by their hashes: all rows at a place are in the sample or none.
    private static List<double[]> sample(JavaRDD<InputRow> rows, long count, int partitions) {
        double share = Math.min(1, 2.0 * SAMPLE * partitions / count);
        double bound = Integer.MIN_VALUE + share * 0x1p32;
        Set<CoordinateKey> places = new HashSet<>(distinct(rows, bound));
        if (places.size() < SAMPLE * partitions / 4 && share < 1) // many rows lie at few places
        places = new HashSet<>(distinct(rows, Integer.MIN_VALUE + Math.min(1, 50 * share) * 0x1p32));
        if (places.isEmpty()) places = new HashSet<>(distinct(rows, Double.POSITIVE_INFINITY));
        List<double[]> sample = new ArrayList<>();
        places.forEach(place -> sample.add(place.coordinates()));
        // In an order that does not depend on that of the rows.
        sample.sort(Arrays::compare);
        return sample;
    }

    private static List<CoordinateKey> distinct(JavaRDD<InputRow> rows, double bound) {
        return rows.mapPartitions(part -> {
                    Set<CoordinateKey> seen = new HashSet<>();
                    part.forEachRemaining(row -> {
                        CoordinateKey place = CoordinateKey.of(row.coordinates());
                        if (place.hashCode() < bound) seen.add(place);
                    });
                    return seen.iterator();
                })
                .collect();
    }

    private static Cell cell(int number, int dimension, Iterator<Tuple2<CoordinateKey, LabelSums>> places) {
        List<Tuple2<CoordinateKey, LabelSums>> all = new ArrayList<>();
        places.forEachRemaining(all::add);
        all.sort(Comparator.comparingLong(entry -> entry._2().first()));
        long[] identities = new long[all.size()];
        double[] coordinates = new double[Math.multiplyExact(all.size(), dimension)];
        List<CellLabel> labels = new ArrayList<>();
        long rows = 0;
        for (int i = 0; i < identities.length; i++) {
            double[] point = all.get(i)._1().coordinates();
            LabelSums sums = all.get(i)._2();
            identities[i] = sums.first();
            System.arraycopy(point, 0, coordinates, i * dimension, dimension);
            rows += sums.rows();
            if (sums.isLabelled()) labels.add(label(number, i, sums, point));
        }
        return new Cell(number, dimension, identities, coordinates, rows, labels.toArray(CellLabel[]::new));
    }

    private static CellLabel label(int cell, int point, LabelSums sums, double[] coordinates) {
        int outputs = sums.sums().length / 2;
        double[] values = new double[outputs];
        double[] weights = new double[outputs];
        for (int c = 0; c < outputs; c++) {
            weights[c] = sums.sums()[outputs + c];
            values[c] = weights[c] > 0 ? sums.sums()[c] / weights[c] : 0;
        }
        return new CellLabel(cell, point, sums.first(), coordinates, values, weights);
    }

    /// What each cell's neighbourhoods tell others, at those: all neighbourhoods of other cells that hold an own
    /// point.
    public JavaRDD<List<Neighbourhoods>> neighbourhoodsFromOthers(JavaRDD<CellGraph> graphs) {
        return delivered(graphs.flatMapToPair(graph -> Neighbourhoods.toOthers(graph).entrySet().stream()
                .map(entry -> new Tuple2<>(entry.getKey(), entry.getValue()))
                .iterator()));
    }

    /// Something addressed to cells, at them: all of it in one list for each.
    public <T> JavaRDD<List<T>> delivered(JavaPairRDD<Integer, T> addressed) {
        return addressed
                .partitionBy(new CellPartitioner(tree))
                .mapPartitions(
                        part -> {
                            List<T> all = new ArrayList<>();
                            part.forEachRemaining(entry -> all.add(entry._2()));
                            return List.of(all).iterator();
                        },
                        true);
    }
}
