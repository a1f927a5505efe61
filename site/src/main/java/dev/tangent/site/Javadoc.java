package dev.tangent.site;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Javadoc of the published modules together, so that they link to each other and share one search.
final class Javadoc {
    private static final List<String> MODULES = List.of("numerics", "core", "data");

    private Javadoc() {}

    static void write(Path root, Path out) {
        List<String> words = new ArrayList<>(
                List.of("-quiet", "-Xdoclint:none", "--add-modules", "jdk.incubator.vector", "-XD-Xlint:-incubating"));
        words.addAll(List.of("-d", out.toString(), "--module-path", libraries(root)));
        words.addAll(List.of("-doctitle", "Tangent", "-windowtitle", "Tangent"));
        for (String module : MODULES) {
            words.add("--module-source-path");
            words.add("dev.tangent." + module + "=" + root.resolve(module).resolve("src/main/java"));
        }
        words.add("--module");
        words.add(MODULES.stream().map(module -> "dev.tangent." + module).collect(Collectors.joining(",")));
        int code = ToolProvider.findFirst("javadoc")
                .orElseThrow()
                .run(System.out, System.err, words.toArray(String[]::new));
        if (code != 0) throw new IllegalStateException("javadoc ended with " + code);
    }

    /// What stands on the class path and is no part of the project.
    private static String libraries(Path root) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(place -> place.endsWith(".jar") && !Path.of(place).startsWith(root))
                .filter(place -> !place.contains("tangent"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
