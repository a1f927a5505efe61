package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The service as a process of its own: it says where it listens, and ends when it should.
@Tag("full")
class ServeTest {
    /// Seconds; only one that does not end at all meets it.
    private static final int LIMIT = 120;

    @TempDir
    private Path folder;

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Process started(String... words) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                java(),
                "-Xmx300m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.tangent.app.Main"));
        line.addAll(List.of(words));
        return new ProcessBuilder(line)
                .redirectError(folder.resolve("log").toFile())
                .start();
    }

    private static JsonNode said(Process process) throws IOException {
        BufferedReader lines = process.inputReader();
        return JsonMapper.builder().build().readTree(lines.readLine());
    }

    private static int asked(JsonNode said, String method, String path) throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(
                            HttpRequest.newBuilder(
                                            URI.create(said.get("address").asString() + path))
                                    .header(
                                            "Authorization",
                                            "Bearer " + said.get("token").asString())
                                    .method(method, HttpRequest.BodyPublishers.noBody())
                                    .build(),
                            BodyHandlers.discarding())
                    .statusCode();
        }
    }

    @Test
    void itEndsByRequestAndWithItsInput() throws IOException, InterruptedException {
        Process byRequest = started("serve", folder.toString(), "--json");
        JsonNode said = said(byRequest);
        assertThat(said.get("process").asLong()).isEqualTo(byRequest.pid());
        assertThat(asked(said, "GET", "/api")).isEqualTo(200);
        assertThat(asked(said, "POST", "/api/stop")).isEqualTo(202);
        assertThat(byRequest.waitFor(LIMIT, TimeUnit.SECONDS)).isTrue();
        assertThat(byRequest.exitValue()).isZero();

        Process byInput = started("serve", folder.toString(), "--json", "--until-eof");
        assertThat(asked(said(byInput), "GET", "/api")).isEqualTo(200);
        byInput.outputWriter().close();
        assertThat(byInput.waitFor(LIMIT, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void itEndsWithItsParent() throws IOException, InterruptedException {
        Path program = Files.writeString(
                folder.resolve("Idle.java"), "void main() throws Exception { Thread.sleep(60_000); }");
        Process parent = new ProcessBuilder(java(), program.toString()).start();
        Process service = started("serve", folder.toString(), "--json", "--parent", Long.toString(parent.pid()));
        assertThat(asked(said(service), "GET", "/api")).isEqualTo(200);
        parent.destroyForcibly();
        assertThat(service.waitFor(LIMIT, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void exploreOpensATableAndNamesItInTheAddress() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("points.csv"), "x,y,z\n1,2,\n2,3,1\n3,5,\n4,8,\n");
        Process process = started("explore", folder.resolve("points.csv").toString(), "--target", "z", "--no-browser");
        String line = process.inputReader().readLine();
        assertThat(line).matches("Tangent explores at http://127\\.0\\.0\\.1:\\d+/\\?token=\\S+#table=t1&targets=z");
        process.destroy();
        assertThat(process.waitFor(LIMIT, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void wrongWordsAreRefused() {
        assertThat(Run.of("serve", "no-such-folder").code()).isEqualTo(2);
        assertThat(Run.of("serve", "--port", "99999").err()).contains("65535");
        assertThat(Run.of("serve", "--parent", "999999999").err()).contains("no such process");
        assertThat(Run.of("explore", "missing.csv").err()).contains("no such file");
        assertThat(Run.of("explore", "--demo", "sphere").err()).contains("roll, square, poses");
    }
}
