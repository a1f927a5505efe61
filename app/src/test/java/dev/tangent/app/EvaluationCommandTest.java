package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Scores on labels that are not learnt from, and which columns matter.
class EvaluationCommandTest {
    @TempDir
    private Path folder;

    private Path surface;
    private Path out;

    @BeforeEach
    void aTable() {
        surface = Tables.write(folder.resolve("surface.csv"), Tables.surface(300, 3));
        out = folder.resolve("out.csv");
    }

    private Run predict(Object... more) {
        Object[] words = {"predict", surface, "--target", "z", "--method", "lg", "-k", "12", "-m", "2", "--no-tune"};
        return Run.of(Tables.joined(Tables.joined(words, "-o", out), more));
    }

    private static JsonNode json(Run run) {
        assertThat(run.code()).as(run.err()).isZero();
        return JsonMapper.shared().readTree(run.out());
    }

    @Test
    void heldOutLabelsAreNotLearntFromAndScored() {
        JsonNode summary = json(predict("--holdout", "20%", "--json"));
        assertThat(summary.get("labels").get("labelled").asInt()).isEqualTo(24);
        JsonNode score = summary.get("test").get("scores").get(0);
        assertThat(score.get("labels").asInt()).isEqualTo(6);
        Table truth = Table.read(surface);
        Table found = Table.read(out);
        double least = Double.POSITIVE_INFINITY;
        double worst = 0;
        for (int row = 0; row < truth.rows(); row += 10) {
            double error = Math.abs(truth.numbers("z")[row] - found.numbers("z")[row]);
            least = Math.min(least, error);
            worst = Math.max(worst, error);
        }
        assertThat(score.get("meanAbsolute").asDouble()).isBetween(least, worst);
        assertThat(predict("--holdout", "0.2").err()).contains("test      mae ", " on 6 labels held out; ");
    }

    @Test
    void anotherTableIsScoredByItsLabels() {
        Path test = Tables.write(folder.resolve("test.csv"), "z,y,x", "0.5,0.5,0.1", ",0.2,0.3", "7,0.9,0.9");
        JsonNode score = json(predict("--test", test, "--json")).get("test");
        assertThat(score.get("file").asString()).endsWith("test.csv");
        assertThat(score.get("scores").get(0).get("labels").asInt()).isEqualTo(2);
        assertThat(score.get("scores").get(0).get("meanAbsolute").asDouble()).isBetween(2.0, 4.0);
    }

    @Test
    void rowsThatWereLearntFromAreToldInATest() {
        assertThat(predict("--test", surface).err())
                .contains("30 of 30 rows with a label in ", " stand among those that were learnt from");
    }

    @Test
    void columnsThatMatterAreNamed() throws IOException {
        Path page = folder.resolve("page.html");
        Run run = predict("--importance", "--report", page);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).containsPattern("matter    [xy] \\+");
        assertThat(Files.readString(page)).contains("added to mae");
    }

    @Test
    void wrongOnesAreRefused() throws IOException {
        assertThat(predict("--holdout", "20").err()).contains("--holdout must be a share between 0 and 1");
        assertThat(predict("--holdout", "0.2", "--test", surface).err()).contains("exclude each other");
        Path lacking = Tables.write(folder.resolve("lacking.csv"), "x,z", "1,2");
        assertThat(predict("--test", lacking).err()).contains("lacking.csv has no column 'y'");
        byte[] before = Files.readAllBytes(surface);
        Path test = Files.write(folder.resolve("test.csv"), before);
        assertThat(predict("--test", test, "-o", test).code()).isEqualTo(2);
        assertThat(Files.readAllBytes(test)).isEqualTo(before);
    }

    @Test
    void whatCannotBeToldIsRefusedBeforeAnythingIsWritten() {
        Path one = Tables.write(folder.resolve("one.csv"), "x,y,z", "0,0,1", "1,0,", "0,1,", "1,1,", "2,0,", "0,2,");
        Run refused = Run.of("predict", one, "--target", "z", "--no-tune", "--importance", "-o", out);
        assertThat(refused.code()).as(refused.err()).isEqualTo(2);
        assertThat(out).doesNotExist();
    }

    @Test
    void columnsThatMatterNeedNoMoreLabelsWithErrorBars() {
        Path few = Tables.write(folder.resolve("few.csv"), Tables.surface(40, 1));
        Run run = Run.of("predict", few, "--target", "z", "--no-tune", "--sd", "--importance", "--for-suggestions");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("matter ");
    }

    @Test
    void oneLabelHasNoStandardErrorInJson() {
        Path test = Tables.write(folder.resolve("single.csv"), "x,y,z", "0.5,0.5,0.1");
        JsonNode summary = json(predict("--test", test, "--json"));
        assertThat(summary.get("test").get("scores").get(0).get("standardError").isNull())
                .isTrue();
    }
}
