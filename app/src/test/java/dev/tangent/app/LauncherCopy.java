package dev.tangent.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The launcher as it is, in a folder of its own, beside a jar that is nothing but the class path of the tests: what it
/// starts is the program under test, without a build.
///
/// @param script to be started by [#SHELL]
record LauncherCopy(Path script) {
    static final Path SHELL = Path.of("/bin/sh");

    /// Skips the test that asks where there is nothing to start.
    static LauncherCopy in(Path folder) throws IOException {
        Path source = Path.of("..", "tangent");
        assumeTrue(Files.isExecutable(SHELL), "there is no " + SHELL);
        assumeTrue(Files.isRegularFile(source), "the launcher is not beside the module");
        Path script = Files.copy(source, folder.resolve("tangent"));
        Path jar = folder.resolve("target/launcher/tangent.jar");
        Files.createDirectories(jar.getParent());
        new JarOutputStream(Files.newOutputStream(jar), manifest()).close();
        return new LauncherCopy(script);
    }

    private static Manifest manifest() throws IOException {
        String path = Stream.of(System.getProperty("java.class.path").split(":"))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" "));
        Manifest manifest =
                new Manifest(new ByteArrayInputStream("Manifest-Version: 1.0\n".getBytes(StandardCharsets.UTF_8)));
        manifest.getMainAttributes().putValue("Class-Path", path);
        manifest.getMainAttributes().putValue("Main-Class", "dev.tangent.app.Main");
        manifest.getMainAttributes().putValue("Enable-Native-Access", "ALL-UNNAMED");
        return manifest;
    }

    Run run(List<String> words) throws IOException, InterruptedException {
        return finished(process(Stream.concat(Stream.of(SHELL.toString(), script.toString()), words.stream())
                .toList()));
    }

    /// A command of the shell where no locale says how names are encoded: Java cannot pass on a name it cannot
    /// decode.
    Run shell(String command) throws IOException, InterruptedException {
        ProcessBuilder builder = process(List.of(SHELL.toString(), "-c", command));
        builder.environment().keySet().removeIf(key -> key.startsWith("LC_") || key.equals("LANG"));
        builder.environment().put("LC_ALL", "C");
        return finished(builder);
    }

    private ProcessBuilder process(List<String> words) {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(script.getParent().toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("TANGENT_JAVA_OPTS");
        // By this name the launcher does not try them in a JVM of their own first. So short a run is not worth more.
        builder.environment().put("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
        return builder;
    }

    private Run finished(ProcessBuilder builder) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(script.getParent(), "run");
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int code = builder.redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Run(code, Files.readString(out), Files.readString(err));
    }
}
