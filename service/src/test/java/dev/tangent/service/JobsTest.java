package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/// Jobs wait, run, tell how far they are, and end when they are told to. No test lasts until the long one ends by
/// itself: who waits for what comes after it waits for the limit, unless it was cancelled.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("full")
class JobsTest extends ServiceTest {
    private static final String LONG = "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":"
            + IntStream.range(10, 400).boxed().toList() + "}}";
    private static final String SHORT = "{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false}";

    @BeforeEach
    void open() {
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":1500,\"labels\":60}");
    }

    private String started(String request) {
        return client.post("/api/fits", request).get("id").asString();
    }

    private String state(String id) {
        return client.ended("/api/fits", id).get("state").asString();
    }

    @Test
    void eventsTellHowFarItIs() throws IOException, InterruptedException {
        String id = started(
                "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":[10,15],\"dimension\":2}}");
        List<String> events = new ArrayList<>();
        List<String> data = new ArrayList<>();
        try (HttpClient http = HttpClient.newHttpClient();
                var body = http.send(
                                client.request("/api/fits/" + id + "/events").build(), BodyHandlers.ofInputStream())
                        .body();
                var lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) events.add(line.substring(7));
                if (line.startsWith("data: ")) data.add(line.substring(6));
            }
        }
        assertThat(events).contains("progress", "search").startsWith("state").endsWith("state");
        assertThat(Client.JSON.readTree(data.getLast()).get("state").asString()).isEqualTo("done");
    }

    @Test
    void aRunningFitIsCancelledAndTheNextOneRuns() {
        String first = started(LONG);
        String second = started(SHORT);
        assertThat(client.getJson("/api/fits/" + second).get("state").asString())
                .isEqualTo("waiting");
        assertThat(client.delete("/api/fits/" + first).statusCode()).isEqualTo(204);
        assertThat(state(second)).isEqualTo("done");
        assertThat(client.get("/api/fits/" + first).statusCode()).isEqualTo(404);
    }

    @Test
    void oneThatWaitsIsCancelledAtOnce() {
        String first = started(LONG);
        String second = started(LONG);
        client.delete("/api/fits/" + second);
        client.delete("/api/fits/" + first);
        assertThat(state(started(SHORT))).isEqualTo("done");
    }

    private void awaitRunning(String id) {
        while (!client.getJson("/api/fits/" + id).get("state").asString().equals("running")) Thread.onSpinWait();
    }

    @Test
    void fiftyFitsOfOneTableDoNotHoldUpTheOneOfAnother() {
        List<String> many = new ArrayList<>();
        for (int i = 0; i < 50; i++) many.add(started(LONG));
        String table = client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300}")
                .get("id")
                .asString();
        String one = started(SHORT.replace("t1", table));
        assertThat(client.getJson("/api/fits/" + one).get("before").asInt()).isLessThanOrEqualTo(2);
        client.delete("/api/fits/" + many.get(0));
        awaitRunning(many.get(1));
        client.delete("/api/fits/" + many.get(1));
        assertThat(state(one)).isEqualTo("done");
        assertThat(client.getJson("/api").get("jobs").get("waiting").asInt()).isGreaterThanOrEqualTo(47);
        client.delete("/api/tables/t1");
    }

    @Test
    void tooManyAreRefusedAsBusy() {
        client.close();
        client = Client.of(ServiceSettings.of(folder, "test").withWaiting(8));
        open();
        List<String> accepted = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < 12; i++) {
            var response = client.send("POST", "/api/fits", LONG);
            if (response.statusCode() == 202)
                accepted.add(Client.json(response).get("id").asString());
            else {
                assertThat(response.statusCode()).isEqualTo(429);
                assertThat(Client.text(response)).contains("busy");
                refused++;
            }
        }
        assertThat(refused).isBetween(3, 4); // eight wait, one runs or is about to
        assertThat(client.getJson("/api/fits").size()).isEqualTo(accepted.size());
        client.delete("/api/tables/t1");
        assertThat(client.getJson("/api/fits").size()).isZero();
    }

    @Test
    void tablesTakeTurnsAndEachIsToldHowManyComeFirst() {
        List<String> many = new ArrayList<>();
        for (int i = 0; i < 4; i++) many.add(started(LONG));
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300}");
        String other = started(SHORT.replace("t1", "t6"));
        int before = client.getJson("/api/fits/" + other).get("before").asInt();
        assertThat(before).isLessThanOrEqualTo(2); // one that runs, and one whose turn it is
        assertThat(client.getJson("/api/fits/" + many.getLast()).get("before").asInt())
                .isGreaterThan(before);
        client.delete("/api/fits/" + many.get(0));
        awaitRunning(many.get(1));
        client.delete("/api/fits/" + many.get(1));
        assertThat(state(other)).isEqualTo("done");
        assertThat(client.getJson("/api/fits/" + many.getLast()).get("state").asString())
                .isEqualTo("waiting");
    }

    @Test
    void aResultIsNotThereBeforeItsEnd() {
        String id = started(LONG);
        var early = client.get("/api/fits/" + id + "/values");
        assertThat(early.statusCode()).isEqualTo(409);
        JsonNode refusal = Client.json(early);
        assertThat(refusal.get("state").asString()).isIn("waiting", "running");
        client.delete("/api/fits/" + id);
    }

    @Test
    void aFitThatFailsSaysWhy() {
        String id = started(
                "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":12,\"dimension\":11},\"tuned\":false}");
        JsonNode view = client.ended("/api/fits", id);
        assertThat(view.get("state").asString()).isEqualTo("failed");
        assertThat(view.get("error").asString())
                .isEqualTo("dimension must be at most the number of coordinates, 3, but is 11");
        assertThat(view.get("errorParts").get(1).get("subject").asString()).isEqualTo("dimension");
    }

    @Test
    void labelsThatChangeWhileItRunsAreSeenWhenItIsDone() {
        String id = started(
                "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":[10,15,20],\"dimension\":2}}");
        client.patch("/api/tables/t1/labels", "{\"labels\":[{\"row\":0,\"column\":\"angle\",\"value\":100}]}");
        assertThat(state(id)).isEqualTo("done");
        JsonNode view = client.getJson("/api/fits/" + id);
        assertThat(view.get("stale").asBoolean()).isFalse();
        assertThat(view.get("labels").asInt()).isBetween(60, 61);
        assertThat(client.array("/api/fits/" + id + "/residuals").at(0, 0)).isNotNaN();
    }

    @Test
    void embeddingsAndClustersAreJobsToo() {
        JsonNode flat =
                client.done("/api/embeddings", "{\"table\":\"t1\",\"parameters\":{\"dimension\":2,\"neighbours\":12}}");
        String path = "/api/embeddings/" + flat.get("id").asString();
        assertThat(client.array(path + "/coordinates").columns()).isEqualTo(2);
        assertThat(client.array(path + "/components").rows()).isEqualTo(1500);
        JsonNode groups = client.done("/api/clusterings", "{\"table\":\"t1\",\"clusters\":3}");
        assertThat(groups.get("sizes").size()).isEqualTo(3);
        assertThat(client.array("/api/clusterings/" + groups.get("id").asString() + "/clusters")
                        .rows())
                .isEqualTo(1500);
    }
}
