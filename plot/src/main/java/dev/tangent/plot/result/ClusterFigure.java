package dev.tangent.plot.result;

import dev.tangent.ClusteringResult;
import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Drawing;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Points coloured by their clusters.
public final class ClusterFigure {
    private ClusterFigure() {}

    /// Of clusters and the points they are of.
    ///
    /// @param title what the points are called
    /// @param columns names of their coordinates
    public static Drawing of(String title, ClusteringResult found, PointCloud cloud, List<String> columns, long seed) {
        PointSample sample = PointSample.of(cloud.size(), PointSample.MOST, new int[0], seed);
        int[] groups = Arrays.stream(sample.rows())
                .map(row -> found.clusters().get(row))
                .toArray();
        String count = found.count() == 1 ? "1 cluster" : found.count() + " clusters";
        CloudView view = CloudView.of(
                cloud.select(sample.rows()),
                columns,
                Arrays.stream(groups).asDoubleStream().toArray(),
                "cluster");
        return TitledSheet.of(
                title,
                count + ", coloured by their numbers",
                List.of(Scatter.of(count, sample.words(), view, columns, colours(groups, found.count()), new int[0])));
    }

    /// Clusters beyond the number of colours share them, and the key says which.
    private static PointColouring colours(int[] groups, int count) {
        int colours = PointShades.CATEGORIES.size();
        List<String> names = IntStream.range(0, Math.min(colours, count))
                .mapToObj(first -> IntStream.iterate(first, g -> g < count, g -> g + colours)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(", ")))
                .toList();
        return new PointColouring.Categories(
                "cluster",
                Arrays.stream(groups).mapToObj(g -> names.get(g % colours)).toList());
    }
}
