package dev.tangent.service;

import static dev.tangent.service.Matrices.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.LossKind;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// A fit whose lambda, loss or labels change is the one that the library's door gives for these.
class ChangedFitsTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final String GIVEN = "\"parameters\":{\"neighbours\":15,\"dimension\":2},\"lambda\":1e-4";

    private Client client;

    @BeforeEach
    void start() {
        client = Client.of(ServiceSettings.of(EXAMPLES, "test").withoutJournals());
    }

    @AfterEach
    void stop() {
        client.close();
    }

    @Test
    void anotherLambdaOrLossIsThatOfTheDoor() {
        String table = client.opened("roll.csv");
        JsonNode view =
                client.fitted("{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"live\":true," + GIVEN + "}");
        String path = "/api/fits/" + view.get("id").asString();
        JsonNode changed = client.patch(path, "{\"lambda\":0.01}");
        assertThat(changed.get("version").asInt()).isEqualTo(1);
        assertThat(changed.get("lambda").asDouble()).isEqualTo(0.01);
        Table read = Table.read(EXAMPLES.resolve("roll.csv"));
        RegressionFit first = new Regression()
                .neighbours(15)
                .dimension(2)
                .lambda(1e-4)
                .fit(read.points("x", "y", "z"), read.labels("angle"));
        assertSame(
                client.array(path + "/values"),
                first.with(Lambda.relative(0.01)).values());
        assertThat(client.get(path + "/values").headers().firstValue("Tangent-Version"))
                .hasValue("1");
        client.patch(path, "{\"loss\":\"huber\",\"lossParameter\":0.5}");
        assertSame(
                client.array(path + "/values"),
                first.with(Lambda.relative(0.01)).with(LossKind.HUBER, 0.5).values());
        assertThat(client.get(path + "/sds").statusCode()).isEqualTo(400);
        for (String wild : new String[] {"1e200", "1e-300"}) {
            assertThat(client.patch(path, "{\"lambda\":" + wild + "}")
                            .get("lambda")
                            .asDouble())
                    .isEqualTo(Double.parseDouble(wild));
            Matrix values = client.array(path + "/values");
            for (int row = 0; row < values.rows(); row++)
                assertThat(values.at(row, 0)).isFinite();
        }
        var refused = client.send("PATCH", path, "{\"lambda\":1e308}");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(Client.text(refused)).contains("no finite solution; try another lambda");
        assertThat(client.getJson(path).get("lambda").asDouble()).isEqualTo(1e-300);
    }

    /// Whatever is asked for, a number comes or a refusal in words; the fit stays as it was where it cannot follow.
    @Test
    void errorBarsAndModelsStayNumbersWhateverLambdaOrLabelIsAskedFor() {
        String table = client.opened("roll.csv");
        String path = "/api/fits/"
                + client.fitted("{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"errorBars\":true," + GIVEN
                                + "}")
                        .get("id")
                        .asString();
        for (String wild : new String[] {"1e308", "1e150", "1e-308", "5e-324"}) {
            assertThat(client.send("PATCH", path, "{\"lambda\":" + wild + "}").statusCode())
                    .isIn(200, 409);
            assertNumbersOrRefusals(path);
        }
        client.patch(path, "{\"lambda\":1e-4}");
        Matrix before = client.array(path + "/values");
        for (String label : new String[] {"1e308", "-1e308", "1e155"}) {
            String change = "{\"labels\":[{\"row\":3,\"column\":\"angle\",\"value\":" + label + "}]}";
            client.patch("/api/tables/" + table + "/labels", change);
            assertThat(client.getJson(path).get("stale").asBoolean()).as(label).isTrue();
            assertSame(client.array(path + "/values"), MatrixView.of(before));
            assertNumbersOrRefusals(path);
        }
    }

    private void assertNumbersOrRefusals(String path) {
        for (String what : new String[] {"values", "sds", "intervals"}) {
            var answer = client.get(path + "/" + what);
            assertThat(answer.statusCode()).as(what + Client.text(answer)).isIn(200, 400, 409);
            if (answer.statusCode() != 200) continue;
            Matrix found = client.array(path + "/" + what);
            for (double value : found.values()) assertThat(value).as(what).isFinite();
        }
        assertThat(client.get(path + "/model").statusCode()).isIn(200, 400, 409);
    }

    @Test
    void labelsThatChangeChangeEveryFitOfTheTable() {
        String table = client.opened("roll.csv");
        String fit = client.fitted("{\"table\":\"" + table + "\",\"targets\":[\"angle\"]," + GIVEN + "}")
                .get("id")
                .asString();
        String baseline = client.fitted(
                        "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"method\":\"knn\",\"oneMethod\":true}")
                .get("id")
                .asString();
        JsonNode changed = client.patch(
                "/api/tables/" + table + "/labels",
                "{\"labels\":[{\"row\":3,\"column\":\"angle\",\"value\":5.5},{\"row\":400,\"column\":\"angle\",\"value\":null}]}");
        assertThat(changed.get("fits").get(0).get("live").asBoolean()).isTrue();
        assertThat(changed.get("fits").get(1).get("live").asBoolean()).isFalse();
        assertThat(client.getJson("/api/fits/" + baseline).get("stale").asBoolean())
                .isTrue();
        Table read = Table.read(EXAMPLES.resolve("roll.csv"));
        double[] angles = read.numbers("angle");
        angles[3] = 5.5;
        angles[400] = Double.NaN;
        RegressionFit fresh = new Regression()
                .neighbours(15)
                .dimension(2)
                .lambda(1e-4)
                .fit(read.points("x", "y", "z"), Labels.ofColumn(angles));
        Matrix values = client.array("/api/fits/" + fit + "/values");
        for (int row = 0; row < fresh.rows(); row++)
            assertThat(Math.abs(values.at(row, 0) - fresh.at(row))).isLessThan(1e-8);
        Matrix residuals = client.array("/api/fits/" + fit + "/residuals");
        assertThat(residuals.at(3, 0)).isEqualTo(5.5 - values.at(3, 0));
        assertThat(residuals.at(400, 0)).isNaN();
        JsonNode labels = client.getJson("/api/tables/" + table + "/labels");
        assertThat(labels.get("changed").asInt()).isEqualTo(2);
        assertThat(client.getJson("/api/tables/" + table).get("version").asInt())
                .isEqualTo(1);
    }
}
