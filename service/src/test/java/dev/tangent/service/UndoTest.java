package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Changes of labels are taken back and made again by the service, which keeps them: no page has to.
class UndoTest {
    private static final String LABELS = "/labels";

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("points.csv"), "x,y,known\n0,1.5,\n1,2.5,2\n2,0.25,\n3,7,\n");
    }

    private static String open(Client client) {
        return "/api/tables/"
                + client.post("/api/tables", "{\"file\":\"points.csv\"}")
                        .get("id")
                        .asString();
    }

    private static JsonNode set(Client client, String table, int row, String value) {
        return client.patch(
                table + LABELS, "{\"labels\":[{\"row\":" + row + ",\"column\":\"known\",\"value\":" + value + "}]}");
    }

    private static JsonNode undo(Client client, String table) {
        return client.post(table + "/labels/undo", "");
    }

    private static JsonNode redo(Client client, String table) {
        return client.post(table + "/labels/redo", "");
    }

    private static String changes(Client client, String table) {
        JsonNode changes = client.getJson(table + "/labels/changes");
        return changes.get("undoable") + " " + changes.get("redoable");
    }

    private static String known(Client client, String table) {
        StringBuilder all = new StringBuilder();
        JsonNode labels = client.getJson(table + "/labels?targets=known");
        labels.get("labels")
                .forEach(each -> all.append(each.get("row"))
                        .append('=')
                        .append(each.get("value"))
                        .append(' '));
        return all + "undo " + labels.get("undo") + " redo " + labels.get("redo");
    }

    @Test
    void whatIsTakenBackCanBeMadeAgain() {
        try (Client client = Client.of(folder)) {
            String table = open(client);
            set(client, table, 0, "1");
            set(client, table, 1, "null");
            set(client, table, 0, "5");
            assertThat(known(client, table)).isEqualTo("0=5.0 undo 3 redo 0");
            JsonNode cell = undo(client, table).get("cells").get(0);
            assertThat(cell.get("before").asString() + " to "
                            + cell.get("after").asString())
                    .isEqualTo("5 to 1");
            undo(client, table);
            assertThat(known(client, table)).isEqualTo("0=1.0 1=2.0 undo 1 redo 2");
            assertThat(changes(client, table)).isEqualTo("[1] [3,2]");
            redo(client, table);
            assertThat(changes(client, table)).isEqualTo("[1,2] [3]");
            assertThat(known(client, table)).isEqualTo("0=1.0 undo 2 redo 1");
            set(client, table, 2, "7");
            assertThat(known(client, table)).isEqualTo("0=1.0 2=7.0 undo 3 redo 0");
            assertThat(client.send("POST", table + "/labels/redo", "").statusCode())
                    .isEqualTo(409);
            for (int i = 0; i < 3; i++) undo(client, table);
            assertThat(known(client, table)).isEqualTo("1=2.0 undo 0 redo 3");
            assertThat(Client.text(client.send("POST", table + "/labels/undo", "")))
                    .contains("there is no change of labels to take back");
        }
    }

    @Test
    void whoSaysWhichChangeIsMeantTakesBackNoOther() {
        try (Client client = Client.of(folder)) {
            String table = open(client);
            int own = set(client, table, 0, "1").get("change").asInt();
            int other = set(client, table, 2, "7").get("change").asInt();
            assertThat(own + " " + other).isEqualTo("1 2");
            var refused = client.send("POST", table + "/labels/undo", "{\"change\":" + own + "}");
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(Client.text(refused)).contains("the next change of labels to take back is 2, not 1");
            assertThat(known(client, table)).isEqualTo("0=1.0 1=2.0 2=7.0 undo 2 redo 0");
            JsonNode undone = client.post(table + "/labels/undo", "{\"change\":" + other + "}");
            assertThat(undone.get("change").asInt()).isEqualTo(other);
            assertThat(client.send("POST", table + "/labels/redo", "{\"change\":" + own + "}")
                            .statusCode())
                    .isEqualTo(409);
            assertThat(client.post(table + "/labels/redo", "{\"change\":" + other + "}")
                            .get("change")
                            .asInt())
                    .isEqualTo(other);
            assertThat(client.send("POST", table + "/labels/undo", "{\"row\":1}")
                            .statusCode())
                    .isEqualTo(400);
        }
    }

    @Test
    void theyOutliveTheService() {
        try (Client client = Client.of(folder)) {
            String table = open(client);
            set(client, table, 0, "1");
            set(client, table, 0, "5");
            set(client, table, 3, "-2.5");
            undo(client, table);
            undo(client, table);
        }
        try (Client client = Client.of(folder)) {
            String table = open(client);
            client.post(table + "/labels/earlier", "{\"take\":true}");
            assertThat(known(client, table)).isEqualTo("0=1.0 1=2.0 undo 1 redo 2");
            redo(client, table);
            redo(client, table);
            assertThat(known(client, table)).isEqualTo("0=5.0 1=2.0 3=-2.5 undo 3 redo 0");
        }
    }

    @Test
    void aCellThatTheFileHasGivenAnotherValueKeepsIt() throws IOException {
        try (Client client = Client.of(folder)) {
            set(client, open(client), 0, "1");
        }
        Files.writeString(folder.resolve("points.csv"), "x,y,known\n0,1.5,77\n1,2.5,2\n2,0.25,\n3,7,\n");
        try (Client client = Client.of(folder)) {
            String table = open(client);
            client.post(table + "/labels/earlier", "{\"take\":true}");
            undo(client, table);
            assertThat(known(client, table)).isEqualTo("0=77.0 1=2.0 undo 0 redo 1");
        }
    }

    @Test
    void aJournalOfBeforeThereWasAnUndoIsReadAndGoesOn() throws IOException {
        Files.writeString(folder.resolve("points.csv.label-changes.csv"), """
                change,labels,time,row,column,kind,before,after
                1,1,2026-11-18T12:00:00.123Z,0,known,number,,1
                2,1,2026-11-18T12:00:01.123Z,3,known,number,,8
                """);
        try (Client client = Client.of(folder)) {
            String table = open(client);
            client.post(table + "/labels/earlier", "{\"take\":true}");
            undo(client, table);
        }
        try (Client client = Client.of(folder)) {
            String table = open(client);
            client.post(table + "/labels/earlier", "{\"take\":true}");
            assertThat(known(client, table)).isEqualTo("0=1.0 1=2.0 undo 1 redo 1");
        }
    }

    @Test
    void aFitFollowsBothWaysToTheSameBits() {
        try (Client client = Client.of(folder)) {
            client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300,\"labels\":20}");
            client.fitted(
                    "{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}");
            client.patch("/api/tables/t1/labels", "{\"labels\":[{\"row\":7,\"column\":\"angle\",\"value\":6}]}");
            byte[] with = client.get("/api/fits/f2/values").body();
            undo(client, "/api/tables/t1");
            byte[] without = client.get("/api/fits/f2/values").body();
            assertThat(without).isNotEqualTo(with);
            redo(client, "/api/tables/t1");
            assertThat(client.get("/api/fits/f2/values").body()).isEqualTo(with);
            JsonNode changes = client.getJson("/api/fits/f2/changes");
            assertThat(changes).hasSize(4);
            double first = changes.get(0).get("lambda").asDouble();
            client.patch("/api/fits/f2", "{\"lambda\":0.5}");
            client.patch("/api/fits/f2", "{\"lambda\":" + first + "}");
            assertThat(client.get("/api/fits/f2/values").body()).isEqualTo(with);
            assertThat(client.getJson("/api/fits/f2/changes").get(4).get("by").asString())
                    .isEqualTo("lambda");
        }
    }
}
