package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class WorkerLossTest {
    @Test
    void aWorkerKilledInTheMiddleOfASolveLeavesTheAnswerAsItIs(@TempDir Path folder) throws Exception {
        Path signal = folder.resolve("signal");
        LocalSpark.stop();
        try (StandaloneCluster cluster = new StandaloneCluster(folder, 2)) {
            Thread killer = Thread.startVirtualThread(() -> killFirstWorker(cluster, signal));
            FitOnCluster fit = FitOnCluster.of(cluster.url(), signal);
            killer.interrupt();
            assertThat(fit.difference()).isLessThan(1e-6);
            assertThat(fit.lostAt())
                    .as("step at which the worker was gone, of %d", fit.steps())
                    .isBetween(1, fit.steps() - 1);
        }
    }

    private static void killFirstWorker(StandaloneCluster cluster, Path signal) {
        try {
            while (!Files.exists(signal)) Thread.sleep(20);
            cluster.killWorker(0);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the fit is over
        }
    }
}
