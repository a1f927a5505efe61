package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import java.util.Arrays;

/// Strongly coupled groups of points, which no aggregate boundary may separate: each is one weighted point.
final class CoupledGroups {
    private final Matrix centres;
    /// The points of group c are `members[start[c]] .. members[start[c + 1] - 1]`.
    private final int[] start;

    private final int[] members;

    CoupledGroups(NodeGeometry nodes, int[] group) {
        int count = Arrays.stream(group).max().orElse(-1) + 1;
        start = new int[count + 1];
        for (int c : group) start[c + 1]++;
        for (int c = 0; c < count; c++) start[c + 1] += start[c];
        members = new int[group.length];
        int[] next = start.clone();
        for (int i = 0; i < group.length; i++) members[next[group[i]]++] = i;
        centres = Matrix.zeros(count, nodes.dimension());
        for (int i = 0; i < group.length; i++) {
            int c = group[i];
            for (int t = 0; t < nodes.dimension(); t++)
                centres.set(c, t, centres.at(c, t) + nodes.at(i, t) / (start[c + 1] - start[c]));
        }
    }

    int count() {
        return start.length - 1;
    }

    Matrix centres() {
        return centres;
    }

    int points(int[] sequence, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) sum += start[sequence[i] + 1] - start[sequence[i]];
        return sum;
    }

    /// The groups in this sequence, cut where `opens` says.
    Aggregates aggregates(int[] sequence, boolean[] opens) {
        int[] order = new int[members.length];
        int[] aggregateStart = new int[count() + 1];
        int aggregates = 0;
        int q = 0;
        for (int i = 0; i < count(); i++) {
            if (opens[i]) aggregateStart[aggregates++] = q;
            for (int p = start[sequence[i]]; p < start[sequence[i] + 1]; p++) order[q++] = members[p];
        }
        aggregateStart[aggregates] = q;
        return new Aggregates(order, Arrays.copyOf(aggregateStart, aggregates + 1));
    }
}
