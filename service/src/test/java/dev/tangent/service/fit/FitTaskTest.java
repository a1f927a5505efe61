package dev.tangent.service.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.ServiceJson;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.OpenTable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitTaskTest {
    /// Hears which version comes, and which there is meanwhile.
    private static final class StandInFollower implements FitFollower {
        private final List<List<Long>> heard = new ArrayList<>();

        @Override
        public void changed(FitTask fit, long version) {
            heard.add(List.of(version, fit.version().number()));
        }

        @Override
        public void gone(FitTask fit) {}

        @Override
        public boolean isAsking(FitTask fit) {
            return false;
        }
    }

    @Test
    void whatIsAskedOfAVersionEndsBeforeTheNextIsComputed(@TempDir Path folder) {
        StandInFollower follower = new StandInFollower();
        try (TangentService service = TangentService.start(ServiceSettings.of(folder, "test"));
                JobQueue queue = new JobQueue(1, 1)) {
            OpenTable table = service.tables().openDemo("roll", Optional.of(200), Optional.of(20), 0);
            Map<String, Object> wish =
                    Map.of("table", table.id(), "targets", List.of("angle"), "method", "lg", "tuned", false);
            FitRequest request = FitRequest.of(Fields.of(ServiceJson.tree(wish)), service.tables()::named);
            FitTask fit = new FitTask("f99", request, follower, new HeldMemory(1 << 30));
            queue.add(fit);
            fit.await(Duration.ofMinutes(1));
            fit.change(Optional.of(0.01), before -> before);
        }
        assertThat(follower.heard).containsExactly(List.of(1L, 0L), List.of(1L, 1L));
    }
}
