package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Many clients for a while, run by hand: `-Dtangent.load=300` is how many seconds. Nobody is refused, and at the end
/// nothing is more than it was after a minute: heap, threads, open files, each counted while all clients pause.
@EnabledIfSystemProperty(named = "tangent.load", matches = "\\d+", disabledReason = "run by hand: -Dtangent.load=300")
class LoadTest {
    private static final int CLIENTS = 64;
    private static final long SECOND = 1_000_000_000;
    private static final Path FILES = Path.of("/proc/self/fd");

    /// What the JDK keeps of its own may differ by this between two moments: bytes, threads, files.
    private static final Footprint SLACK = new Footprint(4 << 20, 4, 8);

    @TempDir
    private Path folder;

    private final Queue<String> errors = new ConcurrentLinkedQueue<>();
    private final LongAdder answered = new LongAdder();
    private final LongAdder fits = new LongAdder();
    private final ReadWriteLock rounds = new ReentrantReadWriteLock(true);

    /// @param heap bytes after garbage was collected
    private record Footprint(long heap, int threads, int files) {
        static Footprint now() throws InterruptedException {
            for (int i = 0; i < 3; i++) {
                System.gc();
                Thread.sleep(100);
            }
            return new Footprint(
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory(),
                    threadsOfService(),
                    Files.isDirectory(FILES) ? FILES.toFile().list().length : 0);
        }
    }

    /// Without those of the clients, who are in this JVM too: their pool grows to what the busiest moment asked
    /// for.
    private static int threadsOfService() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.getName().startsWith("HttpClient-"))
                .count();
    }

    @Test
    void everybodyIsServedInTurnAndNothingGrows() throws Exception {
        long seconds = Long.getLong("tangent.load");
        long begun = System.nanoTime();
        try (Client client = Client.of(folder);
                ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = IntStream.range(0, CLIENTS)
                    .<Future<?>>mapToObj(number -> pool.submit(() -> work(client, number, begun + seconds * SECOND)))
                    .toList();
            Thread.sleep(Duration.ofSeconds(Math.min(60, seconds / 2)));
            Footprint early = whilePaused("early");
            Thread.sleep(Duration.ofNanos(Math.max(0, begun + (seconds - 2) * SECOND - System.nanoTime())));
            Footprint late = whilePaused("late");
            for (Future<?> each : all) each.get();
            assertThat(errors).isEmpty();
            assertThat(client.getJson("/api").get("tables").asInt()).isZero();
            assertThat(late.heap()).as("heap").isLessThan(early.heap() + SLACK.heap());
            assertThat(late.threads()).as("threads").isLessThanOrEqualTo(early.threads() + SLACK.threads());
            assertThat(late.files()).as("open files").isLessThanOrEqualTo(early.files() + SLACK.files());
        }
    }

    private Footprint whilePaused(String when) throws InterruptedException {
        rounds.writeLock().lock();
        try {
            Footprint now = Footprint.now();
            IO.println(when + ", " + CLIENTS + " clients, " + answered.sum() + " answers, " + fits.sum() + " fits, "
                    + errors.size() + " errors: " + now);
            return now;
        } finally {
            rounds.writeLock().unlock();
        }
    }

    private void work(Client client, int number, long end) {
        while (System.nanoTime() < end) {
            rounds.readLock().lock();
            try {
                round(client, number);
            } finally {
                rounds.readLock().unlock();
            }
        }
    }

    private void round(Client client, int number) {
        String table =
                id(client.send("POST", "/api/tables", "{\"demo\":\"roll\",\"points\":300,\"seed\":" + number + "}"));
        if (table.isEmpty()) return;
        String fit = id(
                client.send(
                        "POST",
                        "/api/fits",
                        "{\"table\":\"" + table
                                + "\",\"targets\":[\"angle\"],\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}"));
        if (!fit.isEmpty()) ask(client, table, "/api/fits/" + fit);
        ok(client.delete("/api/tables/" + table));
    }

    private void ask(Client client, String table, String fit) {
        ok(client.get(fit + "?wait=60"));
        fits.increment();
        ok(client.get(fit + "/values?as=raw&type=f4"));
        ok(client.send("PATCH", fit, "{\"lambda\":0.001}"));
        ok(client.send(
                "PATCH",
                "/api/tables/" + table + "/labels",
                "{\"labels\":[{\"row\":7,\"column\":\"angle\",\"value\":6}]}"));
        ok(client.get(fit + "/values"));
        ok(client.get("/lib/lit/index.js"));
    }

    private String id(HttpResponse<byte[]> response) {
        return ok(response) ? Client.json(response).get("id").asString() : "";
    }

    private boolean ok(HttpResponse<byte[]> response) {
        answered.increment();
        if (response.statusCode() < 300) return true;
        errors.add(response.statusCode() + " " + Client.text(response));
        return false;
    }
}
