package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that are no model, or none that this version reads.
class ForeignModelFileTest {
    @TempDir
    private Path folder;

    @Test
    void foreignFilesAreRefusedWithTheReason() throws IOException {
        Path text = Files.writeString(folder.resolve("points.csv"), "x,y\n1,2\n");
        assertThatThrownBy(() -> ModelReader.read(text))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("not a Tangent model");
        assertThatThrownBy(() -> ModelReader.read(folder))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("directory");
        assertThatThrownBy(() -> ModelReader.read(folder.resolve("none")))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("no such file");
        assertThatThrownBy(() -> ModelReader.read(zip("other.txt", "hello", false)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("no checksums");
        assertThatThrownBy(() -> ModelReader.read(zip("other.txt", "hello", true)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("no model.json");
    }

    @Test
    void whatIsCutOffIsToldInOurWords() throws IOException {
        Path whole = zip("model.json", "{\"format\": \"tangent-model\"}", true);
        byte[] bytes = Files.readAllBytes(whole);
        for (int length = 0; length < bytes.length; length += 7) {
            Path cut = Files.write(folder.resolve("cut.tangent"), Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> ModelReader.read(cut))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessage(cut + " is not a Tangent model, or is cut off or damaged: copy or save it once more");
        }
    }

    @Test
    void aLaterVersionIsRefusedByItsNumber() throws IOException {
        String json = "{\"format\": \"tangent-model\", \"version\": 4}";
        assertThatThrownBy(() -> ModelReader.read(zip("model.json", json, true)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("version 4");
    }

    /// Checksums that are right do not make a model.
    @Test
    void wellSummedNonsenseIsRefused() throws IOException {
        for (String json : List.of("[]", "{", "{\"format\": \"tangent-model\", \"version\": 1}", "null"))
            assertThatThrownBy(() -> ModelReader.read(zip("model.json", json, true)))
                    .isInstanceOf(InvalidInput.class);
    }

    private Path zip(String name, String content, boolean summed) throws IOException {
        Path file = folder.resolve("foreign.tangent");
        Checksums sums = new Checksums();
        var digest = Checksums.digest();
        digest.update(content.getBytes(StandardCharsets.UTF_8));
        sums.add(name, digest);
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
            if (summed) {
                zip.putNextEntry(new ZipEntry(Checksums.NAME));
                zip.write(sums.text().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return file;
    }
}
