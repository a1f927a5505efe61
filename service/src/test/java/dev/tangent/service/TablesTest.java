package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tables: where they come from, their cells, their points, and what is written of them.
class TablesTest extends ServiceTest {
    private static final String CSV = "x,y,kind,known\n0,1.5,red,\n1,,blue,2\n2,0.25,,\n3,7,red,\n";

    private JsonNode uploaded(String name, byte[] body) {
        return Client.succeeded(client.upload("/api/tables?name=" + name, "application/octet-stream", body));
    }

    private List<String> targets(String name, String header, IntFunction<String> row) {
        String text = IntStream.range(0, 90).mapToObj(row).collect(Collectors.joining("\n", header + "\n", "\n"));
        return uploaded(name, text.getBytes(StandardCharsets.UTF_8))
                .get("targets")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    @Test
    void theTargetsOfATableCanBeLearntTogether() {
        assertThat(targets(
                        "numbers.csv",
                        "x,kind,weight,height",
                        i -> i + "," + (i % 9 == 0 ? "ring" : "") + "," + (i % 5 == 0 ? i : "") + ","
                                + (i % 7 == 0 ? i : "")))
                .as("numbers are not learnt with classes")
                .containsExactly("weight", "height");
        assertThat(targets(
                        "classes.csv",
                        "x,picture,kind,form",
                        i -> i + "," + (i < 30 ? i + ".png" : "") + "," + (i % 9 == 0 ? "ring" : "") + ","
                                + (i % 8 == 0 ? "flat" : "")))
                .as("classes are learnt one column at a time, and names of files are none")
                .containsExactly("kind");
        assertThat(targets("one-of-each.csv", "x,kind", i -> i + "," + (i < 3 ? "kind" + i : "")))
                .as("a label of each class is a beginning")
                .containsExactly("kind");
    }

    @Test
    void columnsThatAreNotNamedAreAskedForInsteadOfNone() {
        uploaded("points.csv", CSV.getBytes(StandardCharsets.UTF_8));
        for (String query : List.of("", "?names=", "?names")) {
            var refused = client.get("/api/tables/t1/columns" + query);
            assertThat(refused.statusCode()).as(query).isEqualTo(400);
            assertThat(Client.text(refused)).as(query).contains("'names'", "names=...");
        }
    }

    @Test
    void anUploadTellsItsColumns() {
        JsonNode table = uploaded("points.csv", CSV.getBytes(StandardCharsets.UTF_8));
        assertThat(table.get("name").asString()).isEqualTo("points.csv");
        assertThat(table.get("rows").asInt()).isEqualTo(4);
        assertThat(table.get("targets").get(0).asString()).isEqualTo("known");
        assertThat(table.get("columns").get(2).get("kind").asString()).isEqualTo("text");
        String path = "/api/tables/" + table.get("id").asString();
        JsonNode rows = client.getJson(path + "/rows?from=1&count=2").get("rows");
        assertThat(rows.toString()).isEqualTo("[[1.0,null,\"blue\",2.0],[2.0,0.25,null,null]]");
        assertThat(client.getJson(path + "/rows?rows=3,0")
                        .get("rows")
                        .get(0)
                        .get(1)
                        .asDouble())
                .isEqualTo(7);
        assertThat(client.getJson(path + "/texts?name=kind").toString())
                .isEqualTo("{\"name\":\"kind\",\"categories\":[\"red\",\"blue\"],\"codes\":[0,1,-1,0]}");
        Matrix columns = client.array(path + "/columns?names=y,x");
        assertThat(columns.at(1, 0)).isNaN();
        assertThat(columns.at(3, 0)).isEqualTo(7);
        assertThat(columns.at(3, 1)).isEqualTo(3);
    }

    @Test
    void gzipTabsAndDecimalCommasAreRead() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write("a\tb\n1,5\t2\n2,5\t3\n".getBytes(StandardCharsets.UTF_8));
        }
        JsonNode table = Client.succeeded(
                client.upload("/api/tables?name=t.tsv.gz&decimal=,", "application/octet-stream", packed.toByteArray()));
        assertThat(client.array("/api/tables/" + table.get("id").asString() + "/columns?names=a")
                        .at(1, 0))
                .isEqualTo(2.5);
    }

    @Test
    void badTablesAreRefusedByTheirOwnName() {
        for (String[] bad : new String[][] {
            {"empty.csv", ""},
            {"broken.npy", "\u0093NUMPYnonsense"},
            {"ragged.csv", "a,b\n1,2\n3\n"},
            {"no.parquet", "PAR1"},
            {"no.xlsx", "PK\u0003\u0004 nothing"}
        }) {
            var response = client.upload(
                    "/api/tables?name=" + bad[0],
                    "application/octet-stream",
                    bad[1].getBytes(StandardCharsets.ISO_8859_1));
            assertThat(response.statusCode()).as(bad[0]).isEqualTo(400);
            assertThat(Client.json(response).get("error").asString())
                    .contains(bad[0])
                    .doesNotContain("tangent-upload");
        }
    }

    @Test
    void filesOfTheFolderAreListedOpenedAndWritten() throws IOException {
        Files.writeString(folder.resolve("points.csv"), CSV);
        Files.writeString(folder.resolve("notes.md"), "nothing");
        assertThat(client.getJson("/api/files").toString())
                .contains("points.csv")
                .doesNotContain("notes");
        String id = client.post("/api/tables", "{\"file\":\"points.csv\"}")
                .get("id")
                .asString();
        client.patch("/api/tables/" + id + "/labels", "{\"labels\":[{\"row\":3,\"column\":\"known\",\"value\":9}]}");
        client.patch(
                "/api/tables/" + id + "/labels", "{\"labels\":[{\"row\":0,\"column\":\"class\",\"value\":\"odd\"}]}");
        String write = "{\"file\":\"labels.csv\",\"what\":\"labels\",\"table\":\"" + id + "\"}";
        client.post("/api/files", write);
        Table written = Table.read(folder.resolve("labels.csv"));
        assertThat(written.numbers("known")[3]).isEqualTo(9);
        assertThat(written.texts("class").getFirst()).isEqualTo("odd");
        assertThat(client.send("POST", "/api/files", write).statusCode()).isEqualTo(400);
        client.post("/api/files", write.replace("}", ",\"replace\":true}"));
    }

    @Test
    void demosHaveTruthAndPoses() {
        JsonNode roll = client.post("/api/tables", "{\"demo\":\"roll\",\"points\":400,\"labels\":30,\"seed\":5}");
        assertThat(roll.get("coordinates").toString()).isEqualTo("[\"x\",\"y\",\"z\"]");
        assertThat(roll.get("truth").get("angle").asString()).isEqualTo("true angle");
        assertThat(roll.get("columns").get(3).get("filled").asInt()).isEqualTo(30);
        JsonNode square = client.post("/api/tables", "{\"demo\":\"square\",\"points\":500}");
        assertThat(square.get("columns").get(2).get("filled").asInt()).isEqualTo(5);
        String poses = client.post("/api/tables", "{\"demo\":\"poses\",\"points\":200,\"labels\":60}")
                .get("id")
                .asString();
        JsonNode targets = client.getJson("/api/tables/" + poses).get("targets");
        JsonNode fit = client.fitted("{\"table\":\"" + poses + "\",\"targets\":" + targets
                + ",\"tuned\":false,\"parameters\":{\"neighbours\":20,\"dimension\":5}}");
        JsonNode drawn = client.getJson(
                "/api/tables/" + poses + "/skeleton?row=7&fit=" + fit.get("id").asString());
        assertThat(drawn.get("predicted").size()).isEqualTo(drawn.get("truth").size());
        int last = drawn.get("bones").get(drawn.get("bones").size() - 1).get(1).asInt();
        assertThat(last).isLessThan(drawn.get("truth").size());
    }

    @Test
    void pointsAreSeenFromSeveralSides() {
        String roll = client.post("/api/tables", "{\"demo\":\"roll\",\"points\":400}")
                .get("id")
                .asString();
        String path = "/api/tables/" + roll;
        assertThat(client.array(path + "/coordinates").columns()).isEqualTo(3);
        Matrix principal = client.array(path + "/principal?dimension=2&standardise=scale");
        double correlation = 0;
        for (int i = 0; i < 400; i++) correlation += principal.at(i, 0) * principal.at(i, 1) / 400;
        assertThat(Math.abs(correlation)).isLessThan(1e-10);
        JsonNode near = client.getJson(path + "/neighbours?row=5&count=3");
        assertThat(near.get("distances").get(0).asDouble())
                .isLessThanOrEqualTo(near.get("distances").get(2).asDouble());
        var components = client.get(path + "/components?neighbours=12");
        assertThat(components.headers().firstValue("Tangent-Count")).hasValue("1");
    }

    @Test
    void whoIsNextToWhomDependsOnTheScale() throws IOException {
        String path = grid();
        String points = "columns=u,v&standardise=";
        assertThat(client.get(path + "/components?neighbours=5&" + points + "none")
                        .headers()
                        .firstValue("Tangent-Count"))
                .hasValue("6");
        assertThat(client.get(path + "/components?neighbours=5&" + points + "scale")
                        .headers()
                        .firstValue("Tangent-Count"))
                .hasValue("1");
        assertThat(client.getJson(path + "/neighbours?row=13&count=2&" + points + "none")
                        .get("rows")
                        .toString())
                .isEqualTo("[7,19]");
        assertThat(client.getJson(path + "/neighbours?row=13&count=2&" + points + "scale")
                        .get("rows")
                        .toString())
                .isEqualTo("[12,14]");
    }

    /// Five by six points, whose second coordinate has steps a hundred times as long.
    private String grid() throws IOException {
        StringBuilder text = new StringBuilder("u,v,w,height\n");
        for (int i = 0; i < 30; i++)
            text.append(i / 6)
                    .append(',')
                    .append(100 * (i % 6))
                    .append(',')
                    .append(i)
                    .append(",\n");
        Files.writeString(folder.resolve("grid.csv"), text);
        return "/api/tables/"
                + client.post("/api/tables", "{\"file\":\"grid.csv\"}")
                        .get("id")
                        .asString();
    }

    @Test
    void twoCoordinatesSpanASurface() throws IOException {
        String path = grid() + "/triangles";
        Matrix triangles = client.array(path + "?columns=u,v");
        assertThat(triangles.rows()).isEqualTo(2 * 4 * 5);
        double area = 0;
        for (int t = 0; t < triangles.rows(); t++) {
            double[] u = new double[3];
            double[] v = new double[3];
            for (int c = 0; c < 3; c++) {
                u[c] = Math.floor(triangles.at(t, c) / 6);
                v[c] = triangles.at(t, c) % 6;
            }
            area += ((u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0])) / 2;
        }
        assertThat(area).isEqualTo(20);
        assertThat(client.get(path + "?columns=u,v,w").statusCode()).isEqualTo(400);
        assertThat(client.get(path + "?columns=w,w").statusCode()).isEqualTo(400);
    }

    @Test
    void aClosedTableTakesItsFitsWithIt() {
        String roll = client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300}")
                .get("id")
                .asString();
        String fit = client.fitted("{\"table\":\"" + roll + "\",\"targets\":[\"angle\"],\"tuned\":false}")
                .get("id")
                .asString();
        assertThat(client.delete("/api/tables/" + roll).statusCode()).isEqualTo(204);
        assertThat(client.get("/api/fits/" + fit).statusCode()).isEqualTo(404);
        assertThat(client.get("/api/tables/" + roll).statusCode()).isEqualTo(404);
        assertThat(client.getJson("/api").get("tables").asInt()).isZero();
    }
}
