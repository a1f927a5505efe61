package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A service that is killed again and again while somebody labels: whatever it has confirmed is there afterwards, once.
/// `-Dtangent.kills=20 -Dtangent.kill.labels=200` makes it as long as an hour of labelling.
@Tag("full")
class KilledServiceTest {
    private static final int KILLS = Integer.getInteger("tangent.kills", 3);
    private static final int LABELS = Integer.getInteger("tangent.kill.labels", 40);
    private static final long SEED = 11;
    private static final Duration LONGEST = Duration.ofMillis(8);

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final Map<Integer, Double> confirmed = new HashMap<>();
    private int sent;

    /// A service in a process of its own.
    private record Served(Process process, String address, String token, HttpClient http) {
        static Served start(Path folder) throws IOException {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx256m",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            ServedFolder.class.getName(),
                            folder.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader told = process.inputReader();
            return new Served(process, told.readLine(), told.readLine(), HttpClient.newHttpClient());
        }

        JsonNode send(String method, String path, String json) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .method(method, BodyPublishers.ofString(json))
                    .build();
            var answer = http.send(request, BodyHandlers.ofString());
            if (answer.statusCode() >= 300) throw new AssertionError(answer.body());
            return Client.JSON.readTree(answer.body());
        }

        void kill() throws InterruptedException {
            process.destroyForcibly();
            process.waitFor();
            http.shutdownNow();
        }
    }

    /// What runs there.
    static final class ServedFolder {
        private ServedFolder() {}

        @SuppressWarnings("SystemOut")
        public static void main(String[] words) throws InterruptedException {
            TangentService service = TangentService.start(ServiceSettings.of(Path.of(words[0]), "test"));
            System.out.println(service.address() + "\n" + service.token());
            service.await();
        }
    }

    @Test
    void whatWasConfirmedIsThereAfterwardsAndOnce() throws Exception {
        StringBuilder rows = new StringBuilder("x,y,known\n");
        for (int row = 0; row < LABELS; row++)
            rows.append(row).append(',').append(Math.sin(row)).append(",\n");
        Files.writeString(folder.resolve("points.csv"), rows);
        for (int kill = 0; kill < KILLS; kill++) {
            Served served = Served.start(folder);
            try {
                String labels = opened(served);
                CountDownLatch enough = new CountDownLatch(random.nextInt(1, 2 * LABELS / KILLS));
                long then = random.nextLong(LONGEST.toNanos());
                Thread killer = Thread.ofPlatform().start(() -> killAfter(served, enough, then));
                labelUntilItIsGone(served, labels, enough);
                killer.join();
            } finally {
                served.kill();
            }
        }
        for (int round = 0; round < 2; round++) {
            Served last = Served.start(folder);
            try {
                labelUntilItIsGone(last, opened(last), new CountDownLatch(0));
            } finally {
                last.kill();
            }
        }
        assertThat(confirmed).as("labels with the seed " + SEED).hasSize(LABELS);
    }

    /// Opens the table with all that was changed before, and compares.
    private String opened(Served served) throws Exception {
        JsonNode table = served.send("POST", "/api/tables", "{\"file\":\"points.csv\"}");
        String labels = "/api/tables/" + table.get("id").asString() + "/labels";
        if (table.has("earlier")) served.send("POST", labels + "/earlier", "{\"take\":true}");
        Map<Integer, Double> found = new HashMap<>();
        for (JsonNode label : served.send("GET", labels + "?targets=known", "").get("labels"))
            found.put(label.get("row").asInt(), label.get("value").asDouble());
        assertThat(found).containsAllEntriesOf(confirmed);
        Map<Integer, Integer> times = new HashMap<>();
        for (JsonNode change : served.send("GET", labels + "/changes", "").get("changes"))
            for (JsonNode cell : change.get("cells"))
                times.merge(cell.get("row").asInt(), 1, Integer::sum);
        assertThat(times.values()).as("times that a row was labelled").allMatch(count -> count == 1);
        assertThat(found).hasSameSizeAs(times);
        confirmed.putAll(found); // one that was on its way when the process was killed
        sent = found.keySet().stream().mapToInt(row -> row + 1).max().orElse(0);
        return labels;
    }

    /// In the middle of whatever it does then.
    private static void killAfter(Served served, CountDownLatch enough, long nanos) {
        try {
            enough.await();
            LockSupport.parkNanos(nanos);
            served.kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void labelUntilItIsGone(Served served, String labels, CountDownLatch enough) throws InterruptedException {
        try {
            for (; sent < LABELS; sent++) {
                double value = sent / 8.0;
                served.send(
                        "PATCH",
                        labels,
                        "{\"labels\":[{\"row\":" + sent + ",\"column\":\"known\",\"value\":" + value + "}]}");
                confirmed.put(sent, value);
                enough.countDown();
            }
        } catch (IOException e) {
            assertThat(served.process().waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
        while (enough.getCount() > 0) enough.countDown(); // all rows have a label
    }
}
