package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Many clients for a while, run by hand: `-Dtangent.load=120` is how many seconds.
@EnabledIfSystemProperty(named = "tangent.load", matches = "\\d+", disabledReason = "run by hand: -Dtangent.load=120")
class LoadTest {
    private static final int CLIENTS = 64;
    private static final Path FILES = Path.of("/proc/self/fd");

    @TempDir
    private Path folder;

    private final Queue<String> errors = new ConcurrentLinkedQueue<>();
    private final LongAdder answered = new LongAdder();
    private final LongAdder fits = new LongAdder();

    @Test
    void everybodyIsServedInTurn() throws Exception {
        long end = System.nanoTime() + 1_000_000_000L * Long.getLong("tangent.load");
        try (Client client = Client.of(folder);
                ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = IntStream.range(0, CLIENTS)
                    .<Future<?>>mapToObj(number -> pool.submit(() -> work(client, number, end)))
                    .toList();
            for (Future<?> each : all) each.get();
            System.gc();
            System.out.printf(
                    "%d clients: %d answers, %d fits, %d MB of heap, %d MB resident, %d files open%n",
                    CLIENTS,
                    answered.sum(),
                    fits.sum(),
                    (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20,
                    resident() >> 10,
                    Files.isDirectory(FILES) ? FILES.toFile().list().length : -1);
            assertThat(errors).isEmpty();
            assertThat(client.getJson("/api").get("tables").asInt()).isZero();
        }
    }

    /// In kB, where the system tells it.
    private static long resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) return -1;
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(-1);
    }

    private void work(Client client, int number, long end) {
        while (System.nanoTime() < end) {
            String table = id(
                    client.send("POST", "/api/tables", "{\"demo\":\"roll\",\"points\":300,\"seed\":" + number + "}"));
            if (table.isEmpty()) continue;
            String fit = id(
                    client.send(
                            "POST",
                            "/api/fits",
                            "{\"table\":\"" + table
                                    + "\",\"targets\":[\"angle\"],\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}"));
            if (!fit.isEmpty()) ask(client, table, "/api/fits/" + fit);
            ok(client.delete("/api/tables/" + table));
        }
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
