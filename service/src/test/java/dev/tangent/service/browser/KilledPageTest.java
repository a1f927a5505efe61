package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServedProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody labels by the page's keys while the service is killed again and again: whatever label the page has shown is
/// there afterwards, once. `-Dtangent.kills=20 -Dtangent.kill.labels=200` makes it as long as an hour of labelling.
@Tag("full")
class KilledPageTest {
    private static final int KILLS = Integer.getInteger("tangent.kills", 3);
    private static final int LABELS = Integer.getInteger("tangent.kill.labels", 40);
    private static final long SEED = 12;
    private static final long LONGEST = 150_000_000; // nanoseconds: about what a label takes by keys
    private static final List<String> KINDS = List.of("ash", "elm");

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);

    /// What the page has shown.
    private final Map<Integer, String> shown = new HashMap<>();

    private Browser browser;
    private ExplorerPage page;

    @Test
    void whatThePageHasShownIsThereAfterwardsAndOnce() throws Exception {
        writeTrees();
        try (Browser started = Browser.start(folder)) {
            browser = started;
            page = new ExplorerPage(browser);
            for (int kill = 0; kill < KILLS; kill++)
                session(new CountDownLatch(random.nextInt(1, 2 * LABELS / KILLS)), random.nextLong(LONGEST));
            while (shown.size() < LABELS) session(new CountDownLatch(LABELS), 0);
            opened(ServedProcess.start(folder)).kill();
        }
        assertThat(shown).as("labels with the seed " + SEED).hasSizeGreaterThanOrEqualTo(LABELS);
    }

    /// Two groups of points, two labelled in each, and more points than are labelled.
    private void writeTrees() throws IOException {
        StringBuilder rows = new StringBuilder("x,y,kind\n");
        for (int row = 0; row < LABELS + 24; row++)
            rows.append(4 * (row % 2) + Math.sin(row))
                    .append(',')
                    .append(Math.cos(1.3 * row))
                    .append(',')
                    .append(row < 4 ? kind(row) : "")
                    .append('\n');
        Files.writeString(folder.resolve("trees.csv"), rows);
    }

    private static String kind(int row) {
        return KINDS.get(row % 2);
    }

    /// Labels until the service is gone, or all is labelled.
    private void session(CountDownLatch labels, long then) throws Exception {
        ServedProcess served = opened(ServedProcess.start(folder));
        Thread killer = served.killAfter(labels, then);
        try {
            page.press("n");
            long last = -1;
            while (served.process().isAlive() && shown.size() < LABELS) {
                long row = next(served, last);
                if (row < 0) break;
                page.press(KINDS.indexOf(kind((int) row)) == 0 ? "1" : "2");
                last = row;
                labels.countDown();
                look();
            }
        } finally {
            while (labels.getCount() > 0) labels.countDown();
            killer.join();
        }
        look();
    }

    /// The row that the walk has come to, or -1 where the service is gone.
    private long next(ServedProcess served, long last) {
        page.await(
                "the next row",
                () -> !served.process().isAlive() || (page.number("state.selected ?? -1") != last && isWalking()));
        return isWalking() ? page.number("state.selected ?? -1") : -1;
    }

    private boolean isWalking() {
        return Boolean.TRUE.equals(page.state("state.selected !== null && state.walk === 'uncertain'"));
    }

    /// What a person sees of labels.
    private void look() {
        for (Object each : (List<?>) page.state("[...state.labels.kind]")) {
            int row = ((Number) ((List<?>) each).get(0)).intValue();
            if (row >= 4) shown.put(row, (String) ((List<?>) each).get(1));
        }
    }

    /// The page of the table with all that was changed before, which a question offers; compared with what was
    /// shown.
    private ServedProcess opened(ServedProcess served) throws Exception {
        JsonNode table = served.send("POST", "/api/tables", "{\"file\":\"trees.csv\"}");
        String id = table.get("id").asString();
        browser.driver().get(served.page() + "#table=" + id + "&targets=kind");
        if (table.has("earlier")) {
            page.await("the question", () -> page.find("earlier-dialog", "#take") != null);
            page.find("earlier-dialog", "#take").click();
        }
        page.awaitFit();
        Map<Integer, String> before = Map.copyOf(shown);
        look();
        assertThat(shown).as("labels that were shown before").containsAllEntriesOf(before);
        for (Map.Entry<Integer, String> each : shown.entrySet())
            assertThat(each.getValue()).isEqualTo(kind(each.getKey()));
        Map<Integer, Integer> times = new HashMap<>();
        for (JsonNode change :
                served.send("GET", "/api/tables/" + id + "/labels/changes", "").get("changes"))
            for (JsonNode cell : change.get("cells"))
                times.merge(cell.get("row").asInt(), 1, Integer::sum);
        assertThat(times.values()).as("times that a row was labelled").allMatch(count -> count == 1);
        assertThat(times).hasSameSizeAs(shown);
        return served;
    }
}
