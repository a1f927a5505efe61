package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.service.job.Job;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.job.JobState;
import dev.tangent.service.job.Jobs;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.OpenTable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// However a job fails, it says so, and the jobs behind it run.
class FailingJobTest extends ServiceTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private OpenTable table() {
        return client.service().tables().openDemo("roll", Optional.of(50), Optional.of(9), 0);
    }

    /// Does what a test says at each of its steps.
    private static final class StandInJob extends Job<String> {
        private final Supplier<String> work;
        private final Supplier<Object> shown;

        StandInJob(OpenTable table, Supplier<String> work, Supplier<Object> shown) {
            super("f7", table);
            this.work = work;
            this.shown = shown;
        }

        @Override
        protected String compute() {
            return work.get();
        }

        @Override
        public Object view() {
            return shown.get();
        }

        @Override
        protected List<OpenTable> alsoRead() {
            if (work.get().equals("unreadable")) throw new OutOfMemoryError("injected");
            return List.of();
        }
    }

    private static String thrown(Error failure) {
        throw failure;
    }

    private static void await(JobQueue queue, Job<?> job) {
        queue.add(job);
        job.await(PATIENCE);
    }

    @Test
    void anErrorOfAnyKindEndsTheJobAlone() {
        OpenTable table = table();
        try (JobQueue queue = new JobQueue(1, 10)) {
            for (Error each : List.of(
                    new OutOfMemoryError("injected"),
                    new StackOverflowError(),
                    new NoClassDefFoundError("Could not initialize class"),
                    new AssertionError("injected"))) {
                Job<String> failing = new StandInJob(table, () -> thrown(each), () -> "");
                await(queue, failing);
                assertThat(failing.state()).as(each.toString()).isEqualTo(JobState.FAILED);
                assertThat(failing.error().orElseThrow()).isNotBlank().doesNotContain("\n");
            }
            assertThatTheNextRuns(queue, table);
        }
    }

    @Test
    void aJobThatCannotBeShownIsEndedAsWell() {
        OpenTable table = table();
        try (JobQueue queue = new JobQueue(1, 10)) {
            Job<String> failing = new StandInJob(table, () -> "", () -> thrown(new OutOfMemoryError("injected")));
            await(queue, failing);
            assertThat(failing.state()).isEqualTo(JobState.FAILED);
            assertThatTheNextRuns(queue, table);
        }
    }

    private static void assertThatTheNextRuns(JobQueue queue, OpenTable table) {
        Job<String> next = new StandInJob(table, () -> "done", () -> "");
        await(queue, next);
        assertThat(next.state()).isEqualTo(JobState.DONE);
    }

    @Test
    void oneThatCouldNotBeTakenInIsForgotten() {
        OpenTable table = table();
        try (JobQueue queue = new JobQueue(1, 10)) {
            Jobs<StandInJob> jobs = new Jobs<>("fit", queue, new HeldMemory(1 << 20));
            assertThatThrownBy(() -> jobs.add(new StandInJob(table, () -> "unreadable", () -> "")))
                    .isInstanceOf(OutOfMemoryError.class);
            assertThat(jobs.list()).isEmpty();
        }
    }
}
