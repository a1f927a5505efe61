package dev.tangent.samples.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The tables that documents and first steps use. With `-Dtangent.examples=write` they are written again.
class ExampleTablesTest {
    private static final Path FOLDER = Path.of("..", "examples");

    @Test
    void theTablesAreWhatTheGeneratorWrites() throws IOException {
        Map<String, String> files = ExampleTables.all();
        if ("write".equals(System.getProperty("tangent.examples")))
            for (Map.Entry<String, String> file : files.entrySet())
                Files.writeString(FOLDER.resolve(file.getKey()), file.getValue());
        files.forEach((name, text) -> assertThat(FOLDER.resolve(name)).content().isEqualTo(text));
        try (var found = Files.list(FOLDER)) {
            assertThat(found.map(path -> path.getFileName().toString()).filter(name -> name.endsWith(".csv")))
                    .containsExactlyInAnyOrderElementsOf(files.keySet());
        }
    }

    @Test
    void theyAreSmall() {
        for (String name : ExampleTables.all().keySet()) assertThat(size(name)).isLessThan(200_000);
    }

    private static long size(String name) {
        try {
            return Files.size(FOLDER.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theyHaveAFewLabels() {
        assertThat(labelled("roll.csv", "angle")).isEqualTo(40);
        assertThat(labelled("poses.csv", "knee")).isEqualTo(80);
        assertThat(labelled("spectra.csv", "acid")).isEqualTo(40);
        List<String> moons = Table.read(FOLDER.resolve("moons.csv")).texts("moon");
        assertThat(moons.stream().filter(text -> !text.isEmpty()))
                .containsExactly("upper", "lower", "upper", "lower", "upper", "lower");
    }

    private static long labelled(String name, String column) {
        double[] values = Table.read(FOLDER.resolve(name)).numbers(column);
        return Arrays.stream(values).filter(value -> !Double.isNaN(value)).count();
    }
}
