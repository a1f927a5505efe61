package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.model.ModelReader;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A model file of version 1, kept as it was written, must be read by every later version.
///
/// Numbers are compared to all but the last digits: how many lanes a vector has, which differs between machines,
/// decides the order in which products are summed.
class OldModelTest {
    private static final double ROUNDING = 1e-10;

    @TempDir
    private Path folder;

    private Path kept(String name) throws IOException {
        Path file = folder.resolve(name);
        try (InputStream in = OldModelTest.class.getResourceAsStream("version1/" + name)) {
            Files.copy(in, file);
        }
        return file;
    }

    @Test
    void predictsWhatItDidWhenItWasWritten() throws IOException {
        Path out = folder.resolve("now.csv");
        Run run = Run.of("apply", kept("model.tangent"), kept("points.csv"), "--sd", "--interval", 80, "-o", out, "-q");
        assertThat(run.code()).as(run.err()).isZero();
        Table then = Table.read(kept("predictions.csv"));
        Table now = Table.read(out);
        assertThat(now.columns()).isEqualTo(then.columns());
        assertThat(Files.readAllLines(out).stream().map(OldModelTest::status))
                .containsExactlyElementsOf(Files.readAllLines(folder.resolve("predictions.csv")).stream()
                        .map(OldModelTest::status)
                        .toList());
        assertThat(now.numbers("z")).containsExactly(then.numbers("z"), within(ROUNDING));
        double[] sds = now.numbers("z_sd");
        // Since version 3 a point's own energy is no longer added to its neighbours' variance: deviations are smaller.
        for (int row = 0; row < sds.length; row++) {
            assertThat(sds[row]).isPositive().isLessThanOrEqualTo(then.numbers("z_sd")[row]);
            assertThat(now.numbers("z_low80")[row]).isGreaterThanOrEqualTo(then.numbers("z_low80")[row]);
            assertThat(now.numbers("z_high80")[row]).isLessThanOrEqualTo(then.numbers("z_high80")[row]);
        }
    }

    private static String status(String line) {
        return line.substring(line.lastIndexOf(',') + 1);
    }

    /// Entry by entry, because how well an archive is compressed is no part of the format.
    @Test
    void isWrittenAgainAsItWas() throws IOException {
        Path old = kept("model.tangent");
        Path again = folder.resolve("again.tangent");
        ModelWriter.write(again, ModelReader.read(old));
        Map<String, byte[]> before = entries(old);
        Map<String, byte[]> after = entries(again);
        assertThat(after.keySet()).containsExactlyElementsOf(before.keySet());
        for (String name : before.keySet())
            if (name.endsWith(".npy")) assertThat(after.get(name)).as(name).isEqualTo(before.get(name));
        assertThat(withoutStatuses(after)).isEqualTo(withoutStatuses(before));
        assertThat(statuses(after)).containsAll(statuses(before));
    }

    /// The words for statuses are in the file, and later versions have more of them.
    private static JsonNode withoutStatuses(Map<String, byte[]> entries) {
        ObjectNode json = (ObjectNode) new JsonMapper().readTree(entries.get("model.json"));
        json.remove("statuses");
        return json;
    }

    private static List<String> statuses(Map<String, byte[]> entries) {
        List<String> words = new ArrayList<>();
        new JsonMapper()
                .readTree(entries.get("model.json"))
                .get("statuses")
                .forEach(word -> words.add(word.asString()));
        return words;
    }

    private static Map<String, byte[]> entries(Path file) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                entries.put(entry.getName(), zip.readAllBytes());
        }
        return entries;
    }
}
