package dev.tangent.data.document;

import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Compiles and runs programs one after the other in one process, which the compiler and the library then start in
/// once.
///
/// Arguments: the module path, and folders with a `Program.java` each; what it prints goes to `printed` beside it, and
/// what is wrong with it to `errors`.
final class ProgramsMain {
    private ProgramsMain() {}

    public static void main(String[] args) throws IOException {
        PrintStream console = System.out;
        for (int i = 1; i < args.length; i++) {
            Path folder = Path.of(args[i]);
            try (PrintStream out =
                    new PrintStream(Files.newOutputStream(folder.resolve("printed")), true, StandardCharsets.UTF_8)) {
                System.setOut(out);
                run(folder, args[0]);
            } catch (Throwable e) { // whatever a program does, the next one runs
                Files.writeString(folder.resolve("errors"), e + "\n" + e.getCause());
            } finally {
                System.setOut(console);
            }
        }
    }

    private static void run(Path folder, String modulePath) throws IOException, ReflectiveOperationException {
        String program = Files.readString(folder.resolve("Program.java"));
        compile(folder, modulePath, program.contains("dev.tangent.data") ? "dev.tangent.data" : "dev.tangent.core");
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> type = loader.loadClass("Program");
            Constructor<?> constructor = type.getDeclaredConstructor();
            Method main = type.getDeclaredMethod("main");
            constructor.setAccessible(true);
            main.setAccessible(true);
            main.invoke(constructor.newInstance());
        }
    }

    private static void compile(Path folder, String modulePath, String module) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        List<String> options =
                List.of("--module-path", modulePath, "--add-modules", module, "-proc:none", "-d", folder.toString());
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(
                            errors,
                            files,
                            null,
                            options,
                            null,
                            files.getJavaFileObjects(folder.resolve("Program.java")))
                    .call();
            if (!compiled) throw new IllegalStateException(errors.toString());
        }
    }
}
