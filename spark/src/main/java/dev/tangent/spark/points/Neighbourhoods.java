package dev.tangent.spark.points;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Neighbourhoods of one cell's points that hold points of another, on their way there.
///
/// @param members k for each, the centre first, as places in the table of points
/// @param identities of the table's points
/// @param cells of the table's points
/// @param coordinates of those points that are not the receiver's own, in the order of the table
public record Neighbourhoods(
        int[] members, double[] squaredDistances, long[] identities, int[] cells, double[] coordinates)
        implements Serializable {
    /// Those that other cells have to know, by cell.
    static Map<Integer, Neighbourhoods> toOthers(CellGraph graph) {
        Map<Integer, List<Integer>> centres = new HashMap<>();
        for (int i = 0; i < graph.cell().size(); i++)
            for (int other : graph.cellsAround(i))
                centres.computeIfAbsent(other, fresh -> new ArrayList<>()).add(i);
        Map<Integer, Neighbourhoods> all = new HashMap<>();
        centres.forEach((other, chosen) -> all.put(other, of(graph, other, chosen)));
        return all;
    }

    private static Neighbourhoods of(CellGraph graph, int receiver, List<Integer> centres) {
        int k = graph.neighbours();
        int[] members = new int[centres.size() * k];
        double[] squares = new double[members.length];
        Map<Integer, Integer> placeOf = new HashMap<>();
        List<Integer> table = new ArrayList<>();
        for (int c = 0; c < centres.size(); c++)
            for (int j = 0; j < k; j++) {
                int from = centres.get(c) * k + j;
                squares[c * k + j] = graph.squaredDistances()[from];
                members[c * k + j] = placeOf.computeIfAbsent(graph.members()[from], fresh -> {
                    table.add(fresh);
                    return table.size() - 1;
                });
            }
        return new Neighbourhoods(
                members,
                squares,
                table.stream().mapToLong(graph::identity).toArray(),
                table.stream().mapToInt(graph::cellOf).toArray(),
                coordinates(graph, receiver, table));
    }

    private static double[] coordinates(CellGraph graph, int receiver, List<Integer> table) {
        int n = graph.cell().dimension();
        double[] out = new double[table.size() * n];
        int end = 0;
        for (int member : table) {
            if (graph.cellOf(member) == receiver) continue;
            graph.copyPoint(member, out, end);
            end += n;
        }
        return Arrays.copyOf(out, end);
    }
}
