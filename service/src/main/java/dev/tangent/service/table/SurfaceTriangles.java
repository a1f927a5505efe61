package dev.tangent.service.table;

import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.triangulation.AlphaShape;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// The Delaunay triangles of points of a plane, without those that bridge bays of its rim. Both coordinates count
/// alike, as on the screen.
final class SurfaceTriangles {
    private SurfaceTriangles() {}

    /// Three points each.
    static List<int[]> of(PointCloud cloud) {
        Triangulation all = Triangulation.of(spread(cloud, 0), spread(cloud, 1));
        BitSet gaps = AlphaShape.gaps(all);
        List<int[]> kept = new ArrayList<>();
        for (int t = gaps.nextClearBit(0); t < all.triangles(); t = gaps.nextClearBit(t + 1))
            kept.add(new int[] {all.corner(t, 0), all.corner(t, 1), all.corner(t, 2)});
        return kept;
    }

    /// A coordinate from 0 to 1.
    private static double[] spread(PointCloud cloud, int column) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < cloud.size(); i++) {
            least = Math.min(least, cloud.at(i, column));
            most = Math.max(most, cloud.at(i, column));
        }
        double range = most > least ? most - least : 1;
        double[] values = new double[cloud.size()];
        for (int i = 0; i < values.length; i++) values[i] = (cloud.at(i, column) - least) / range;
        return values;
    }
}
