package dev.tangent.spark;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/// A program: what docs/scale.md was measured with. Words: points, then numbers of partitions; `core` compares with
/// core.
///
/// Points are a bent sheet in R^3, 100 of them labelled; LG with k = 20, m = 2, one lambda.
public final class ScaleMeasurement {
    private static final int K = 20;
    private static final double LAMBDA = 1e-6;

    private ScaleMeasurement() {}

    public static void main(String[] words) {
        int points = Integer.parseInt(words[0]);
        double[][] sheet = SparkClouds.sheet(points, 1);
        double[][] labels = new double[points][1];
        for (int i = 0; i < points; i++)
            labels[i][0] = i % (points / 100) == 0 ? SparkClouds.height(sheet[i]) : Double.NaN;
        for (int w = 1; w < words.length; w++) {
            if (words[w].equals("core")) core(sheet, labels);
            else spark(sheet, labels, Integer.parseInt(words[w]));
        }
        LocalSpark.session().stop();
    }

    private static void core(double[][] sheet, double[][] labels) {
        long start = System.nanoTime();
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(sheet), K);
        var solve = new Learner(new LocalGaussian(2).over(graph), Lambda.relative(LAMBDA), SolverSettings.DEFAULT)
                .predict(Labels.of(labels))
                .solve();
        System.out.printf(Locale.ROOT, "core: %.1f s, %s%n", (System.nanoTime() - start) / 1e9, solve);
    }

    private static void spark(double[][] sheet, double[][] labels, int partitions) {
        Dataset<Row> data = SparkTables.of(sheet, labels).persist();
        data.count();
        Traffic traffic = new Traffic();
        LocalSpark.session().sparkContext().addSparkListener(traffic);
        long start = System.nanoTime();
        try (SparkManifoldModel model = new SparkManifoldRegression("features", "y0")
                .neighbours(K)
                .dimension(2)
                .lambda(LAMBDA)
                .partitions(partitions)
                .fit(data)) {
            System.out.printf(
                    Locale.ROOT,
                    "%d partitions: %.1f s %s%n",
                    partitions,
                    (System.nanoTime() - start) / 1e9,
                    model.report().seconds());
            System.out.printf(Locale.ROOT, "  %s%n", model.report().borders());
            System.out.printf(Locale.ROOT, "  %s%n", model.report().solve());
        }
        traffic.tell();
        LocalSpark.session().sparkContext().removeSparkListener(traffic);
        data.unpersist();
    }

    /// Jobs, bytes shuffled and bytes sent to the driver, by the stages' names.
    private static final class Traffic extends SparkListener {
        private final Map<String, long[]> sums = new TreeMap<>();
        private final Map<Integer, String> nameOf = new TreeMap<>();

        @Override
        public synchronized void onJobStart(SparkListenerJobStart start) {
            of(name(start.properties()))[0]++;
        }

        @Override
        public synchronized void onStageSubmitted(SparkListenerStageSubmitted submitted) {
            nameOf.put(submitted.stageInfo().stageId(), name(submitted.properties()));
        }

        @Override
        public synchronized void onStageCompleted(SparkListenerStageCompleted completed) {
            var metrics = completed.stageInfo().taskMetrics();
            long[] sum = of(nameOf.getOrDefault(completed.stageInfo().stageId(), ""));
            sum[1] += metrics.shuffleWriteMetrics().bytesWritten();
            sum[2] += metrics.resultSize();
        }

        private static String name(Properties properties) {
            return properties == null ? "" : properties.getProperty("spark.job.description", "");
        }

        private long[] of(String name) {
            return sums.computeIfAbsent(name, fresh -> new long[3]);
        }

        synchronized void tell() {
            List<String> lines = new ArrayList<>();
            sums.forEach((name, sum) -> lines.add(String.format(
                    Locale.ROOT,
                    "  %-32s %4d jobs, %,13d bytes shuffled, %,13d bytes to the driver",
                    name,
                    sum[0],
                    sum[1],
                    sum[2])));
            lines.forEach(System.out::println);
        }
    }
}
