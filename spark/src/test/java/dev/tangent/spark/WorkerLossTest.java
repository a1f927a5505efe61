package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class WorkerLossTest {
    /// The driver has a process of its own too, because a process has one Spark context.
    @Test
    void aWorkerKilledInTheMiddleOfASolveLeavesTheAnswerAsItIs(@TempDir Path folder) throws Exception {
        Path signal = folder.resolve("signal");
        try (StandaloneCluster cluster = new StandaloneCluster(folder, 2)) {
            Process driver =
                    cluster.start("driver", List.of(FitOnCluster.class.getName(), cluster.url(), signal.toString()));
            await(driver, signal);
            cluster.killWorker(0);
            driver.waitFor();
            String said = Files.readString(folder.resolve("driver.out"));
            String errors = Files.readString(folder.resolve("driver.err"));
            assertThat(said).as(errors).startsWith("difference ");
            String[] words = said.strip().split(" ", -1);
            double difference = Double.parseDouble(words[1]);
            int steps = Integer.parseInt(words[3]);
            int lostAt = Integer.parseInt(words[5]);
            assertThat(difference).isLessThan(1e-6);
            assertThat(lostAt)
                    .as("step at which the worker was gone, of %d", steps)
                    .isBetween(1, steps - 1);
        }
    }

    private static void await(Process driver, Path file) throws InterruptedException {
        while (driver.isAlive() && !Files.exists(file)) Thread.sleep(20);
    }
}
