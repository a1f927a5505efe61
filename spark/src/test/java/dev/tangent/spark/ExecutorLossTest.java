package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExecutorLossTest {
    /// In a process of its own, because a process has one Spark context.
    @Test
    void anExecutorKilledInTheMiddleOfASolveLeavesTheAnswerAsItIs(@TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("jars"));
        Path out = folder.resolve("out");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx1g",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledExecutor.class.getName()))
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_HOME", folder.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        Process process = builder.start();
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        String said = Files.readString(out, StandardCharsets.UTF_8);
        assertThat(ended).as(Files.readString(folder.resolve("err"))).isTrue();
        assertThat(said).as(Files.readString(folder.resolve("err"))).contains("difference");
        List<String> words = List.of(said.strip().split(" "));
        assertThat(Double.parseDouble(words.get(1))).isLessThan(1e-6);
        assertThat(Integer.parseInt(words.get(3))).isGreaterThan(8);
        assertThat(Integer.parseInt(words.get(5))).isPositive();
    }
}
