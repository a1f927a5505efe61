package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentTest {
    @TempDir
    private Path folder;

    @Tag("full")
    @Test
    void theSameSeedGivesTheSameReport() throws IOException {
        String first = report("a", 3);
        assertThat(report("b", 3)).isEqualTo(first);
        assertThat(report("c", 4)).isNotEqualTo(first);
    }

    private String report(String name, int seed) throws IOException {
        Path out = folder.resolve(name);
        Run run = Run.of("experiment", "toy", "--seed", seed, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        for (String file : new String[] {"report.html", "report.md", "tables/toy.csv", "images/toy.svg"})
            assertThat(out.resolve(file)).exists();
        return Files.readString(out.resolve("report.html")).replaceAll("(?s)<(span|div) class=\"time\">.*?</\\1>", "");
    }

    @Test
    void wrongUseIsOneLine() {
        refused("experiment \"toys\" is not known", "experiment", "toys");
        refused("--draws must be at least 1", "experiment", "toy", "--draws", 0);
        refused("--python must name a Python that has scikit-learn", "experiment", "survey", "--python", "no-such-one");
        refused("is not a folder", "experiment", "shape", "--data", folder.resolve("nowhere"));
    }

    private static void refused(String why, Object... words) {
        Run run = Run.of(words);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(why);
    }
}
