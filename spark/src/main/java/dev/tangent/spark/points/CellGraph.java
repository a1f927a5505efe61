package dev.tangent.spark.points;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The neighbourhoods of a cell's own points.
///
/// @param cell whose own points are the centres
/// @param neighbours k
/// @param members k for each centre, itself first; a number from the cell's size on is a remote point
/// @param squaredDistances of the members
/// @param remote points of other cells that are members
public record CellGraph(Cell cell, int neighbours, int[] members, double[] squaredDistances, RemotePoints remote)
        implements Serializable {

    /// Merges what was found in the cell with what other cells answered.
    static CellGraph of(LocalSearch own, List<RemoteNeighbours> answers, int k) {
        return new Merge(own, answers, k).run();
    }

    /// One point after the other; the nearest by (distance, identity) stay.
    private static final class Merge {
        private final LocalSearch own;
        private final List<RemoteNeighbours> answers;
        private final int k;
        private final Cell cell;
        private final Map<Long, Integer> numberOf = new HashMap<>();
        private final RemotePointsBuilder remote;
        /// The finds for each point: pairs of an answer and a place in it.
        private final List<List<int[]>> findsOf = new ArrayList<>();

        Merge(LocalSearch own, List<RemoteNeighbours> answers, int k) {
            this.own = own;
            this.answers = answers;
            this.k = k;
            cell = own.cell();
            remote = new RemotePointsBuilder(cell.dimension());
            for (int i = 0; i < cell.size(); i++) findsOf.add(List.of());
            for (int a = 0; a < answers.size(); a++) {
                RemoteNeighbours answer = answers.get(a);
                for (int q = 0; q < answer.points().length; q++) {
                    int point = answer.points()[q];
                    for (int p = answer.starts()[q]; p < answer.starts()[q + 1]; p++) {
                        if (findsOf.get(point).isEmpty()) findsOf.set(point, new ArrayList<>());
                        findsOf.get(point).add(new int[] {a, p});
                    }
                }
            }
        }

        CellGraph run() {
            int[] members = new int[Math.multiplyExact(cell.size(), k)];
            double[] squares = new double[members.length];
            for (int i = 0; i < cell.size(); i++) merge(i, members, squares);
            return new CellGraph(cell, k, members, squares, remote.build());
        }

        private void merge(int point, int[] members, double[] squares) {
            List<int[]> finds = findsOf.get(point);
            if (!finds.isEmpty())
                finds.sort((one, other) -> {
                    int order = Double.compare(square(one), square(other));
                    return order != 0 ? order : Long.compare(identity(one), identity(other));
                });
            int at = point * k;
            int mine = point * own.kept();
            int end = mine + own.kept();
            members[at] = point;
            mine++;
            int next = 0;
            for (int j = 1; j < k; j++) {
                boolean takesOwn = next == finds.size() || (mine < end && ownIsNearer(mine, finds.get(next)));
                squares[at + j] = takesOwn ? own.squaredDistances()[mine] : square(finds.get(next));
                members[at + j] = takesOwn ? own.members()[mine++] : number(finds.get(next++));
            }
        }

        private boolean ownIsNearer(int mine, int[] find) {
            double d = own.squaredDistances()[mine];
            return d < square(find) || (d == square(find) && cell.identities()[own.members()[mine]] < identity(find));
        }

        private double square(int[] find) {
            return answers.get(find[0]).squaredDistances()[find[1]];
        }

        private long identity(int[] find) {
            RemoteNeighbours answer = answers.get(find[0]);
            return answer.identities()[answer.found()[find[1]]];
        }

        private int number(int[] find) {
            RemoteNeighbours answer = answers.get(find[0]);
            return numberOf.computeIfAbsent(
                    identity(find),
                    fresh -> cell.size()
                            + remote.add(fresh, answer.cell(), answer.coordinates(), answer.found()[find[1]]));
        }
    }

    /// The cells that members of a centre's neighbourhood belong to, its own not among them.
    int[] cellsAround(int centre) {
        int[] cells = new int[neighbours];
        int count = 0;
        for (int p = centre * neighbours; p < (centre + 1) * neighbours; p++) {
            if (members[p] < cell.size()) continue;
            int other = cellOf(members[p]);
            boolean seen = false;
            for (int t = 0; t < count; t++) seen |= cells[t] == other;
            if (!seen) cells[count++] = other;
        }
        return Arrays.copyOf(cells, count);
    }

    /// The identity of a member.
    public long identity(int member) {
        return member < cell.size() ? cell.identities()[member] : remote.identities()[member - cell.size()];
    }

    /// The cell of a member.
    int cellOf(int member) {
        return member < cell.size() ? cell.number() : remote.cells()[member - cell.size()];
    }

    /// Copies the coordinates of a member to `out`, from `at` on.
    void copyPoint(int member, double[] out, int at) {
        int n = cell.dimension();
        if (member < cell.size()) System.arraycopy(cell.coordinates(), member * n, out, at, n);
        else System.arraycopy(remote.coordinates(), (member - cell.size()) * n, out, at, n);
    }
}
