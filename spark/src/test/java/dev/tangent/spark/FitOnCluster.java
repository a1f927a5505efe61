package dev.tangent.spark;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/// A fit on a cluster of two workers.
///
/// @param difference the largest between a prediction and core's
/// @param steps jobs of the solve
/// @param lostAt at which of them an executor was lost, or 0
record FitOnCluster(double difference, int steps, int lostAt) {
    /// This process is the driver, and has no other context meanwhile.
    ///
    /// @param master the cluster's address
    /// @param signal a file that [StoppedExecutor] makes in the middle of the solve
    static FitOnCluster of(String master, Path signal) throws IOException {
        double[][] points = SparkClouds.sheet(500, 1);
        double[][] labels = new double[points.length][1];
        for (int i = 0; i < labels.length; i++) labels[i][0] = i % 20 == 0 ? SparkClouds.height(points[i]) : Double.NaN;
        Prediction expected = new Learner(
                        new LocalGaussian(2).over(NeighbourGraph.nearest(PointCloud.of(points), 12)),
                        Lambda.relative(1e-6),
                        SolverSettings.DEFAULT)
                .predict(Labels.of(labels));
        Steps steps = new Steps();
        double worst = 0;
        // Closed, a session has told its listeners all.
        try (SparkSession session = session(master, signal.toString())) {
            session.sparkContext().addSparkListener(steps);
            try (SparkManifoldModel model = new SparkManifoldRegression("features", "y0")
                    .neighbours(12)
                    .dimension(2)
                    .lambda(1e-6)
                    .partitions(4)
                    .fit(SparkTables.of(session, points, labels))) {
                for (Row row :
                        model.transform(SparkTables.of(session, points, labels)).collectAsList())
                    worst = Math.max(worst, Math.abs(row.<Double>getAs("y0_prediction") - expected.at(row.getInt(0))));
            }
        }
        return new FitOnCluster(worst, steps.begun, steps.lostAt);
    }

    private static SparkSession session(String master, String signal) {
        return SparkSession.builder()
                .master(master)
                .appName("fit on a cluster")
                .config("spark.ui.enabled", false)
                // As in LocalSpark: for so few rows to compile code takes longer than all else.
                .config("spark.sql.codegen.wholeStage", false)
                .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.cores.max", 2)
                .config("spark.plugins", StoppedExecutor.class.getName())
                .config(StoppedExecutor.SIGNAL, signal)
                .config("spark.scheduler.minRegisteredResourcesRatio", 1)
                .config("spark.scheduler.maxRegisteredResourcesWaitingTime", "120s")
                .config("spark.executor.memory", "512m")
                .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
                .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .getOrCreate();
    }

    /// Counts the jobs of the solve, and which of them was the last to begin when an executor was lost.
    private static final class Steps extends SparkListener {
        private volatile int begun;
        private volatile int lostAt;

        @Override
        public synchronized void onJobStart(SparkListenerJobStart start) {
            if (StoppedExecutor.isOfSolve(start.properties().getProperty("spark.job.description"))) begun++;
        }

        @Override
        public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            if (lostAt == 0) lostAt = begun;
        }
    }
}
