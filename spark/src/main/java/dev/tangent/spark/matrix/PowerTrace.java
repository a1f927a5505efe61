package dev.tangent.spark.matrix;

import dev.tangent.InvalidInput;
import dev.tangent.spark.points.Cells;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/// The trace of L^3 or L^4. Rows of L^2 need the rows of the whole halo, so cells send each other those of their
/// interfaces, once.
final class PowerTrace {
    private static final int HIGHEST = 4;

    private final RowBlock block;
    private final Map<Long, Integer> numberOf = new HashMap<>(); // of remote points
    private final Map<Integer, TraceRow> haloRows = new HashMap<>();

    /// The row of one point.
    private record TraceRow(int[] columns, double[] values) {}

    /// A row on its way to another cell, columns by identity.
    private record SentRow(long identity, long[] columns, double[] values) implements Serializable {}

    private PowerTrace(RowBlock block, List<SentRow> received) {
        this.block = block;
        for (int h = 0; h < block.halo().length; h++) numberOf.put(block.halo()[h], block.size() + h);
        for (SentRow row : received)
            haloRows.put(
                    number(row.identity),
                    new TraceRow(
                            Arrays.stream(row.columns).mapToInt(this::number).toArray(), row.values));
    }

    static double of(Cells cells, JavaRDD<RowBlock> rows, int power) {
        if (power > HIGHEST) throw new InvalidInput("power must be at most " + HIGHEST + " on Spark but is " + power);
        return rows
                .zip(cells.delivered(rows.flatMapToPair(block -> sent(block).iterator())))
                .map(pair -> new PowerTrace(pair._1(), pair._2()).sum(power))
                .collect()
                .stream()
                .mapToDouble(Double::doubleValue)
                .sum();
    }

    private static List<Tuple2<Integer, SentRow>> sent(RowBlock block) {
        List<Tuple2<Integer, SentRow>> all = new ArrayList<>();
        for (int i : block.interfacePoints()) {
            int from = block.rowStart()[i];
            int to = block.rowStart()[i + 1];
            TreeSet<Integer> receivers = new TreeSet<>();
            for (int p = from; p < to; p++)
                if (block.columns()[p] >= block.size())
                    receivers.add(block.haloCells()[block.columns()[p] - block.size()]);
            SentRow row = new SentRow(
                    block.cell().identities()[i],
                    Arrays.stream(block.columns(), from, to)
                            .mapToLong(block::identity)
                            .toArray(),
                    Arrays.copyOfRange(block.values(), from, to));
            receivers.forEach(receiver -> all.add(new Tuple2<>(receiver, row)));
        }
        return all;
    }

    private int number(long identity) {
        int own = Arrays.binarySearch(block.cell().identities(), identity);
        return own >= 0 ? own : numberOf.computeIfAbsent(identity, fresh -> block.size() + numberOf.size());
    }

    /// Over the own rows: of L^3 the products of L's entries with those of L^2, of L^4 the squares of L^2's.
    private double sum(int power) {
        double[] square = new double[block.size() + numberOf.size()];
        double sum = 0;
        for (int i = 0; i < block.size(); i++) {
            TraceRow own = row(i);
            for (int p = 0; p < own.columns.length; p++) {
                TraceRow next = row(own.columns[p]);
                for (int q = 0; q < next.columns.length; q++) square[next.columns[q]] += own.values[p] * next.values[q];
            }
            if (power < HIGHEST)
                for (int p = 0; p < own.columns.length; p++) sum += own.values[p] * square[own.columns[p]];
            for (int column : own.columns) {
                for (int reached : row(column).columns) {
                    if (power == HIGHEST) sum += square[reached] * square[reached];
                    square[reached] = 0;
                }
            }
        }
        return sum;
    }

    private TraceRow row(int i) {
        if (i >= block.size()) return haloRows.get(i);
        int from = block.rowStart()[i];
        int to = block.rowStart()[i + 1];
        return new TraceRow(
                Arrays.copyOfRange(block.columns(), from, to), Arrays.copyOfRange(block.values(), from, to));
    }
}
