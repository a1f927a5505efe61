package dev.tangent.spark.matrix;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Neighbourhoods;
import dev.tangent.spark.points.RemotePoints;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All neighbourhoods that hold an own point of a cell, as part of a graph: own points first, then remote centres,
/// then remote points that are members only.
final class HaloGraph {
    private final CellGraph own;
    private final Cell cell;
    private final List<Neighbourhoods> received;
    private final int k;
    private final Map<Long, Integer> numberOf = new HashMap<>(); // of remote points
    private int foreignCentres;
    private long[] identities = new long[64];
    private int[] cells = new int[64];
    private double[] coordinates;

    HaloGraph(CellGraph own, List<Neighbourhoods> received) {
        this.own = own;
        // Messages come in any order. A cell that is made again after a loss must number its halo as before,
        // because the driver sends values in that order.
        this.received = received.stream()
                .sorted(Comparator.comparingLong(each -> each.identities()[each.members()[0]]))
                .toList();
        cell = own.cell();
        k = own.neighbours();
        coordinates = cell.coordinates().clone();
    }

    /// Number of points whose neighbourhoods were taken over from other cells.
    int foreignCentres() {
        return foreignCentres;
    }

    /// The cell of a remote point.
    int cellOf(int number) {
        return cells[number - cell.size()];
    }

    long identity(int number) {
        return identities[number - cell.size()];
    }

    NeighbourGraph graph() {
        for (Neighbourhoods each : received) {
            int[] coordinateAt = coordinateAt(each);
            for (int p = 0; p < each.members().length; p += k) {
                number(each, each.members()[p], coordinateAt);
                foreignCentres++;
            }
        }
        int[] members = new int[(cell.size() + foreignCentres) * k];
        double[] squares = new double[members.length];
        for (int p = 0; p < own.members().length; p++) {
            members[p] = ofOwn(own.members()[p]);
            squares[p] = own.squaredDistances()[p];
        }
        for (Neighbourhoods each : received) take(each, members, squares);
        int points = cell.size() + numberOf.size();
        return NeighbourGraph.partial(
                PointCloud.wrap(cell.dimension(), Arrays.copyOf(coordinates, points * cell.dimension())),
                k,
                members,
                squares);
    }

    private int ofOwn(int member) {
        if (member < cell.size()) return member;
        RemotePoints remote = own.remote();
        int at = member - cell.size();
        return number(remote.identities()[at], remote.cells()[at], remote.coordinates(), at);
    }

    /// A centre's number says where its neighbourhood belongs.
    private void take(Neighbourhoods each, int[] members, double[] squares) {
        int[] coordinateAt = coordinateAt(each);
        for (int p = 0; p < each.members().length; p += k) {
            int centre = number(each, each.members()[p], coordinateAt);
            for (int j = 0; j < k; j++) {
                members[centre * k + j] = number(each, each.members()[p + j], coordinateAt);
                squares[centre * k + j] = each.squaredDistances()[p + j];
            }
        }
    }

    /// Where the coordinates of each point of a table are; own points have none there.
    private int[] coordinateAt(Neighbourhoods each) {
        int[] at = new int[each.cells().length];
        int next = 0;
        for (int t = 0; t < at.length; t++) at[t] = each.cells()[t] == cell.number() ? -1 : next++;
        return at;
    }

    private int number(Neighbourhoods each, int place, int[] coordinateAt) {
        long identity = each.identities()[place];
        return coordinateAt[place] < 0
                ? Arrays.binarySearch(cell.identities(), identity)
                : number(identity, each.cells()[place], each.coordinates(), coordinateAt[place]);
    }

    private int number(long identity, int cellOf, double[] table, int at) {
        Integer known = numberOf.get(identity);
        if (known != null) return known;
        int count = numberOf.size();
        int number = cell.size() + count;
        int n = cell.dimension();
        if (count == identities.length) {
            identities = Arrays.copyOf(identities, 2 * count);
            cells = Arrays.copyOf(cells, 2 * count);
        }
        if ((number + 1) * n > coordinates.length) coordinates = Arrays.copyOf(coordinates, 2 * (number + 1) * n);
        identities[count] = identity;
        cells[count] = cellOf;
        System.arraycopy(table, at * n, coordinates, number * n, n);
        numberOf.put(identity, number);
        return number;
    }
}
