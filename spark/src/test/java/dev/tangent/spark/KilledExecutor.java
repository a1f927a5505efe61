package dev.tangent.spark;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.learning.Prediction;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/// A program: a cluster of two executors, processes of their own, one of which is killed in the middle of a solve.
/// Prints how far the predictions are from core's, and how many executors were lost.
public final class KilledExecutor {
    /// Steps of the solve before the kill.
    private static final int STEPS = 8;

    private KilledExecutor() {}

    public static void main(String[] arguments) {
        double[][] points = SparkClouds.sheet(500, 1);
        double[][] labels = new double[points.length][1];
        for (int i = 0; i < labels.length; i++) labels[i][0] = i % 20 == 0 ? SparkClouds.height(points[i]) : Double.NaN;
        Prediction expected = new Learner(
                        new LocalGaussian(2).over(NeighbourGraph.nearest(PointCloud.of(points), 12)),
                        Lambda.relative(1e-6),
                        SolverSettings.DEFAULT)
                .predict(Labels.of(labels));
        SparkSession session = SparkSession.builder()
                .master("local-cluster[2,1,1024]")
                .appName("killed executor")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.executor.memory", "1024m")
                .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -Dtangent.vector.bits=0")
                .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .config("spark.executorEnv.SPARK_SCALA_VERSION", "2.13")
                .config("spark.executorEnv.SPARK_TESTING", "1")
                .getOrCreate();
        Killer killer = new Killer();
        session.sparkContext().addSparkListener(killer);
        double worst = 0;
        int iterations;
        try (SparkManifoldModel model = new SparkManifoldRegression("features", "y0")
                .neighbours(12)
                .dimension(2)
                .lambda(1e-6)
                .partitions(4)
                .fit(SparkTables.of(session, points, labels))) {
            iterations = model.report().solve().iterations();
            for (Row row :
                    model.transform(SparkTables.of(session, points, labels)).collectAsList())
                worst = Math.max(worst, Math.abs(row.<Double>getAs("y0_prediction") - expected.at(row.getInt(0))));
        }
        System.out.println("difference " + worst + " iterations " + iterations + " lost " + killer.lost.get());
        session.stop();
    }

    private static final class Killer extends SparkListener {
        private final AtomicInteger steps = new AtomicInteger();
        private final AtomicInteger lost = new AtomicInteger();

        @Override
        public void onJobStart(SparkListenerJobStart start) {
            String stage = start.properties().getProperty("spark.job.description", "");
            if (stage.equals("tangent: solve") && steps.incrementAndGet() == STEPS)
                ProcessHandle.current()
                        .descendants()
                        .filter(process -> process.info().command().orElse("").endsWith("java"))
                        .findFirst()
                        .ifPresent(ProcessHandle::destroyForcibly);
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            lost.incrementAndGet();
        }
    }
}
