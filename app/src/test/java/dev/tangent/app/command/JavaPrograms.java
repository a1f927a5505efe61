package dev.tangent.app.command;

import dev.tangent.Regression;
import dev.tangent.data.table.Table;
import dev.tangent.sparse.SolverSettings;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/// Texts in Java, compiled at once and run in this process; each hands back what it has instead of printing it.
final class JavaPrograms {
    private static final String FIT = "\\s*\\.fit\\(points, labels\\);\n[\\s\\S]*";

    private JavaPrograms() {}

    /// Points, labels and what learns, of each text.
    static List<Object> settings(List<String> texts, Path folder) throws Exception {
        return results(texts, "; return List.of(points, labels, fit);\n}\n", folder);
    }

    /// The fit of each text.
    static List<Object> fits(List<String> texts, Path folder) throws Exception {
        return results(texts, ".fit(points, labels); return fit;\n}\n", folder);
    }

    private static List<Object> results(List<String> texts, String end, Path folder) throws Exception {
        Path own = Files.createDirectories(folder.resolve("java" + end.hashCode()));
        List<String> arguments =
                new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-d", own.toString(), "-cp", classPath()));
        for (int i = 0; i < texts.size(); i++)
            arguments.add(Files.writeString(own.resolve("Text" + i + ".java"), source(texts.get(i), end))
                    .toString());
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int failed = ToolProvider.getSystemJavaCompiler().run(null, said, said, arguments.toArray(String[]::new));
        if (failed != 0) throw new AssertionError(said.toString(StandardCharsets.UTF_8));
        List<Object> results = new ArrayList<>();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {own.toUri().toURL()}, JavaPrograms.class.getClassLoader())) {
            for (int i = 0; i < texts.size(); i++) results.add(result(loader.loadClass("Text" + i)));
        }
        return results;
    }

    private static String source(String text, String end) {
        return text.replaceFirst(FIT, end).replace("void main() {", "void main() {}\n\nObject result() {");
    }

    private static Object result(Class<?> program) throws Exception {
        var constructor = program.getDeclaredConstructor();
        constructor.setAccessible(true);
        var result = program.getDeclaredMethod("result");
        result.setAccessible(true);
        try {
            return result.invoke(constructor.newInstance());
        } catch (InvocationTargetException e) {
            throw new AssertionError(program.getName(), e.getCause());
        }
    }

    /// Where the library's own modules lie, however this process found them.
    private static String classPath() {
        List<Class<?>> modules = List.of(Regression.class, Table.class, SolverSettings.class);
        return modules.stream()
                .map(type ->
                        type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
