package dev.tangent.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerBlockUpdated;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;

/// What Spark counts while a fit runs, by the stages' names: jobs, bytes shuffled, bytes sent to the driver, processor
/// seconds of the tasks; and the most bytes that were kept in memory at one time.
final class SparkTraffic extends SparkListener {
    private static final class Sums {
        private int jobs;
        private long shuffled;
        private long toDriver;
        private double seconds;
    }

    private final Map<String, Sums> sums = new TreeMap<>();
    private final Map<Integer, String> nameOf = new HashMap<>();
    private final Map<String, Long> kept = new HashMap<>();
    private long now;
    private long most;

    @Override
    public synchronized void onJobStart(SparkListenerJobStart start) {
        of(name(start.properties())).jobs++;
    }

    @Override
    public synchronized void onStageSubmitted(SparkListenerStageSubmitted submitted) {
        nameOf.put(submitted.stageInfo().stageId(), name(submitted.properties()));
    }

    @Override
    public synchronized void onStageCompleted(SparkListenerStageCompleted completed) {
        var metrics = completed.stageInfo().taskMetrics();
        Sums sum = of(nameOf.getOrDefault(completed.stageInfo().stageId(), ""));
        sum.shuffled += metrics.shuffleWriteMetrics().bytesWritten();
        sum.toDriver += metrics.resultSize();
        sum.seconds += (metrics.executorCpuTime() + metrics.executorDeserializeCpuTime()) / 1e9;
    }

    @Override
    public synchronized void onBlockUpdated(SparkListenerBlockUpdated updated) {
        var block = updated.blockUpdatedInfo();
        if (!block.blockId().isRDD()) return;
        Long before = kept.put(block.blockId().name(), block.memSize());
        now += block.memSize() - (before == null ? 0 : before);
        most = Math.max(most, now);
    }

    private static String name(Properties properties) {
        return properties == null ? "" : properties.getProperty("spark.job.description", "");
    }

    private Sums of(String name) {
        return sums.computeIfAbsent(name, fresh -> new Sums());
    }

    synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        sums.forEach((name, sum) -> lines.add(String.format(
                Locale.ROOT,
                "  %-32s %4d jobs, %,13d bytes shuffled, %,13d bytes to the driver, %.1f processor seconds of tasks",
                name,
                sum.jobs,
                sum.shuffled,
                sum.toDriver,
                sum.seconds)));
        lines.add(String.format(Locale.ROOT, "  most bytes kept in memory: %,d", most));
        return lines;
    }
}
