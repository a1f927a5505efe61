package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CriterionTest {
    @TempDir
    private Path folder;

    private Path points;

    @BeforeEach
    void aTable() {
        points = Tables.write(folder.resolve("points.csv"), Tables.waves());
    }

    private JsonNode tune(String options) {
        List<Object> args = new ArrayList<>(List.of("tune", points, "--columns", "x,y", "-k", 12, "-m", 2, "--json"));
        args.addAll(List.of(options.split(" ")));
        Run run = Run.of(args.toArray());
        assertThat(run.code()).as(run.err()).isZero();
        return JsonMapper.builder().build().readTree(run.out());
    }

    @Test
    void leavingOneOutIsTheSameByEitherName() {
        JsonNode folds = tune("--target wave --folds loo").at("/tuning");
        JsonNode criterion = tune("--target wave --criterion loo").at("/tuning");
        assertThat(folds.at("/criterion").asString()).isEqualTo("loo");
        assertThat(folds.at("/folds").asInt()).isEqualTo(40);
        for (String part : List.of("/chosen/0/parameters", "/chosen/0/error", "/chosen/0/standardError"))
            assertThat(criterion.at(part)).isEqualTo(folds.at(part));
        // Huber's loss is the squared one for all errors below delta, but has no closed form: forty fits.
        JsonNode plain = tune("--target wave --folds 40 --loss huber --loss-parameter 1e9")
                .at("/tuning");
        assertThat(plain.at("/chosen/0/error").asDouble())
                .isCloseTo(folds.at("/chosen/0/error").asDouble(), within(1e-4));
    }

    @Test
    void theMostLikelyIsChosenAndItsLikelihoodTold() {
        Path table = folder.resolve("table.csv");
        JsonNode chosen = tune("--target wave --criterion evidence -o " + table).at("/tuning/chosen/0");
        double[] evidence = Table.read(table).numbers("log-evidence");
        double most = Double.NEGATIVE_INFINITY;
        for (double each : evidence) most = Math.max(most, each);
        assertThat(chosen.at("/logEvidence").asDouble()).isCloseTo(most, within(0.011));
        assertThat(chosen.at("/error").asDouble()).isLessThan(0.2); // the noise is 0.1 wide
        assertThat(Table.read(table).texts("chosen")).containsOnlyOnce("true");
    }

    @Test
    void aJournalKeepsTheLikelihood() {
        Path journal = folder.resolve("journal");
        String options = "--target wave --criterion evidence --journal " + journal;
        JsonNode first = tune(options).at("/tuning");
        JsonNode second = tune(options).at("/tuning");
        assertThat(second.at("/recalled").asInt()).isEqualTo(1);
        assertThat(second.at("/chosen/0/logEvidence")).isEqualTo(first.at("/chosen/0/logEvidence"));
    }

    @Test
    void eachOutputChoosesAlone() {
        JsonNode chosen = tune("--target wave,slope --per-output").at("/tuning/chosen");
        assertThat(chosen.size()).isEqualTo(2);
        JsonNode alone = tune("--target slope").at("/tuning/chosen/0");
        assertThat(chosen.at("/1/parameters")).isEqualTo(alone.at("/parameters"));
        assertThat(chosen.at("/1/error").asDouble())
                .isCloseTo(alone.at("/error").asDouble(), within(1e-9));
        assertThat(chosen.at("/0/parameters/relative-lambda").asDouble())
                .isLessThan(
                        chosen.at("/1/parameters/relative-lambda").asDouble()); // a slope may be stiffer than a wave
        Run run = Run.of("tune", points, "--target", "wave,slope", "-k", 12, "-m", 2, "--per-output");
        assertThat(run.out())
                .contains("chosen for wave: lg", "chosen for slope: lg", "--neighbours 12", "--per-output");
    }

    @Test
    void oneStandardErrorChoosesAsSmoothOrSmoother() {
        JsonNode plain = tune("--target wave").at("/tuning/chosen/0/parameters/relative-lambda");
        JsonNode smooth = tune("--target wave --one-se").at("/tuning/chosen/0/parameters/relative-lambda");
        assertThat(smooth.asDouble()).isGreaterThan(plain.asDouble());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mean", "knn", "ridge", "gp", "gp-likelihood", "gp-ard", "matern"})
    void baselinesCanBeNamed(String name) {
        Path output = folder.resolve("out.csv");
        Run run = Run.of("predict", points, "--columns", "x,y", "--target", "slope", "--method", name, "-o", output);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("method    " + name + ", ", "expected  mae ")
                .doesNotContain("loss ", "lambda  ");
        assertThat(Table.read(output).numbers("slope")).hasSize(240).doesNotContain(Double.NaN);
        Run tuned =
                Run.of("tune", points, "--columns", "x,y", "--target", "slope", "--method", name + ",lap", "-k", 12);
        assertThat(tuned.out()).containsPattern("(?m)^" + name + " ").containsPattern("(?m)^lap ");
    }
}
