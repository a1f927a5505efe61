package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/// The page's files: packed, known again, and under a policy that lets nothing else in.
class StaticFilesTest extends ServiceTest {
    private static final String MAP = "{\"imports\":{\"lit\":\"/lib/lit/index.js\"}}";

    private static String unpacked(HttpResponse<byte[]> response) throws IOException {
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Encoding")).hasValue("gzip");
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theImportMapIsTheOnlyInlineScript() throws Exception {
        HttpResponse<byte[]> page = client.get("/page/import-map.html");
        assertThat(unpacked(page)).contains(MAP);
        String hash = Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(MAP.getBytes(StandardCharsets.UTF_8)));
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self' 'sha256-" + hash + "';", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @Test
    void theLibrariesAreThere() throws IOException {
        for (String file : List.of(
                "lit/index.js",
                "lit/directives/repeat.js",
                "lit-html/lit-html.js",
                "lit-element/lit-element.js",
                "lit__reactive-element/reactive-element.js",
                "three/build/three.module.min.js",
                "three/build/three.core.min.js")) {
            HttpResponse<byte[]> response = client.get("/lib/" + file);
            assertThat(unpacked(response)).as(file).isNotBlank();
            assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                    .startsWith("text/javascript");
        }
        assertThat(client.get("/lib/three/build/three.webgpu.min.js").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aBrowserThatHasTheFileIsToldSo() {
        String tag =
                client.get("/lib/lit/index.js").headers().firstValue("ETag").orElseThrow();
        HttpResponse<byte[]> again = client.send(
                client.request("/lib/lit/index.js").header("If-None-Match", tag).build());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void theRootIsThePage() throws IOException {
        assumeTrue(TangentService.class.getResource("page/index.html") != null, "the page is not there yet");
        HttpResponse<byte[]> page = client.get("/");
        assertThat(unpacked(page)).contains("<script type=\"importmap\">");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("'sha256-");
    }
}
