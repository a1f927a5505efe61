package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class KernelFileTest {
    private final StandInCuda cuda = new StandInCuda(1);
    private final KernelFile file = new KernelFile(Driver.of(cuda), "local");

    private void launch(int sharedBytes) {
        file.launch("localGaussian", LaunchShape.of(1, 32).sharing(sharedBytes));
    }

    @Test
    void sharedMemoryThatOneComputationWasAllowedIsNotTakenBackByAnother() throws Exception {
        List<CompletableFuture<Void>> others = new ArrayList<>();
        cuda.atAllowance = bytes -> {
            if (bytes < 100_000) return;
            others.add(CompletableFuture.runAsync(() -> launch(60_000)));
            try {
                others.getFirst().get(1, TimeUnit.SECONDS); // it may get in between, or has to wait
            } catch (TimeoutException waits) {
                return;
            } catch (InterruptedException | ExecutionException failed) {
                throw new AssertionError(failed);
            }
        };
        assertThatCode(() -> launch(100_000)).doesNotThrowAnyException();
        others.getFirst().get(1, TimeUnit.MINUTES);
        assertThat(cuda.launched).hasSize(2);
    }
}
