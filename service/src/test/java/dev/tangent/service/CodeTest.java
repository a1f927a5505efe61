package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A fit as code says all that its request said.
class CodeTest {
    @TempDir
    private Path folder;

    private Client client;

    @BeforeEach
    void writeTable() throws IOException {
        StringBuilder text = new StringBuilder("x,y,height,sure,kind\n");
        for (int i = 0; i < 90; i++) {
            double x = Math.sin(0.7 * i);
            double y = Math.cos(1.3 * i);
            text.append(x + "," + y + (i % 3 == 0 ? "," + x * y + ",2," + (x > 0 ? "up" : "down") : ",,,") + "\n");
        }
        Files.writeString(folder.resolve("waves.csv"), text);
        client = Client.of(folder);
        client.post("/api/tables", "{\"file\":\"waves.csv\"}");
    }

    @AfterEach
    void close() {
        client.close();
    }

    private String fitted(String settings) {
        return "/api/fits/"
                + client.fitted("{\"table\":\"t1\",\"columns\":[\"x\",\"y\"]," + settings + "}")
                        .get("id")
                        .asString();
    }

    private String command(String fit) {
        return Client.text(client.get(fit + "/code"));
    }

    private String java(String fit) {
        return Client.text(client.get(fit + "/code?language=java"));
    }

    @Test
    void ofValues() {
        String fit = fitted("""
                "targets":["height"],"weights":"sure","standardise":"scale","missing":"median","approximate":true,
                "seed":3,"method":["lap","lg"],"parameters":{"neighbours":[8,10]},"lambda":[0.001,0.1],"loss":"huber",
                "lossParameter":0.2,"folds":3,"criterion":"cv","measure":"rmse","oneStandardError":true,
                "oneMethod":true,"budget":60,"searchSample":"all","solver":"direct","device":"cpu"
                """.replace("\n", ""));
        assertThat(command(fit))
                .isEqualTo("tangent predict waves.csv --target height --weights sure --columns x,y --standardise scale"
                        + " --missing median --approximate --seed 3 --method lap,lg --neighbours 8,10"
                        + " --relative-lambda 0.001,0.1 --loss huber --loss-parameter 0.2 --folds 3 --criterion cv"
                        + " --measure rmse --one-se --one-method --budget 60.0s --search-sample all --solver direct"
                        + " --device cpu"
                        + " -o predictions.csv");
        assertThat(java(fit))
                .contains(
                        "new LabelInput.Targets(List.of(\"height\"), Optional.of(\"sure\"))",
                        ".standardise(Standardisation.SCALE).missing(MissingCoordinates.MEDIAN).approximate().seed(3L)",
                        ".method(Methods.LAPLACIAN, Methods.LOCAL_GAUSSIAN).neighbours(8, 10)",
                        ".lambda(Lambda.relative(0.001), Lambda.relative(0.1)).loss(LossKind.HUBER, 0.2).folds(3)",
                        ".criterion(SelectionCriterion.CROSS_VALIDATION).measure(MeasureKind.ROOT_MEAN_SQUARE)",
                        ".oneStandardError().oneMethod().budget(Duration.ofMillis(60000)).searchAllPoints()",
                        ".solver(SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT)).device(ComputeDevice.CPU)");
    }

    @Test
    void ofAGraphAndNothingElse() throws IOException {
        Files.writeString(folder.resolve("ring.mtx"), ring());
        StringBuilder known = new StringBuilder("row,height\n");
        for (int i = 0; i < 90; i += 3)
            known.append(i).append(',').append(Math.sin(i / 7.0)).append('\n');
        Files.writeString(folder.resolve("known.csv"), known);
        String fit = "/api/fits/"
                + client.fitted("{\"graph\":\"ring.mtx\",\"labels\":\"known.csv\",\"method\":\"lap\"}")
                        .get("id")
                        .asString();
        assertThat(command(fit))
                .isEqualTo("tangent predict --graph ring.mtx --labels known.csv --method lap -o predictions.csv");
        assertThat(java(fit))
                .contains(
                        "var points = GraphFile.read(Path.of(\"ring.mtx\"), Dialect.UNKNOWN);",
                        "var table = PointsInput.of(\"ring.mtx\", points).table();");
        assertThat(Client.text(client.get(fit + "/code?language=python")))
                .contains("model.fit_file(graph=\"ring.mtx\", labels=\"known.csv\")");
        assertThat(Client.text(client.get(fit + "/predictions")).lines()).hasSize(91);
    }

    private static String ring() {
        StringBuilder text = new StringBuilder("%%MatrixMarket matrix coordinate pattern symmetric\n90 90 90\n");
        for (int i = 2; i <= 90; i++) text.append(i + " " + (i - 1) + "\n");
        return text + "90 1\n";
    }

    @Test
    void ofPointsAndAGraph() throws IOException {
        Files.writeString(folder.resolve("ring.mtx"), ring());
        String fit = fitted("\"targets\":[\"height\"],\"graph\":\"ring.mtx\",\"method\":\"lap\"");
        assertThat(command(fit))
                .isEqualTo("tangent predict waves.csv --graph ring.mtx --target height --columns x,y --method lap"
                        + " -o predictions.csv");
        assertThat(java(fit))
                .contains("List.of(\"height\"), GraphFile.read(Path.of(\"ring.mtx\"), Dialect.UNKNOWN, table.rows()))"
                        + ".given();");
    }

    @Test
    void ofClasses() {
        String given = fitted("\"targets\":[\"kind\"],\"tuned\":false,\"prior\":{\"up\":0.75,\"down\":0.25}");
        assertThat(command(given)).contains("--prior down=0.25,up=0.75");
        assertThat(java(given))
                .contains("new Classification().untuned().prior(new Prior.Given(new double[] {0.25, 0.75}))");
        String even = fitted("\"targets\":[\"kind\"],\"tuned\":false,\"prior\":\"even\"");
        assertThat(command(even)).contains("--prior uniform");
        assertThat(java(even)).contains("new Prior.Given(new double[] {0.5, 0.5})");
    }

    @Test
    void ofAChangedFit() {
        String fit = fitted("\"targets\":[\"height\"],\"tuned\":false,\"loss\":\"absolute\",\"lambda\":0.5");
        client.send("PATCH", fit, "{\"lambda\":0.25,\"loss\":\"quantile\",\"lossParameter\":0.75}");
        assertThat(command(fit))
                .contains("--relative-lambda 0.25", "--loss quantile --loss-parameter 0.75")
                .doesNotContain("absolute", "0.5");
        assertThat(java(fit)).contains(".lambda(Lambda.relative(0.25)).loss(LossKind.QUANTILE, 0.75)");
    }

    private String predictions(String fit) {
        return Client.text(client.get(fit + "/predictions"));
    }

    /// What the fit's own request makes.
    private String doneAgain(String fit) {
        String request = Client.text(client.get(fit + "/code?language=json"));
        return predictions("/api/fits/" + client.fitted(request).get("id").asString());
    }

    private static List<String> cells(String csv, int column) {
        return csv.lines().skip(1).map(line -> line.split(",", -1)[column]).toList();
    }

    /// A changed fit is answered by its reduction, which adds up in another order.
    private void assertSameValues(String fit) {
        List<String> again = cells(doneAgain(fit), 1);
        List<String> now = cells(predictions(fit), 1);
        for (int row = 0; row < now.size(); row++)
            assertThat(Double.parseDouble(again.get(row))).isCloseTo(Double.parseDouble(now.get(row)), within(1e-9));
    }

    private void label(int row, String column, String value) {
        client.send(
                "PATCH",
                "/api/tables/t1/labels",
                "{\"labels\":[{\"row\":" + row + ",\"column\":\"" + column + "\",\"value\":" + value + "}]}");
    }

    @Test
    void ofASearchWhoseLambdaWasChangedIsWhatItChose() {
        String fit = fitted("\"targets\":[\"height\"],\"method\":\"lap\",\"parameters\":{\"neighbours\":[6,9]}");
        client.send("PATCH", fit, "{\"lambda\":0.125}");
        assertThat(command(fit)).contains("--standardise ", "--bandwidth ", "--relative-lambda 0.125", "--no-tune");
        assertSameValues(fit);
    }

    @Test
    void ofARawLambdaIsThatLambda() {
        String fit = fitted("\"targets\":[\"height\"],\"method\":\"lg\",\"tuned\":false,\"rawLambda\":0.0123");
        label(1, "height", "0.5");
        assertThat(command(fit)).contains("--lambda 0.0123");
    }

    @Test
    void ofChangedLabelsNamesTheFileThatHoldsThem() {
        String fit = fitted("\"targets\":[\"height\"],\"method\":\"lg\"");
        assertThat(command(fit)).startsWith("tangent predict waves.csv --target height");
        label(1, "height", "0.5");
        assertThat(command(fit))
                .startsWith("# labels were changed since waves.csv was read: first write the table as it is now to"
                        + " waves-labelled.csv (Save, To folder)\n")
                .contains("the same but for rounding\ntangent predict waves-labelled.csv --target height");
        client.post("/api/files", "{\"file\":\"mine.csv\",\"what\":\"labels\",\"table\":\"t1\"}");
        assertThat(command(fit))
                .startsWith("# labels were changed since waves.csv was read: mine.csv holds the table as it is now\n")
                .contains("\ntangent predict mine.csv");
        assertThat(java(fit)).startsWith("// labels were changed");
        assertSameValues(fit);
        label(2, "height", "0.25");
        assertThat(command(fit)).contains("waves-labelled.csv");
    }

    @Test
    void ofChangedClasses() {
        String fit = fitted("\"targets\":[\"kind\"],\"method\":\"lap\",\"parameters\":{\"neighbours\":[6,9]}");
        label(1, "kind", "\"up\"");
        client.post("/api/files", "{\"file\":\"mine.csv\",\"what\":\"labels\",\"table\":\"t1\"}");
        assertThat(command(fit)).contains("# a changed fit keeps the calibration of its probabilities");
        assertThat(cells(doneAgain(fit), 1)).isEqualTo(cells(predictions(fit), 1));
    }

    @Test
    void ofAFitThatDidNotFollowSaysSo() {
        String fit = fitted("\"targets\":[\"height\"],\"method\":\"knn\"");
        label(1, "height", "0.5");
        assertThat(command(fit))
                .startsWith("# labels were changed since this fit was made, and it did not follow\n"
                        + "tangent predict waves.csv");
    }

    @Test
    void ofAFileOfAnotherFormatSaysItsFormat() throws IOException {
        Files.writeString(
                folder.resolve("comma.csv"),
                Files.readString(folder.resolve("waves.csv")).replace(',', ';').replace('.', ','));
        String opened = Client.text(client.send("POST", "/api/fits/code", """
                {"table":"comma.csv","targets":["height"],"columns":["x","y"],"decimal":","}"""));
        assertThat(opened)
                .isEqualTo("tangent predict comma.csv --decimal , --target height --columns x,y -o predictions.csv");
        assertThat(client.send(
                                "POST",
                                "/api/fits/code",
                                "{\"table\":\"t1\",\"targets\":[\"height\"],\"decimal\":\",\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void inPython() {
        String fit = fitted("""
                "targets":["height"],"parameters":{"neighbours":8,"scale":0.5},"tuned":false,"rawLambda":0.5,"seed":-3""".replace("\n", ""));
        assertThat(Client.text(client.get(fit + "/code?language=python")))
                .contains(
                        "model = ManifoldRegressor(random_state=-3, n_neighbors=8, parameters={\"scale\": 0.5},"
                                + " tuned=False, options={\"rawLambda\": 0.5})",
                        "model.fit_file(\"waves.csv\", targets=[\"height\"], columns=[\"x\", \"y\"])");
    }

    /// Who looks at error bars saves them, whether or not they were asked for before the fit.
    @Test
    void errorBarsThatAreShownAreSavedAndTold() {
        String fit = fitted("\"targets\":[\"height\"],\"method\":\"lg\",\"tuned\":false,"
                + "\"parameters\":{\"neighbours\":12,\"dimension\":2}");
        assertThat(command(fit)).doesNotContain("--sd");
        assertThat(Client.text(client.get(fit + "/code?errorBars=true"))).contains("--sd");
        assertThat(Client.text(client.get(fit + "/predictions"))).startsWith("row,height,status\n");
        assertThat(Client.text(client.get(fit + "/predictions?errorBars=true")))
                .startsWith("row,height,height_sd,status\n");
        String model = Client.text(client.get(fit + "/model?errorBars=true"));
        assertThat(model.length())
                .isGreaterThan(Client.text(client.get(fit + "/model")).length());
    }
}
