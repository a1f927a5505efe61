package dev.tangent.sparse.iterative;

import dev.tangent.linalg.array.Arguments;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The geometry of a two-level preconditioner on flat arrays, as a device takes it: small groups of points for the
/// smoother, and aggregates of neighbouring groups with their coarse functions, as many as a dense coarse matrix bears.
///
/// Group g holds the points `order[groupStart[g]] .. order[groupStart[g + 1] - 1]`, aggregate p the places
/// `start[p] .. start[p + 1]` of the same order. Its functions, constant and linear, are the coarse unknowns
/// `first[p] .. first[p + 1]`; their values at place i stand at `i * most`, zeros where an aggregate has fewer.
///
/// @param aggregate of each place
public record AggregateSpace(
        int[] order, int[] groupStart, int[] start, int[] first, int[] aggregate, int most, double[] basis) {
    /// Cuts the nodes into groups and joins these to aggregates.
    ///
    /// @param a couples the nodes; strongly coupled ones share a group
    /// @param groupSize points of a group, at most
    /// @param unknowns coarse unknowns, about at most
    public static AggregateSpace of(SparseMatrix a, NodeGeometry nodes, int groupSize, int unknowns) {
        Arguments.atLeast(1, unknowns, "coarse unknowns");
        Aggregates groups = Aggregates.of(nodes, groupSize, StrongCouplings.groups(a, AggregateCut.STRONG, groupSize));
        long functions = (long) groups.count() * (nodes.linear() + 1);
        List<Integer> starts = new ArrayList<>();
        int joined = Math.toIntExact(Math.max(1, (functions + unknowns / 2) / unknowns));
        halve(groups.start(), 0, groups.count(), joined, starts);
        starts.add(nodes.size());
        int[] start = starts.stream().mapToInt(each -> each).toArray();
        return of(groups, start, new AggregateBasis(new Aggregates(groups.order(), start), nodes));
    }

    /// Groups come from halves of halves, so that a half of them is compact in space.
    private static void halve(int[] groupStart, int from, int to, int most, List<Integer> starts) {
        int parts = Math.ceilDiv(to - from, most);
        if (parts <= 1) {
            if (to > from) starts.add(groupStart[from]);
            return;
        }
        int middle = from + (int) ((long) (to - from) * (parts / 2) / parts);
        halve(groupStart, from, middle, most, starts);
        halve(groupStart, middle, to, most, starts);
    }

    private static AggregateSpace of(Aggregates groups, int[] start, AggregateBasis basis) {
        int count = basis.aggregates();
        int most = 1;
        for (int p = 0; p < count; p++) most = Math.max(most, basis.functions(p));
        double[] values = new double[Math.multiplyExact(groups.order().length, most)];
        int[] first = new int[count + 1];
        int[] aggregate = new int[groups.order().length];
        first[count] = basis.unknowns();
        for (int p = 0; p < count; p++) {
            first[p] = basis.first(p);
            Arrays.fill(aggregate, start[p], start[p + 1], p);
            int functions = basis.functions(p);
            for (int i = 0; i < basis.size(p); i++)
                System.arraycopy(basis.values(p), i * functions, values, (start[p] + i) * most, functions);
        }
        return new AggregateSpace(groups.order(), groups.start(), start, first, aggregate, most, values);
    }

    public int groups() {
        return groupStart.length - 1;
    }

    public int aggregates() {
        return start.length - 1;
    }

    /// Coarse unknowns in all.
    public int unknowns() {
        return first[aggregates()];
    }
}
