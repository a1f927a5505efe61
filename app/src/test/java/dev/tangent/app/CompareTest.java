package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareTest {
    @TempDir
    private Path folder;

    @Test
    void aSmoothFunctionIsLearntBetterByLocalGaussianThanByTheLaplacianOrALine() {
        Path plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(200, 1));
        Run run = Run.of("compare", plane, "--target", "z", "-k", "12", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode ranking = JsonMapper.builder().build().readTree(run.out()).at("/tuning/ranking");
        List<String> names = new ArrayList<>();
        for (JsonNode row : ranking) names.add(row.at("/method").asString());
        assertThat(names).contains("lg", "ridge", "lap", "ilap", "mean").doesNotHaveDuplicates();
        assertThat(names.indexOf("lg")).isLessThan(names.indexOf("lap"));
        assertThat(names.indexOf("lg")).isLessThan(names.indexOf("ridge"));
        assertThat(names.indexOf("lap")).isLessThan(names.indexOf("mean"));
    }

    @Test
    void theVerdictSaysWhetherTheLabelsTellTheFirstTwoApart() {
        Path plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(200, 1));
        Run sure = Run.of("compare", plane, "--target", "z", "--method", "lg,lap", "-k", "12");
        assertThat(sure.out()).contains("lg won", "more than one standard error");
        String[] lines = Tables.surface(200, 1);
        for (int i = 1; i < lines.length; i += 10)
            lines[i] = lines[i].replaceFirst("[^,]*$", String.valueOf(i * 7919 % 101));
        Path noise = Tables.write(folder.resolve("noise.csv"), lines);
        Run unsure = Run.of("compare", noise, "--target", "z", "--method", "lg,lap", "-k", "12");
        assertThat(unsure.out()).contains("within one standard error", "do not tell the two apart");
    }

    @Test
    void oneOutputThatChoosesAloneMayTakeAMean() {
        Path few = Tables.write(folder.resolve("few.csv"), Tables.surface(40, 1));
        Run run = Run.of("compare", few, "--target", "z", "--method", "lap,knn", "--per-output");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("A mean of several is chosen", "--method lap,knn --per-output -o");
    }
}
