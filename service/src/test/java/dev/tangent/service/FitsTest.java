package dev.tangent.service;

import static dev.tangent.service.Matrices.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.data.table.Table;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.LossKind;
import dev.tangent.report.SuspectValues;
import dev.tangent.samples.generated.SwissRoll;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What a fit answers is what the library's door gives, to the last bit.
class FitsTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final String GIVEN = "\"parameters\":{\"neighbours\":15,\"dimension\":2},\"lambda\":1e-4";

    @TempDir
    private Path folder;

    private Client client;

    @BeforeEach
    void start() {
        client = Client.of(ServiceSettings.of(EXAMPLES, "test").withoutJournals());
    }

    @AfterEach
    void stop() {
        client.close();
    }

    /// A table of examples/ with its labelled rows and every eighth of the others: where bits are compared, few do.
    private Path small(String file) throws IOException {
        List<String> lines = Files.readAllLines(EXAMPLES.resolve(file));
        List<String> kept = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++)
            if (line % 8 == 0 || !lines.get(line).endsWith(",")) kept.add(lines.get(line));
        return Files.write(folder.resolve(file), kept);
    }

    private String uploaded(Path table) throws IOException {
        return Client.succeeded(
                        client.upload("/api/tables?name=" + table.getFileName(), "text/csv", Files.readAllBytes(table)))
                .get("id")
                .asString();
    }

    @Test
    void valuesDeviationsAndIntervalsAreTheDoors() throws IOException {
        Path small = small("roll.csv");
        Table table = Table.read(small);
        RegressionFit fit = new Regression()
                .neighbours(15)
                .dimension(2)
                .lambda(1e-4)
                .errorBars()
                .fit(table.points("x", "y", "z"), table.labels("angle"));
        JsonNode view = client.fitted(
                "{\"table\":\"" + uploaded(small) + "\",\"targets\":[\"angle\"],\"errorBars\":true," + GIVEN + "}");
        String path = "/api/fits/" + view.get("id").asString();
        assertSame(client.array(path + "/values"), fit.values());
        assertSame(client.array(path + "/sds"), fit.sds());
        Matrix intervals = client.array(path + "/intervals?share=0.9");
        for (int row = 0; row < fit.rows(); row++) {
            assertThat(intervals.at(row, 0)).isEqualTo(fit.interval(row, 0.9).low());
            assertThat(intervals.at(row, 1)).isEqualTo(fit.interval(row, 0.9).high());
        }
        Matrix statuses = client.array(path + "/statuses");
        JsonNode words = client.getJson("/api/catalogue").get("statuses");
        for (int row = 0; row < fit.rows(); row++)
            assertThat(words.get((int) statuses.at(row, 0)).asString())
                    .isEqualTo(fit.status(row).word());
        assertThat(client.getJson(path + "/suggestions?count=3")
                        .get("next")
                        .get(1)
                        .get("row")
                        .asInt())
                .isEqualTo(fit.suggest(3).rows()[1]);
        SuspectValues.SuspectValue first = fit.suspectLabels().labels().getFirst();
        JsonNode suspect =
                client.getJson(path + "/suspect-labels").get("labels").get(0);
        assertThat(suspect.get("row").asInt()).isEqualTo(first.row());
        assertThat(suspect.get("expected").asDouble()).isEqualTo(first.expected());
    }

    @Test
    void aSearchFindsWhatTheDoorsSearchFinds() throws IOException {
        Path small = small("poses.csv");
        Table table = Table.read(small);
        RegressionFit fit = new Regression()
                .neighbours(20, 40)
                .dimension(6)
                .outputs("knee", "elbow")
                .fit(table.pointsWithout("knee", "elbow"), table.labels("knee", "elbow"));
        JsonNode view = client.fitted("{\"table\":\"" + uploaded(small)
                + "\",\"targets\":[\"knee\",\"elbow\"],\"parameters\":{\"neighbours\":[20,40],\"dimension\":6}}");
        String path = "/api/fits/" + view.get("id").asString();
        assertSame(client.array(path + "/values"), fit.values());
        assertThat(client.getJson(path + "/candidates").size())
                .isEqualTo(fit.candidates().size());
        JsonNode held = client.getJson(path + "/held-out");
        assertThat(held.size()).isEqualTo(2);
        assertThat(held.get(1).get("labels").get(5).get("predicted").asDouble())
                .isEqualTo(fit.heldOut().get(1).labels().get(5).predicted());
        assertThat(client.getJson(path + "/report").get("tuning").get("chosen").size())
                .isPositive();
    }

    @Test
    void classesAndTheirProbabilitiesAreTheDoors() {
        Table table = Table.read(EXAMPLES.resolve("moons.csv"));
        ClassificationFit fit = new Classification()
                .neighbours(10)
                .loss(LossKind.SOFTMAX)
                .untuned()
                .fit(table.pointsWithout("moon"), table.classes("moon"));
        JsonNode view = client.fitted("{\"table\":\"" + client.opened("moons.csv")
                + "\",\"targets\":[\"moon\"],\"parameters\":{\"neighbours\":10},\"loss\":\"softmax\",\"tuned\":false}");
        String path = "/api/fits/" + view.get("id").asString();
        assertSame(client.array(path + "/probabilities"), fit.probabilities());
        Matrix classes = client.array(path + "/values");
        for (int row = 0; row < fit.rows(); row++)
            assertThat(view.get("classes").get((int) classes.at(row, 0)).asString())
                    .isEqualTo(fit.at(row));
    }

    @Test
    void arraysOfAnotherProgramAreLearntFrom() {
        var roll = SwissRoll.of(500, 3);
        double[] y = roll.truth().column(0);
        Arrays.fill(y, 60, 500, Double.NaN);
        double[] weights = new double[500];
        Arrays.setAll(weights, i -> i % 2 == 0 ? 1 : 0.25);
        Matrix labels = Matrix.zeros(500, 2);
        for (int i = 0; i < 500; i++) {
            labels.set(i, 0, y[i]);
            labels.set(i, 1, weights[i]);
        }
        Matrix x = Matrix.wrap(500, 3, roll.points().toArray());
        String points = uploaded("X.npy", "&columns=a,b,c", x);
        String known = uploaded("y.npy", "&columns=y,w", labels);
        JsonNode view = client.fitted(
                "{\"table\":\"" + points + "\",\"labels\":\"" + known + "\",\"weights\":\"w\"," + GIVEN + "}");
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 60; i++) builder.add(i, 0, y[i], weights[i]);
        RegressionFit fit =
                new Regression().neighbours(15).dimension(2).lambda(1e-4).fit(roll.points(), builder.build());
        String path = "/api/fits/" + view.get("id").asString();
        assertSame(client.array(path + "/values"), fit.values());
        byte[] raw = client.get(path + "/values?as=raw&type=f4").body();
        assertThat(raw).hasSize(500 * 4);
        assertThat(ByteBuffer.wrap(raw).order(ByteOrder.LITTLE_ENDIAN).getFloat(40))
                .isEqualTo((float) fit.at(10));
        assertThat(client.getJson("/api/tables/" + points)
                        .get("coordinates")
                        .get(2)
                        .asString())
                .isEqualTo("c");
    }

    private String uploaded(String name, String more, Matrix matrix) {
        return Client.succeeded(
                        client.upload("/api/tables?name=" + name + more, "application/x-npy", Client.npy(matrix)))
                .get("id")
                .asString();
    }

    @Test
    void reportsChartsAndCodeAreThere() {
        String table = client.opened("roll.csv");
        String path = "/api/fits/"
                + client.fitted(
                                "{\"table\":\"" + table
                                        + "\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":[10,20],\"dimension\":2},\"errorBars\":true}")
                        .get("id")
                        .asString();
        assertThat(Client.text(client.get(path + "/report?form=text"))).contains("expected  mae", "coverage");
        assertThat(Client.text(client.get(path + "/report?form=html"))).startsWith("<!DOCTYPE html>");
        for (JsonNode chart : client.getJson(path + "/charts")) {
            var response = client.get(path + "/charts/" + chart.get("name").asString());
            assertThat(Client.text(response)).contains("<svg");
            assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("sandbox");
        }
        assertThat(Client.text(client.get(path + "/code")))
                .isEqualTo(
                        "tangent predict roll.csv --target angle --neighbours 10,20 --dimension 2 --sd -o predictions.csv");
        assertThat(Client.text(client.get(path + "/code?language=java")))
                .contains("new Regression().neighbours(10, 20).dimension(2).errorBars()");
        assertThat(Client.text(client.get(path + "/predictions?interval=95"))
                        .lines()
                        .findFirst())
                .hasValue("row,angle,angle_sd,angle_low95,angle_high95,status");
        assertThat(client.getJson(path + "/neighbours?row=0").get("rows").size())
                .isBetween(9, 19);
    }
}
