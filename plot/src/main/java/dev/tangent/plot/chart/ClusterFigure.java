package dev.tangent.plot.chart;

import dev.tangent.ManifoldClustering;
import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.picture.Drawing;
import java.util.List;

/// Points in their first two coordinates, coloured by their clusters.
public final class ClusterFigure {
    private ClusterFigure() {}

    /// Of clusters and the points they are of, which have two coordinates at least.
    ///
    /// @param title what the points are called
    /// @param columns names of their coordinates
    public static Drawing of(String title, ManifoldClustering.Result found, PointCloud cloud, List<String> columns) {
        double[] x = new double[cloud.size()];
        double[] y = new double[cloud.size()];
        for (int i = 0; i < cloud.size(); i++) {
            x[i] = cloud.at(i, 0);
            y[i] = cloud.at(i, 1);
        }
        int[] groups = found.clusters().stream().mapToInt(Integer::intValue).toArray();
        String count = found.count() == 1 ? "1 cluster" : found.count() + " clusters";
        return TitledSheet.of(
                title,
                columns.get(0) + " (across) and " + columns.get(1) + " (up)",
                List.of(Scatter.groups(count, x, y, groups)));
    }
}
