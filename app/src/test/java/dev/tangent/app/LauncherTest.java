package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The script `tangent`, with a java that only tells how it was called.
@Tag("full")
class LauncherTest {
    private static final Path SHELL = Path.of("/bin/sh");

    @TempDir
    private Path folder;

    private Path script;
    private Path calls;

    private record Outcome(int code, String err) {}

    /// The script as it is, beside a jar that is newer than all it is made of.
    @BeforeEach
    void aCopy() throws IOException {
        assumeTrue(Files.isExecutable(SHELL), "there is no /bin/sh");
        Path source = Path.of("..", "tangent");
        assumeTrue(Files.isRegularFile(source), "the launcher is not beside the module");
        script = Files.copy(source, folder.resolve("tangent"));
        calls = folder.resolve("calls");
        Path jar = folder.resolve("target/launcher/tangent.jar");
        Files.createDirectories(jar.getParent());
        Files.createFile(jar);
        Files.setLastModifiedTime(jar, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
    }

    /// A folder that looks like a JDK of some version.
    private Path jdk(int version) throws IOException {
        Path home = folder.resolve("jdk-" + version);
        Path java = home.resolve("bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + ".0.1\"\n");
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$0 $*\" >>\"" + calls + "\"\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        return home;
    }

    private Outcome run(Map<String, String> environment, String... args) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(Tables.words(SHELL, script, args));
        builder.environment().remove("TANGENT_JAVA_OPTS");
        builder.environment().putAll(environment);
        builder.environment().put("HOME", folder.toString());
        File err = folder.resolve("err").toFile();
        Process process = builder.redirectError(err)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Outcome(process.exitValue(), Files.readString(err.toPath(), StandardCharsets.UTF_8));
    }

    @Test
    void theJavaOfJavaHomeIsUsedAndGetsTheArgumentsLast() throws IOException, InterruptedException {
        Path home = jdk(25);
        Outcome run = run(Map.of("JAVA_HOME", home.toString()), "predict", "my points.csv");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(calls)
                .content()
                .hasLineCount(1)
                .startsWith(home + "/bin/java --add-modules jdk.incubator.vector")
                .endsWith("-jar " + folder.toRealPath() + "/target/launcher/tangent.jar predict my points.csv\n");
    }

    @Test
    void optionsOfTheUserComeAfterOursAndAreTriedFirst() throws IOException, InterruptedException {
        Outcome run = run(Map.of("JAVA_HOME", jdk(26).toString(), "TANGENT_JAVA_OPTS", "-Xmx3g -Dx=1"), "help");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readAllLines(calls)).hasSize(2);
        assertThat(Files.readAllLines(calls).getFirst()).endsWith("bin/java -Xmx3g -Dx=1 -version");
        assertThat(Files.readAllLines(calls).getLast())
                .containsPattern("MaxRAMPercentage=70 .*-Xmx3g -Dx=1 -jar \\S+ help$");
    }

    /// A JDK that is installed on this machine would be found instead, so that only a machine without one shows the
    /// refusal: the folders the script looks in are taken out of it.
    @Test
    void anOldJavaIsRefusedWithTheWayOut() throws IOException, InterruptedException {
        String text = Files.readString(script);
        String without = text.replace("/usr/lib/jvm/*", "").replace("/opt/*", "");
        assertThat(without).isNotEqualTo(text);
        Files.writeString(script, without);
        Path old = jdk(17);
        Outcome run = run(
                Map.of("JAVA_HOME", old.toString(), "PATH", old.resolve("bin") + ":/usr/bin:/bin"), "predict", "a.csv");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("tangent: a JDK 25 or newer is needed and none was found: install one")
                .contains("JAVA_HOME")
                .hasLineCount(1);
        assertThat(calls).doesNotExist();
    }
}
