package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A service that may hold about two tables of a thousand rows and five columns.
class HeldMemoryTest {
    private static final String ROLL = "{\"demo\":\"roll\",\"points\":1000}"; // 40,000 bytes of numbers
    private static final String FILE = "{\"file\":\"points.csv\"}"; // as many
    private static final long TWO_TABLES = 118_000;

    @TempDir
    private Path folder;

    private Client client;

    @BeforeEach
    void start() throws IOException {
        List<String> lines = new ArrayList<>(List.of("x,y,z,u,known"));
        for (int i = 0; i < 1000; i++) lines.add(i + "," + Math.sin(i) + "," + Math.cos(i) + "," + i % 7 + ",");
        Files.write(folder.resolve("points.csv"), lines);
        client = held(TWO_TABLES);
    }

    private Client held(long bytes) {
        return Client.of(ServiceSettings.of(folder, "test").withHeld(bytes));
    }

    @AfterEach
    void stop() {
        client.close();
    }

    private String opened(String request) {
        return "/api/tables/" + client.post("/api/tables", request).get("id").asString();
    }

    private void label(String table, int row) {
        client.patch(
                table + "/labels", "{\"labels\":[{\"row\":" + row + ",\"column\":\"known\",\"value\":" + row + "}]}");
    }

    private void assertDropped(String path) {
        HttpResponse<byte[]> answer = client.get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(410);
        JsonNode refusal = Client.json(answer);
        assertThat(refusal.get("state").asString()).isEqualTo("dropped");
        assertThat(refusal.get("error").asString())
                .contains("was dropped to make room")
                .contains("again")
                .doesNotContain("\n");
    }

    private void assertThere(String... paths) {
        for (String path : paths)
            assertThat(client.get(path).statusCode()).as(path).isEqualTo(200);
    }

    @Test
    void whatNobodyAskedForLongestIsDroppedAndWhoeverAsksIsTold() {
        String first = opened(ROLL);
        String second = opened(ROLL);
        assertThere(first);
        String third = opened(ROLL);
        assertDropped(second);
        assertDropped(second + "/rows?count=1");
        assertThere(first, third);
        assertThat(client.get("/api/tables/t99").statusCode()).isEqualTo(404);
        JsonNode memory = client.getJson("/api").get("memory");
        assertThat(memory.get("holdable").asLong()).isEqualTo(TWO_TABLES);
        assertThat(memory.get("held").asLong()).isEqualTo(80_000);
    }

    @Test
    void labelsThatAreInNoFileKeepTheirTableUntilTheyAreSaved() throws IOException {
        String labelled = opened(FILE);
        label(labelled, 3);
        String idle = opened(ROLL);
        String other = opened(ROLL);
        assertDropped(idle);
        client.patch(other + "/labels", "{\"labels\":[{\"row\":1,\"column\":\"angle\",\"value\":1}]}");
        HttpResponse<byte[]> full = client.send("POST", "/api/tables", ROLL);
        assertThat(full.statusCode()).isEqualTo(507);
        assertThat(Client.text(full)).contains("save changed labels, close tables");
        assertThat(client.getJson(labelled + "/labels?targets=known")
                        .get("labels")
                        .get(0)
                        .get("value")
                        .asDouble())
                .isEqualTo(3);
        client.post(
                "/api/files",
                "{\"what\":\"labels\",\"file\":\"saved.csv\",\"table\":\"" + labelled.substring(12) + "\"}");
        String last = opened(ROLL);
        assertDropped(labelled);
        assertThere(last);
        assertThat(Files.readAllLines(folder.resolve("saved.csv")).get(4)).endsWith(",3");
    }

    @Test
    void aDroppedTableLeavesItsJournalWhichIsAskedForWhenItIsOpenedAgain() {
        String labelled = opened(FILE);
        label(labelled, 3);
        client.post(
                "/api/files",
                "{\"what\":\"labels\",\"file\":\"saved.csv\",\"table\":\"" + labelled.substring(12) + "\"}");
        opened(ROLL);
        opened(ROLL);
        assertDropped(labelled);
        JsonNode again = client.post("/api/tables", FILE);
        assertThat(again.get("earlier").get("labels").asInt()).isEqualTo(1);
        String path = "/api/tables/" + again.get("id").asString() + "/labels";
        client.post(path + "/earlier", "{\"take\":true}");
        assertThat(client.getJson(path + "?targets=known")
                        .get("labels")
                        .get(0)
                        .get("value")
                        .asDouble())
                .isEqualTo(3);
    }

    @Test
    void aTableIsKeptWhileAFitOfItWaits() {
        String learnt = opened(ROLL);
        String fit = "/api/fits/"
                + client.post(
                                "/api/fits",
                                "{\"table\":\"" + learnt.substring(12)
                                        + "\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":"
                                        + IntStream.range(10, 400).boxed().toList() + "}}")
                        .get("id")
                        .asString();
        String idle = opened(ROLL);
        String last = opened(ROLL);
        assertDropped(idle);
        assertThere(learnt, fit, last);
        client.delete(fit);
    }

    @Test
    void aFitThatNobodyAsksForIsDroppedAndItsTableStays() {
        client.close();
        client = held(7_000_000); // about two fits
        String table = opened("{\"demo\":\"roll\",\"points\":600}");
        String request = "{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false,\"seed\":";
        List<String> fits = new ArrayList<>();
        for (int seed = 0; seed < 4; seed++)
            fits.add(
                    "/api/fits/" + client.fitted(request + seed + "}").get("id").asString());
        assertDropped(fits.getFirst());
        assertDropped(fits.getFirst() + "/values");
        assertThere(table, fits.getLast());
        assertThat(client.getJson("/api").get("memory").get("held").asLong()).isBetween(1_000_000L, 7_000_000L);
    }
}
