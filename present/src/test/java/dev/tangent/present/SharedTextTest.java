package dev.tangent.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Texts that several fronts show have no words of one of them.
class SharedTextTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/tangent/present");
    /// An option of the command line in a text: `--columns`, `-k`.
    private static final Pattern OPTION = Pattern.compile("\"([^\"\n]*[ (;,/])?(--[a-z]|-[a-z]\\b)");
    /// Those that write for the command line alone.
    private static final Set<String> ITS_OWN = Set.of("FrontWords.java", "CommandText.java");

    @Test
    void onlyTheWordsOfTheCommandLineNameItsOptions() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".java")
                            && OPTION.matcher(text(file)).find()))
                    .map(file -> file.getFileName().toString())
                    .containsExactlyInAnyOrderElementsOf(ITS_OWN);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
