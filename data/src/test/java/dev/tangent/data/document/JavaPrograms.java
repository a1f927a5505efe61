package dev.tangent.data.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The complete programs in a document: code blocks of Java that have a `main`.
final class JavaPrograms {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    private JavaPrograms() {}

    static List<String> of(String document) {
        try {
            return BLOCK.matcher(Files.readString(ROOT.resolve(document)))
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .filter(text -> text.contains("void main"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
