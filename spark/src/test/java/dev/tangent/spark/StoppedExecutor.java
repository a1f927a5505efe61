package dev.tangent.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.apache.spark.TaskContext;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;

/// Halts the first worker's executor in the middle of the solve: it says so by a file and does nothing more. The solve
/// waits for it until it is killed, so that the loss falls between the solve's first and last job on any machine.
public final class StoppedExecutor implements SparkPlugin {
    static final String SIGNAL = "spark.tangent.signal";

    /// A task of the third or so of a dozen jobs and more.
    private static final int TASK = 6;

    static boolean isOfSolve(String description) {
        return "tangent: solve".equals(description);
    }

    @Override
    public DriverPlugin driverPlugin() {
        return null; // as the interface says: none
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new Stop();
    }

    private static final class Stop implements ExecutorPlugin {
        private final AtomicInteger tasks = new AtomicInteger();
        private Path signal = Path.of("");

        @Override
        public void init(PluginContext context, Map<String, String> extra) {
            signal = Path.of(context.conf().get(SIGNAL));
        }

        @Override
        public void onTaskStart() {
            if (!isOfSolve(TaskContext.get().getLocalProperty("spark.job.description"))) return;
            if (!StandaloneCluster.isOfWorker(0) || tasks.incrementAndGet() < TASK) return;
            tell();
            while (true) LockSupport.park();
        }

        private void tell() {
            try {
                Files.createFile(signal);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
