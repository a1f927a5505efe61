package dev.tangent.spark;

import com.sun.management.OperatingSystemMXBean;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/// A program: what docs/scale.md was measured with. Words: a number of points of a bent sheet in R^3, or a CSV file
/// without a header and the dimension of its manifold; then numbers of partitions; `core` compares with core.
///
/// 100 points are labelled; LG with k = 20 and one lambda. Beside what is measured on a sheet stands what [SheetCost]
/// expects.
public final class ScaleMeasurement {
    private static final int K = 20;
    private static final int LABELS = 100;
    private static final double LAMBDA = 1e-6;

    private final double[][] points;
    private final double[][] labels;
    private final int dimension;
    private final boolean sheet;

    private ScaleMeasurement(double[][] points, int dimension, boolean sheet) {
        this.points = points;
        this.dimension = dimension;
        this.sheet = sheet;
        labels = new double[points.length][1];
        for (int i = 0; i < points.length; i++)
            labels[i][0] = i % (points.length / LABELS) == 0 ? SparkClouds.height(points[i]) : Double.NaN;
    }

    public static void main(String[] words) throws IOException {
        boolean file = words[0].endsWith(".csv");
        ScaleMeasurement measurement = file
                ? new ScaleMeasurement(read(Path.of(words[0])), Integer.parseInt(words[1]), false)
                : new ScaleMeasurement(SparkClouds.sheet(Integer.parseInt(words[0]), 1), 2, true);
        for (String word : List.of(words).subList(file ? 2 : 1, words.length)) {
            if (word.equals("core")) measurement.core();
            else measurement.spark(Integer.parseInt(word));
        }
        LocalSpark.session().stop();
    }

    private static double[][] read(Path csv) throws IOException {
        return Files.readAllLines(csv).stream()
                .map(line -> Arrays.stream(line.split(",", -1))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toArray(double[][]::new);
    }

    /// Of all threads since the start.
    private static double processorSeconds() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e9;
    }

    private void core() {
        long start = System.nanoTime();
        double before = processorSeconds();
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(points), K);
        var solve = new Learner(
                        new LocalGaussian(dimension).over(graph), Lambda.relative(LAMBDA), SolverSettings.DEFAULT)
                .predict(Labels.of(labels))
                .solve();
        System.out.printf(
                Locale.ROOT,
                "core: %.1f s, %.1f processor seconds, %s%n",
                (System.nanoTime() - start) / 1e9,
                processorSeconds() - before,
                solve);
    }

    private void spark(int partitions) {
        Dataset<Row> data = SparkTables.of(points, labels).persist();
        data.count();
        SparkTraffic traffic = new SparkTraffic();
        LocalSpark.session().sparkContext().addSparkListener(traffic);
        long start = System.nanoTime();
        double before = processorSeconds();
        try (SparkManifoldModel model = new SparkManifoldRegression("features", "y0")
                .neighbours(K)
                .dimension(dimension)
                .lambda(LAMBDA)
                .partitions(partitions)
                .fit(data)) {
            System.out.printf(
                    Locale.ROOT,
                    "%d partitions: %.1f s, %.1f processor seconds, %s%n",
                    partitions,
                    (System.nanoTime() - start) / 1e9,
                    processorSeconds() - before,
                    model.report().seconds());
            System.out.println("  " + model.report().borders());
            System.out.println("  " + model.report().solve());
        }
        LocalSpark.session().sparkContext().removeSparkListener(traffic);
        traffic.lines().forEach(System.out::println);
        if (sheet) System.out.println("  expected: " + new SheetCost(points.length, partitions));
        data.unpersist();
    }
}
