package dev.tangent.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What users may rely on changes only on purpose: every public signature of the exported packages stands in a file
/// of the module. `-Dtangent.api=write` writes it anew; a line that goes is a break, and belongs into CHANGELOG.md.
class PublicApiTest {
    private static final Path BASELINE = Path.of("src/test/api/public-api.txt");
    private static final Path DESCRIPTOR = Path.of("src/main/java/module-info.java");
    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");

    @ParameterizedTest
    @ValueSource(strings = {"numerics", "core", "data"})
    void publicSignaturesAreThoseOfTheBaseline(String module) throws IOException {
        Path root = Documents.ROOT.resolve(module);
        List<String> found = List.copyOf(signatures(root));
        Path baseline = root.resolve(BASELINE);
        if (System.getProperty("tangent.api", "").equals("write")) {
            Files.createDirectories(baseline.getParent());
            Files.write(baseline, found);
        }
        assertThat(found).isEqualTo(Files.readAllLines(baseline));
    }

    private static Set<String> signatures(Path root) throws IOException {
        Set<String> packages = EXPORT.matcher(Files.readString(root.resolve(DESCRIPTOR)))
                .results()
                .map((MatchResult each) -> each.group(1))
                .collect(Collectors.toSet());
        Set<String> all = new TreeSet<>();
        Path sources = root.resolve("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(file -> sources.relativize(file)
                            .toString()
                            .replace('/', '.')
                            .replace('\\', '.'))
                    .filter(name -> name.endsWith(".java") && !name.contains("-info"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .filter(name -> packages.contains(name.substring(0, name.lastIndexOf('.'))))
                    .forEach(name -> add(type(name), all));
        }
        return all;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, PublicApiTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    private static void add(Class<?> type, Set<String> all) {
        if (!Modifier.isPublic(type.getModifiers())) return;
        all.add(type.toGenericString());
        for (Constructor<?> each : type.getDeclaredConstructors())
            if (isOpen(each.getModifiers()) && !each.isSynthetic()) all.add(each.toGenericString());
        for (Method each : type.getDeclaredMethods())
            if (isOpen(each.getModifiers()) && !each.isSynthetic()) all.add(each.toGenericString());
        for (Field each : type.getDeclaredFields())
            if (isOpen(each.getModifiers()) && !each.isSynthetic()) all.add(each.toGenericString());
        Arrays.stream(type.getDeclaredClasses()).forEach(nested -> add(nested, all));
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }
}
