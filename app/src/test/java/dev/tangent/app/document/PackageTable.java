package dev.tangent.app.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The packages of one module as a table in Markdown: the name, bold where everybody may use it, and the first sentence
/// of its description.
record PackageTable(String module) {
    private static final String ROOT = "dev.tangent";
    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern SENTENCE = Pattern.compile("^.*?[.](?=\\s|$)");

    String markdown() {
        Set<String> exported = exported();
        return "| package of `" + module + "` | |\n|---|---|\n"
                + descriptions().stream().map(file -> row(file, exported)).collect(Collectors.joining());
    }

    private Path sources() {
        return Documents.ROOT.resolve(module).resolve("src/main/java");
    }

    private Set<String> exported() {
        return EXPORT.matcher(Documents.text(sources().resolve("module-info.java")))
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toSet());
    }

    private List<Path> descriptions() {
        try (Stream<Path> found = Files.walk(sources())) {
            return found.filter(path -> path.endsWith("package-info.java"))
                    .sorted(Comparator.comparing(this::name))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String name(Path description) {
        return sources()
                .relativize(description.getParent())
                .toString()
                .replace('/', '.')
                .replace('\\', '.');
    }

    private String row(Path description, Set<String> exported) {
        String name = name(description);
        String shown = "`" + (name.equals(ROOT) ? name : name.substring(ROOT.length() + 1)) + "`";
        return "| " + (exported.contains(name) ? "**" + shown + "**" : shown) + " | " + sentence(description) + " |\n";
    }

    private static String sentence(Path description) {
        String text = Documents.text(description)
                .lines()
                .filter(line -> line.startsWith("///"))
                .map(line -> line.substring(3).strip())
                .takeWhile(line -> !line.isEmpty())
                .collect(Collectors.joining(" "))
                .replaceAll("\\[([\\w.#]+)\\]", "`$1`");
        return SENTENCE.matcher(text)
                .results()
                .findFirst()
                .map(MatchResult::group)
                .orElse(text)
                .replaceAll("[.]$", "");
    }
}
