package dev.tangent.app.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The pages of the project: README.md, CHANGELOG.md, CONTRIBUTING.md and all below docs.
final class Documents {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private Documents() {}

    static List<Path> all() {
        try (Stream<Path> found = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
                                    .map(ROOT::resolve),
                            found.filter(path -> path.toString().endsWith(".md"))
                                    .sorted())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
