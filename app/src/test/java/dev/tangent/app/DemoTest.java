package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("full")
class DemoTest {
    @TempDir
    private Path folder;

    @Test
    void theLaplacianIsASpikeAndTheOthersFallSmoothly() {
        Run run = Run.of("demo", "--json", "-o", folder);
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode rows = JsonMapper.builder().build().readTree(run.out());
        assertThat(rows.at("/0/method").asString()).isEqualTo("lap");
        assertThat(rows.at("/0/meanNear").asDouble()).isLessThan(7);
        assertThat(rows.at("/1/meanNear").asDouble()).isGreaterThan(9);
        assertThat(rows.at("/2/meanNear").asDouble()).isGreaterThan(9);
        assertThat(folder.resolve("tangent-demo.png")).isNotEmptyFile();
        assertThat(folder.resolve("tangent-demo.svg"))
                .content()
                .startsWith("<svg")
                .endsWith("</svg>\n");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() {
        Run run = Run.of("demo", "-o", folder.resolve("nowhere"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("nowhere", "not a folder").hasLineCount(1);
    }
}
