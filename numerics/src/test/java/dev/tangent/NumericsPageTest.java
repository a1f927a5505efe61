package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program in docs/numerics.md, compiled and run as it stands, and how long the page is.
class NumericsPageTest {
    private static final Path PAGE = Path.of("../docs/numerics.md");
    private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final int MOST_WORDS = 700;

    @Test
    void itsProgramRuns(@TempDir Path folder) throws Exception {
        Matcher found = PROGRAM.matcher(Files.readString(PAGE));
        assertThat(found.find()).isTrue();
        Path source = Files.writeString(folder.resolve("Program.java"), found.group(1));
        compile(source);
        String printed = printedBy(folder);
        assertThat(printed).contains("x in the middle 999.99").contains("smallest eigenvalue 0.001009");
    }

    private static void compile(Path source) throws URISyntaxException {
        Path numerics = Path.of(
                Matrix.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, errors, errors, "-proc:none", "-cp", numerics.toString(), source.toString());
        assertThat(failed).as(errors.toString(StandardCharsets.UTF_8)).isZero();
    }

    private static String printedBy(Path folder) throws IOException, ReflectiveOperationException {
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, NumericsPageTest.class.getClassLoader())) {
            Constructor<?> constructor = loader.loadClass("Program").getDeclaredConstructor();
            constructor.setAccessible(true);
            Object program = constructor.newInstance();
            Method main = program.getClass().getDeclaredMethod("main");
            main.setAccessible(true);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            main.invoke(program);
        } finally {
            System.setOut(console);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void itIsShort() throws IOException {
        assertThat(Files.readString(PAGE).split("\\s+").length).isLessThanOrEqualTo(MOST_WORDS);
    }
}
