package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A fit says that it is stale once what it was made of has changed and it did not follow, whichever table that is in.
class StaleFitsTest {
    @TempDir
    private Path folder;

    private Client client;

    @BeforeEach
    void openTables() throws IOException {
        StringBuilder points = new StringBuilder("x,y,height\n");
        StringBuilder labels = new StringBuilder("row,depth\n");
        StringBuilder edges = new StringBuilder("from,to,weight\n");
        for (int i = 0; i < 60; i++) {
            double x = Math.sin(0.7 * i);
            double y = Math.cos(1.3 * i);
            points.append(x + "," + y + "," + (i % 3 == 0 ? x * y : "") + "\n");
            if (i % 4 == 0) labels.append(i + "," + (x + y) + "\n");
            edges.append(i + "," + (i + 1) % 60 + ",1\n");
        }
        Files.writeString(folder.resolve("points.csv"), points);
        Files.writeString(folder.resolve("labels.csv"), labels);
        Files.writeString(folder.resolve("edges.csv"), edges);
        client = Client.of(ServiceSettings.of(folder, "test").withoutJournals());
        for (String file : new String[] {"points.csv", "labels.csv", "edges.csv"})
            client.post("/api/tables", "{\"file\":\"" + file + "\"}");
    }

    @AfterEach
    void close() {
        client.close();
    }

    private String fitted(String settings) {
        return "/api/fits/" + client.fitted("{" + settings + "}").get("id").asString();
    }

    private boolean isStale(String fit) {
        return client.getJson(fit).get("stale").asBoolean();
    }

    private void change(String table, String column, double value) {
        client.patch(
                "/api/tables/" + table + "/labels",
                "{\"labels\":[{\"row\":4,\"column\":\"" + column + "\",\"value\":" + value + "}]}");
    }

    @Test
    void whereItsLabelsAreAnotherTable() {
        String fit = fitted("\"table\":\"t1\",\"columns\":[\"x\",\"y\"],\"labels\":\"t2\",\"method\":\"lg\"");
        assertThat(isStale(fit)).isFalse();
        change("t2", "depth", 7);
        assertThat(isStale(fit)).isTrue();
        client.patch(fit, "{\"lambda\":0.01}");
        assertThat(isStale(fit)).as("another lambda brings no other labels").isTrue();
        assertThat(Client.text(client.get(fit + "/code")))
                .contains("labels were changed since this fit was made", "--labels labels.csv");
        assertThat(isStale(fitted("\"table\":\"t1\",\"columns\":[\"x\",\"y\"],\"labels\":\"t2\",\"method\":\"lg\"")))
                .as("made anew it has them")
                .isFalse();
    }

    @Test
    void whereItsGraphIsAnotherTable() {
        String fit = fitted("\"table\":\"t1\",\"graph\":\"t3\",\"targets\":[\"height\"],\"method\":\"lap\"");
        assertThat(isStale(fit)).isFalse();
        change("t3", "weight", 2);
        assertThat(isStale(fit)).isTrue();
    }

    @Test
    void whereACellOfItsCoordinatesChanged() {
        String fit = fitted("\"table\":\"t1\",\"columns\":[\"x\",\"y\"],\"targets\":[\"height\"],\"method\":\"lg\"");
        change("t1", "height", 0.5);
        assertThat(isStale(fit)).as("a label is followed").isFalse();
        change("t1", "x", 0.5);
        assertThat(isStale(fit)).isTrue();
        change("t1", "height", 0.25);
        assertThat(isStale(fit)).as("its points are still others").isTrue();
    }

    @Test
    void butNotWhereWhatItDoesNotReadChanged() {
        String fit = fitted("\"table\":\"t1\",\"columns\":[\"x\"],\"targets\":[\"height\"],\"method\":\"lg\"");
        change("t1", "y", 0.5);
        change("t2", "depth", 7);
        assertThat(isStale(fit)).isFalse();
    }
}
