package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
                "oneMethod":true,"budget":60,"searchSample":"all","solver":"direct"
                """.replace("\n", ""));
        assertThat(command(fit))
                .isEqualTo("tangent predict waves.csv --target height --weights sure --columns x,y --standardise scale"
                        + " --missing median --approximate --seed 3 --method lap,lg --neighbours 8,10"
                        + " --relative-lambda 0.001,0.1 --loss huber --loss-parameter 0.2 --folds 3 --criterion cv"
                        + " --measure rmse --one-se --one-method --budget 60.0s --search-sample all --solver direct"
                        + " -o predictions.csv");
        assertThat(java(fit))
                .contains(
                        "new LabelInput.Targets(List.of(\"height\"), Optional.of(\"sure\"))",
                        ".standardise(Standardisation.SCALE).missing(MissingCoordinates.MEDIAN).approximate().seed(3L)",
                        ".method(Methods.LAPLACIAN, Methods.LOCAL_GAUSSIAN).neighbours(8, 10)",
                        ".lambda(Lambda.relative(0.001), Lambda.relative(0.1)).loss(LossKind.HUBER, 0.2).folds(3)",
                        ".criterion(SelectionCriterion.CROSS_VALIDATION).measure(MeasureKind.ROOT_MEAN_SQUARE)",
                        ".oneStandardError().oneMethod().budget(Duration.ofMillis(60000)).searchAllPoints()",
                        ".solver(SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT))");
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
}
