package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The compiled kernels belong to their sources: `mvn -Pcuda` makes them anew.
class KernelSourceTest {
    private static final Path SOURCES = Path.of("src/main/cuda");

    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".cu"))
                    .map(name -> name.substring(0, name.length() - 3))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void firstLineNamesTheSource(String name) throws Exception {
        byte[] source = Files.readAllBytes(SOURCES.resolve(name + ".cu"));
        String hash =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(source));
        assertThat(KernelFile.ptx(name).lines().findFirst()).hasValue("// sha256 of " + name + ".cu: " + hash);
    }

    @Test
    void thereIsASourceForEachFileThatIsLoaded() throws IOException {
        assertThat(names()).containsExactly("assembly", "dense", "local", "neighbours", "twolevel");
    }
}
