package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Labels that were changed outlive the service: they are asked for when the file is opened again.
class KeptLabelsTest {
    private static final String CSV = "x,y,kind,known\n0,1.5,red,\n1,2.5,,2\n2,0.25,,\n3,7,red,\n4,1,,\n5,3,,\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("points.csv"), CSV);
    }

    private static JsonNode open(Client client) {
        return client.post("/api/tables", "{\"file\":\"points.csv\"}");
    }

    private static String path(JsonNode table) {
        return "/api/tables/" + table.get("id").asString() + "/labels";
    }

    private static String label(int row, String column, String value) {
        return "{\"row\":" + row + ",\"column\":\"" + column + "\",\"value\":" + value + "}";
    }

    private static JsonNode set(Client client, String path, String... labels) {
        return client.patch(path, "{\"labels\":[" + String.join(",", labels) + "]}");
    }

    /// Some labels, changed by a service that is gone.
    private void changed() {
        try (Client client = Client.of(folder)) {
            String path = path(open(client));
            set(client, path, label(0, "known", "0.1"), label(4, "known", "-3"));
            set(client, path, label(1, "known", "null"));
            set(client, path, label(2, "kind", "\"a \\\"b\\\", c\""));
            set(client, path, label(0, "known", "0.2"));
            set(client, path, label(5, "fresh", "\"one\""));
        }
    }

    @Test
    void theyComeBackWhenTheyAreTaken() {
        changed();
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            assertThat(table.get("earlier").get("labels").asInt()).isEqualTo(5);
            assertThat(table.get("earlier").get("file").asString()).isEqualTo("points.csv.label-changes.csv");
            JsonNode decided = client.post(path(table) + "/earlier", "{\"take\":true}");
            assertThat(decided.get("labels").asInt()).isEqualTo(5);
            assertThat(decided.get("others")).isEmpty();
            assertThat(labels(client, table))
                    .isEqualTo(
                            "[[0,\"known\",0.2],[4,\"known\",-3.0],[0,\"kind\",\"red\"],[2,\"kind\",\"a \\\"b\\\", c\"],"
                                    + "[3,\"kind\",\"red\"],[5,\"fresh\",\"one\"]]");
            assertThat(client.getJson(path(table) + "/changes").get("changes")).hasSize(5);
            set(client, path(table), label(3, "known", "9"));
        }
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            assertThat(table.get("earlier").get("labels").asInt()).isEqualTo(6);
        }
    }

    @Test
    void aNoteIsKeptAsALabelIsAndIsNeitherTargetNorCoordinate() throws IOException {
        try (Client client = Client.of(folder)) {
            set(client, path(open(client)), label(2, "note", "\"blurred, ask again\""), label(4, "note", "\"sure\""));
        }
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            client.post(path(table) + "/earlier", "{\"take\":true}");
            JsonNode now = client.getJson("/api/tables/" + table.get("id").asString());
            assertThat(now.get("targets").toString()).doesNotContain("note").contains("known");
            assertThat(now.get("coordinates").toString()).doesNotContain("note");
            client.post(
                    "/api/files",
                    "{\"what\":\"labels\",\"file\":\"saved.csv\",\"table\":\""
                            + table.get("id").asString() + "\"}");
            assertThat(Files.readString(folder.resolve("saved.csv")))
                    .startsWith("x,y,kind,known,note\n")
                    .contains("\"blurred, ask again\"");
            client.post(path(table) + "/undo", "{}");
            assertThat(client.getJson(path(table) + "?targets=note").get("labels"))
                    .as("both notes were one change")
                    .isEmpty();
        }
    }

    private static String labels(Client client, JsonNode table) {
        return labels(client, table, "known,kind,fresh");
    }

    private static String labels(Client client, JsonNode table, String targets) {
        StringBuilder all = new StringBuilder();
        client.getJson(path(table) + "?targets=" + targets)
                .get("labels")
                .forEach(label -> all.append(all.isEmpty() ? "[[" : ",[")
                        .append(label.get("row"))
                        .append(',')
                        .append(label.get("column"))
                        .append(',')
                        .append(label.get("value"))
                        .append(']'));
        return all.append(']').toString();
    }

    @Test
    void nothingIsChangedBeforeItIsDecided() {
        changed();
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            HttpResponse<byte[]> refused =
                    client.send("PATCH", path(table), "{\"labels\":[" + label(3, "known", "9") + "]}");
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(Client.text(refused)).contains("5 changes of labels of an earlier opening wait");
            JsonNode left = client.post(path(table) + "/earlier", "{\"take\":false}");
            assertThat(folder.resolve(left.get("kept").asString())).exists();
            set(client, path(table), label(3, "known", "9"));
            assertThat(labels(client, table, "known")).isEqualTo("[[1,\"known\",2.0],[3,\"known\",9.0]]");
        }
    }

    @Test
    void cellsThatTheFileHasGivenOtherValuesKeepThem() throws IOException {
        changed();
        Files.writeString(folder.resolve("points.csv"), CSV.replace("4,1,,", "4,1,,77"));
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            JsonNode decided = client.post(path(table) + "/earlier", "{\"take\":true}");
            assertThat(decided.get("labels").asInt()).isEqualTo(4);
            assertThat(decided.get("others").get(0).get("row").asInt()).isEqualTo(4);
            assertThat(labels(client, table)).contains("[4,\"known\",77.0]");
        }
    }

    @Test
    void whatTheFileHasIsNotAskedFor() {
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            set(client, path(table), label(3, "known", "9"));
            client.post(
                    "/api/files",
                    "{\"file\":\"points.csv\",\"what\":\"labels\",\"replace\":true,\"table\":\""
                            + table.get("id").asString() + "\"}");
        }
        try (Client client = Client.of(folder)) {
            assertThat(open(client).has("earlier")).isFalse();
        }
        assertThat(folder.resolve("points.csv.label-changes.csv")).doesNotExist();
    }

    @Test
    void aJournalIsNoTableToOpenAndNoneIsMadeWithoutAChange() {
        try (Client client = Client.of(folder)) {
            JsonNode table = open(client);
            assertThat(folder.resolve("points.csv.label-changes.csv")).doesNotExist();
            set(client, path(table), label(3, "known", "9"));
            assertThat(folder.resolve("points.csv.label-changes.csv")).exists();
            assertThat(client.getJson("/api/files").toString()).doesNotContain("label-changes");
        }
    }

    @Test
    void withoutJournalsItIsSaidHowManyLabelsAreInNoFile() {
        try (Client client = Client.of(ServiceSettings.of(folder, "test").withoutJournals())) {
            JsonNode table = open(client);
            set(client, path(table), label(3, "known", "9"), label(4, "known", "1"));
            String view = "/api/tables/" + table.get("id").asString();
            assertThat(client.getJson(view).get("unkept").asInt()).isEqualTo(2);
            client.post(
                    "/api/files",
                    "{\"file\":\"saved.csv\",\"what\":\"labels\",\"table\":\""
                            + table.get("id").asString() + "\"}");
            assertThat(client.getJson(view).get("unkept").asInt()).isZero();
        }
        assertThat(folder.resolve("points.csv.label-changes.csv")).doesNotExist();
    }

    @Test
    void aRowIsAWholeNumberAndALabelIsSomething() {
        try (Client client = Client.of(folder)) {
            String path = path(open(client));
            for (String bad : new String[] {
                "{\"row\":1.5,\"column\":\"known\",\"value\":1}",
                "{\"row\":\"1\",\"column\":\"known\",\"value\":1}",
                "null",
                "{\"row\":-1,\"column\":\"known\",\"value\":1}"
            }) {
                HttpResponse<byte[]> refused = client.send("PATCH", path, "{\"labels\":[" + bad + "]}");
                assertThat(refused.statusCode()).as(bad).isEqualTo(400);
                assertThat(Client.text(refused)).as(bad).doesNotContain("Exception", "bug in Tangent");
            }
        }
    }
}
