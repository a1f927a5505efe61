package dev.tangent.present.code;

import dev.tangent.Regression;
import dev.tangent.data.table.Table;
import dev.tangent.sparse.SolverSettings;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/// A program that is compiled against the library and run in this process.
final class JavaProgram {
    private JavaProgram() {}

    /// What it prints.
    static String printed(String source, Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("Program.java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int failed = compiler.run(
                null, said, said, "-proc:none", "-d", folder.toString(), "-cp", classPath(), file.toString());
        if (failed != 0) throw new AssertionError(said + source);
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        URL[] own = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(own, JavaProgram.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            var constructor = loader.loadClass("Program").getDeclaredConstructor();
            constructor.setAccessible(true);
            var main = constructor.getDeclaringClass().getDeclaredMethod("main");
            main.setAccessible(true);
            main.invoke(constructor.newInstance());
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static String classPath() {
        List<Class<?>> modules = List.of(Regression.class, Table.class, SolverSettings.class);
        return Stream.concat(
                        modules.stream()
                                .map(type -> type.getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .getPath()),
                        Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
