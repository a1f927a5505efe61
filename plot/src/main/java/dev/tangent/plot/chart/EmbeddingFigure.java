package dev.tangent.plot.chart;

import dev.tangent.ManifoldEmbedding;
import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.picture.Drawing;
import java.util.ArrayList;
import java.util.List;

/// The first two coordinates of an embedding, coloured by the columns of the points, one panel each.
public final class EmbeddingFigure {
    private static final int MOST_PANELS = 3;

    private EmbeddingFigure() {}

    /// Of an embedding and the points it is of.
    ///
    /// @param title what the points are called
    /// @param columns names of their coordinates
    public static Drawing of(String title, ManifoldEmbedding.Result found, PointCloud cloud, List<String> columns) {
        boolean plane = found.dimension() > 1;
        List<Drawing> panels = new ArrayList<>();
        double[] x = found.coordinates().column(0);
        for (int t = 0; t < Math.min(MOST_PANELS, columns.size()); t++) {
            double[] given = new double[x.length];
            for (int i = 0; i < x.length; i++) given[i] = cloud.at(i, t);
            panels.add(Scatter.values(
                    columns.get(t), x, plane ? found.coordinates().column(1) : given, given));
        }
        return TitledSheet.of(
                title + ", embedded with " + found.method().name(),
                plane
                        ? "coordinates e1 (across) and e2 (up), coloured by the columns of the table"
                        : "coordinate e1 (across) against the columns of the table",
                panels);
    }
}
