package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.model.ModelReader;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.samples.generated.SwissRoll;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Models go to files and come back, and predict as the library does.
class ModelsTest extends ServiceTest {
    @BeforeEach
    void open() {
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":500}");
        client.fitted(
                "{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false,\"errorBars\":true,\"parameters\":{\"neighbours\":12,\"dimension\":2}}");
    }

    @Test
    void aSavedModelPredictsNewPointsAsTheLibraryDoes() throws IOException {
        JsonNode written = client.post("/api/files", "{\"file\":\"angle.tangent\",\"what\":\"model\",\"fit\":\"f2\"}");
        assertThat(written.get("bytes").asLong()).isEqualTo(Files.size(folder.resolve("angle.tangent")));
        FittedModel model = ModelReader.read(folder.resolve("angle.tangent")).model();
        var fresh = SwissRoll.of(40, 9).points();
        NewPrediction wanted = model.predict(fresh);
        byte[] bytes = client.get("/api/fits/f2/model").body();
        String[] ids = {
            client.post("/api/models", "{\"file\":\"angle.tangent\"}").get("id").asString(),
            client.post("/api/models", "{\"fit\":\"f2\"}").get("id").asString(),
            Client.succeeded(client.upload("/api/models?name=m", "application/octet-stream", bytes))
                    .get("id")
                    .asString()
        };
        JsonNode words = client.getJson("/api/catalogue").get("statuses");
        Matrix places = Matrix.wrap(40, 3, fresh.toArray());
        for (String id : ids) {
            var response = client.upload(
                    "/api/models/" + id + "/predictions?what=values,sds,intervals,statuses",
                    "application/x-npy",
                    Client.npy(places));
            Matrix found = NpyFile.read("answer", new ByteArrayInputStream(response.body()));
            assertThat(found.columns()).isEqualTo(5);
            MatrixView sds = MatrixView.of(wanted.sds().orElseThrow());
            for (int i = 0; i < 40; i++) {
                assertThat(found.at(i, 0)).isEqualTo(wanted.at(i));
                assertThat(found.at(i, 1)).isEqualTo(sds.at(i, 0));
                assertThat(found.at(i, 2)).isLessThan(wanted.at(i));
                assertThat(found.at(i, 3)).isGreaterThan(wanted.at(i));
                assertThat(words.get((int) found.at(i, 4)).asString())
                        .isEqualTo(wanted.status(i).word());
            }
        }
        assertThat(client.get("/api/models/" + ids[0] + "/file").body()).isEqualTo(bytes);
        assertThat(client.delete("/api/models/" + ids[0]).statusCode()).isEqualTo(204);
        assertThat(client.getJson("/api/models").size()).isEqualTo(2);
    }

    @Test
    void wrongArraysAndModelsAreRefused() {
        client.post("/api/models", "{\"fit\":\"f2\"}");
        byte[] places = Client.npy(Matrix.zeros(3, 3));
        var none = client.upload("/api/models/m3/predictions?what=", "application/x-npy", places);
        assertThat(Client.text(none)).contains("what must be of values, ").contains("has ''");
        var bare = client.upload("/api/models/m3/predictions?what", "application/x-npy", places);
        assertThat(bare.statusCode()).isEqualTo(400);
        assertThat(Client.text(bare)).contains("'what' has no value in the address: what=...");
        var named = client.upload("/api/models/m3/predictions", "text/csv", places);
        assertThat(named.statusCode()).isEqualTo(415);
        assertThat(Client.text(named)).contains("must be application/x-npy but is text/csv");
        var narrow = client.upload("/api/models/m3/predictions", "application/x-npy", Client.npy(Matrix.zeros(3, 2)));
        assertThat(narrow.statusCode()).isEqualTo(400);
        assertThat(Client.text(narrow)).contains("x, y, z");
        assertThat(client.upload("/api/models?name=m.tangent", "application/octet-stream", new byte[] {1, 2, 3})
                        .statusCode())
                .isEqualTo(400);
        assertThat(client.send("POST", "/api/models", "{\"fit\":\"f77\"}").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aModelOfClassesGivesTheProbabilitiesOfTheFit() {
        StringBuilder table = new StringBuilder("x,y,side\n");
        for (int i = 0; i < 100; i++) {
            String side = i % 10 < 5 ? "left" : "right";
            table.append(i % 10)
                    .append(',')
                    .append(i / 10)
                    .append(',')
                    .append(i % 3 == 0 ? side : "")
                    .append('\n');
        }
        Client.succeeded(client.upload(
                "/api/tables?name=grid.csv", "text/csv", table.toString().getBytes(StandardCharsets.UTF_8)));
        JsonNode fit = client.fitted(
                "{\"table\":\"t3\",\"targets\":[\"side\"],\"tuned\":false,\"parameters\":{\"neighbours\":10,\"dimension\":2}}");
        assertThat(fit.get("can").toString()).contains("model");
        JsonNode model = client.post("/api/models", "{\"fit\":\"f4\"}");
        assertThat(model.get("outputs").toString()).isEqualTo("[\"left\",\"right\"]");
        byte[] wanted = client.get("/api/fits/f4/probabilities").body();
        byte[] places = client.get("/api/tables/t3/columns?names=x,y").body();
        var found = client.upload("/api/models/m5/predictions?what=probabilities", "application/x-npy", places);
        assertThat(found.body()).isEqualTo(wanted);
        client.post("/api/models", "{\"fit\":\"f2\"}");
        var values = client.upload(
                "/api/models/m6/predictions?what=probabilities", "application/x-npy", Client.npy(Matrix.zeros(3, 3)));
        assertThat(values.statusCode()).isEqualTo(400);
        assertThat(Client.text(values)).contains("values, not classes");
    }

    @Test
    void classesThatAreNumberedHaveTheNamesThatTheClientGivesThem() throws IOException {
        double[] numbers = new double[100];
        double[] places = new double[200];
        for (int i = 0; i < 100; i++) {
            numbers[i] = i % 3 == 0 ? i % 10 < 5 ? 0 : 1 : Double.NaN;
            places[2 * i] = i % 10;
            places[2 * i + 1] = (i - i % 10) / 10.0;
        }
        String npy = "application/x-npy";
        Client.succeeded(client.upload("/api/tables?name=X&columns=x,y", npy, Client.npy(Matrix.wrap(100, 2, places))));
        Client.succeeded(client.upload("/api/tables?name=y&columns=y", npy, Client.npy(Matrix.wrap(100, 1, numbers))));
        String asked = "{\"table\":\"t3\",\"labels\":\"t4\",\"classes\":true,\"tuned\":false,\"note\":\"mine\","
                + "\"parameters\":{\"neighbours\":10,\"dimension\":2},\"classNames\":[\"none\",\"1.5\"]}";
        JsonNode fit = client.fitted(asked);
        assertThat(fit.get("classes").toString()).isEqualTo("[\"none\",\"1.5\"]");
        JsonNode model = client.post("/api/models", "{\"fit\":\"f5\"}");
        assertThat(model.get("outputs").toString()).isEqualTo("[\"none\",\"1.5\"]");
        assertThat(model.get("about").get("note").asString()).isEqualTo("mine");
        var wrong = client.send("POST", "/api/fits", asked.replace("[\"none\",\"1.5\"]", "[\"none\"]"));
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(Client.text(wrong)).contains("names of classes must be 2");
    }

    @Test
    void theModelOfAnEmbeddingGivesItsPointsTheirCoordinates() {
        client.done("/api/embeddings", "{\"table\":\"t1\",\"parameters\":{\"dimension\":2,\"neighbours\":12}}");
        byte[] wanted = client.get("/api/embeddings/e3/coordinates").body();
        byte[] file = client.get("/api/embeddings/e3/model").body();
        JsonNode model = Client.succeeded(client.upload("/api/models?name=m", "application/octet-stream", file));
        assertThat(model.get("outputs").toString()).isEqualTo("[\"e1\",\"e2\"]");
        assertThat(model.get("about").get("embedding").asString()).isEqualTo("lg");
        byte[] places = client.get("/api/tables/t1/coordinates").body();
        assertThat(client.upload("/api/models/m4/predictions", "application/x-npy", places)
                        .body())
                .isEqualTo(wanted);
    }
}
