package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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

    @Test
    void whatWasConfirmedIsThereAfterwardsAndOnce() throws Exception {
        StringBuilder rows = new StringBuilder("x,y,known\n");
        for (int row = 0; row < LABELS; row++)
            rows.append(row).append(',').append(Math.sin(row)).append(",\n");
        Files.writeString(folder.resolve("points.csv"), rows);
        for (int kill = 0; kill < KILLS; kill++) {
            ServedProcess served = ServedProcess.start(folder);
            try {
                String labels = opened(served);
                CountDownLatch enough = new CountDownLatch(random.nextInt(1, 2 * LABELS / KILLS));
                long then = random.nextLong(LONGEST.toNanos());
                Thread killer = served.killAfter(enough, then);
                labelUntilItIsGone(served, labels, enough);
                killer.join();
            } finally {
                served.kill();
            }
        }
        for (int round = 0; round < 2; round++) {
            ServedProcess last = ServedProcess.start(folder);
            try {
                labelUntilItIsGone(last, opened(last), new CountDownLatch(0));
            } finally {
                last.kill();
            }
        }
        assertThat(confirmed).as("labels with the seed " + SEED).hasSize(LABELS);
    }

    /// Opens the table with all that was changed before, and compares.
    private String opened(ServedProcess served) throws Exception {
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

    private void labelUntilItIsGone(ServedProcess served, String labels, CountDownLatch enough)
            throws InterruptedException {
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
