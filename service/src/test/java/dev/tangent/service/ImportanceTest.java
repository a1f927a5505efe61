package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Classification;
import dev.tangent.Regression;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.report.ImportanceReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Which columns matter to a fit is what the library's door tells of it.
class ImportanceTest {
    private static final String GIVEN = "\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}";

    @TempDir
    private Path folder;

    private Client client;
    private Table table;

    /// Ninety places with a value that rests on x alone, and its sign as a class.
    @BeforeEach
    void start() throws IOException {
        StringBuilder lines = new StringBuilder("x,noise,y,side\n");
        for (int i = 0; i < 90; i++)
            lines.append(String.format(
                    Locale.ROOT,
                    "%d,%d,%d,%s%n",
                    i * 37 % 90,
                    i * 53 % 90,
                    2 * (i * 37 % 90),
                    i * 37 % 90 < 45 ? "low" : "high"));
        table = Table.read(Files.writeString(folder.resolve("points.csv"), lines));
        client = Client.of(folder);
        client.post("/api/tables", "{\"file\":\"points.csv\"}");
    }

    @AfterEach
    void stop() {
        client.close();
    }

    private String fitted(String target) {
        return "/api/fits/"
                + client.fitted("{\"table\":\"t1\",\"columns\":[\"x\",\"noise\"],\"targets\":[\"" + target + "\"],"
                                + GIVEN)
                        .get("id")
                        .asString();
    }

    private static Regression values() {
        return new Regression().neighbours(12).dimension(2).untuned();
    }

    private static void assertSame(JsonNode told, ImportanceReport wanted) {
        assertThat(told.get("measure").asString()).isEqualTo(wanted.measure().word());
        assertThat(told.get("error").asDouble()).isEqualTo(wanted.error());
        assertThat(told.get("labels").asInt()).isEqualTo(wanted.labels());
        assertThat(told.get("repeats").asInt()).isEqualTo(wanted.repeats());
        assertThat(told.get("columns")).hasSize(wanted.columns().size());
        for (int c = 0; c < wanted.columns().size(); c++) {
            ImportanceReport.ColumnImportance column = wanted.columns().get(c);
            JsonNode each = told.get("columns").get(c);
            assertThat(each.get("column").asString()).isEqualTo(column.column());
            assertThat(each.get("increase").asDouble()).isEqualTo(column.increase());
            assertThat(each.get("standardError").asDouble()).isEqualTo(column.standardError());
            assertThat(each.get("matters").asBoolean()).isEqualTo(column.matters());
        }
    }

    @Test
    void ofValuesItIsTheDoors() {
        JsonNode told = client.getJson(fitted("y") + "/importance");
        assertSame(told, values().importance(table.points("x", "noise"), table.labels("y"), List.of("x", "noise")));
        assertThat(told.get("columns").get(0).get("column").asString()).isEqualTo("x");
    }

    @Test
    void ofClassesItIsTheDoors() {
        assertSame(
                client.getJson(fitted("side") + "/importance"),
                new Classification()
                        .neighbours(12)
                        .dimension(2)
                        .untuned()
                        .importance(table.points("x", "noise"), table.classes("side"), List.of("x", "noise")));
    }

    @Test
    void ofAChangedFitItIsThatOfTheFitAsItIs() {
        String fit = fitted("y");
        client.patch(fit, "{\"lambda\":0.01}");
        assertSame(
                client.getJson(fit + "/importance"),
                values().lambda(Lambda.relative(0.01))
                        .importance(table.points("x", "noise"), table.labels("y"), List.of("x", "noise")));
    }

    @Test
    void onAGraphItIsRefusedInOneLine() throws IOException {
        StringBuilder edges = new StringBuilder("from,to,weight\n");
        for (int i = 0; i < 90; i++)
            edges.append(i).append(',').append((i + 1) % 90).append(",1\n");
        Files.writeString(folder.resolve("edges.csv"), edges);
        String fit = "/api/fits/"
                + client.fitted("{\"table\":\"t1\",\"graph\":\"edges.csv\",\"columns\":[\"x\",\"noise\"],"
                                + "\"targets\":[\"y\"],\"method\":\"lap\",\"tuned\":false}")
                        .get("id")
                        .asString();
        var response = client.get(fit + "/importance");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Client.text(response)).contains("cannot be told on a graph of one's own");
    }
}
