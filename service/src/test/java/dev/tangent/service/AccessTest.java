package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever may not ask gets nothing, whoever asks too much is refused, and the service goes on.
class AccessTest {
    private static final int LIMIT = 200_000;

    @TempDir
    private Path parent;

    private Path folder;
    private Client client;

    @BeforeEach
    void start() throws IOException {
        folder = Files.createDirectory(parent.resolve("opened"));
        client = Client.of(ServiceSettings.of(folder, "test").withUpload(LIMIT));
    }

    @AfterEach
    void itStillAnswers() {
        assertThat(client.get("/api").statusCode()).isEqualTo(200);
        client.close();
    }

    /// A request as bytes, and the first line of the answer; empty where the connection ends without one.
    private String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), client.service().port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            String answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
            return answer.length() < 12 ? "" : answer.substring(9);
        }
    }

    private String head(String line, String host, String more) {
        return line + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n";
    }

    private String host() {
        return "127.0.0.1:" + client.service().port();
    }

    private String bearer() {
        return "Authorization: Bearer " + client.service().token() + "\r\n";
    }

    @Test
    void withoutTheTokenNothingIsTold() throws IOException {
        for (String path :
                List.of("/api", "/api/files", "/", "/page/index.html", "/lib/lit/index.js", "/api/tables/t1")) {
            assertThat(raw(head("GET " + path, host(), ""))).isEqualTo("401");
            assertThat(raw(head("GET " + path, host(), "Authorization: Bearer wrong\r\n")))
                    .isEqualTo("401");
            assertThat(raw(head(
                            "GET " + path,
                            host(),
                            "Cookie: tangent-1=" + client.service().token() + "\r\n")))
                    .isEqualTo("401");
        }
        assertThat(raw(head("GET /?token=wrong", host(), ""))).isEqualTo("401");
        assertThat(raw(head("POST /api/stop", host(), "Content-Length: 0\r\n"))).isEqualTo("401");
    }

    @Test
    void theTokenInTheAddressBecomesACookie() throws IOException {
        var url = URI.create(client.service().pageAddress()).toURL();
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        connection.setInstanceFollowRedirects(false);
        assertThat(connection.getResponseCode()).isEqualTo(303);
        assertThat(connection.getHeaderField("Location")).isEqualTo("/");
        String cookie = connection.getHeaderField("Set-Cookie");
        assertThat(cookie).contains("HttpOnly", "SameSite=Strict", "Path=/");
        assertThat(raw(head("GET /api", host(), "Cookie: other=1; " + cookie.split(";", -1)[0] + "\r\n")))
                .isEqualTo("200");
    }

    @Test
    void otherHostsAndOriginsAreRefused() throws IOException {
        assertThat(raw(head("GET /api", "evil.example", bearer()))).isEqualTo("403");
        assertThat(raw(head("GET /api", "127.0.0.1:1", bearer()))).isEqualTo("403");
        assertThat(raw(head("GET /api", host(), bearer() + "Origin: http://evil.example\r\n")))
                .isEqualTo("403");
        assertThat(raw(head("GET /api", host(), bearer() + "Origin: null\r\n"))).isEqualTo("403");
        assertThat(raw(head("GET /api", host(), bearer() + "Host: evil.example\r\n")))
                .isIn("403", "400");
        assertThat(raw(head("GET /api", host(), bearer() + "Origin: http://" + host() + "\r\n")))
                .isEqualTo("200");
        assertThat(raw(head("GET /api", "localhost:" + client.service().port(), bearer())))
                .isEqualTo("200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.csv",
                "/etc/passwd",
                "sub/../../secret.csv",
                "link.csv",
                "linked/secret.csv",
                "",
                ".",
                "..",
                "a\\u0000b",
                "opened"
            })
    void nothingOutsideTheFolderIsReadOrWritten(String name) throws IOException {
        Path secret = Files.writeString(parent.resolve("secret.csv"), "x,y\n1,2\n3,4\n");
        Files.createSymbolicLink(folder.resolve("link.csv"), secret);
        Files.createSymbolicLink(folder.resolve("linked"), parent);
        HttpResponse<byte[]> read = client.send("POST", "/api/tables", "{\"file\":\"" + name + "\"}");
        assertThat(read.statusCode()).isEqualTo(400);
        assertThat(Client.text(read)).doesNotContain("3,4", "root:", parent.toString());
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":20,\"labels\":5}");
        HttpResponse<byte[]> written = client.send(
                "POST",
                "/api/files",
                "{\"what\":\"labels\",\"table\":\"t1\",\"replace\":true,\"file\":\"" + name + "\"}");
        if (!name.equals("opened")) assertThat(written.statusCode()).isEqualTo(400);
        assertThat(Files.readString(secret)).isEqualTo("x,y\n1,2\n3,4\n");
        try (var left = Files.list(parent)) {
            assertThat(left).containsExactlyInAnyOrder(folder, secret);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/page/../openapi.json",
                "/page/%2e%2e/openapi.json",
                "/lib/../../service/TangentService.class",
                "/page//etc/passwd",
                "/lib/lit/..%2f..%2fopenapi.json",
                "/openapi.json",
                "/page/TangentService.class",
                "/lib/.hidden.js"
            })
    void noOtherResourceIsServed(String path) throws IOException {
        assertThat(raw(head("GET " + path, host(), bearer()))).isIn("404", "400");
    }

    @Test
    void largeBodiesAreCutOff() throws IOException {
        assertThat(raw(head(
                        "POST /api/tables?name=a.csv",
                        host(),
                        bearer() + "Content-Type: text/csv\r\nContent-Length: 1000000000\r\n")))
                .isEqualTo("413");
        HttpRequest chunked = client.request("/api/tables?name=a.csv")
                .header("Content-Type", "text/csv")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[50 * LIMIT])))
                .build();
        assertCutOff(() -> client.send(chunked));
        assertCutOff(() -> client.send("POST", "/api/fits", "{\"x\":\"" + "a".repeat(9_000_000) + "\"}"));
    }

    /// The answer is 413, unless the sender was cut off before it read it.
    private static void assertCutOff(Supplier<HttpResponse<byte[]>> sent) {
        try {
            assertThat(sent.get().statusCode()).isEqualTo(413);
        } catch (UncheckedIOException e) {
            assertThat(e).hasCauseInstanceOf(IOException.class);
        }
    }

    @Tag("full")
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void slowBodiesLoseTheirConnection() throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), client.service().port())) {
            socket.getOutputStream()
                    .write(("POST /api/fits HTTP/1.1\r\nHost: " + host() + "\r\n" + bearer()
                                    + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
                            .getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            assertThat(socket.getInputStream().read()).isNegative();
        }
    }

    @Tag("full")
    @Test
    void manyOpenConnectionsDoNoHarm() throws IOException {
        List<Socket> idle = new ArrayList<>();
        try {
            for (int i = 0; i < 1000; i++) {
                Socket socket = new Socket(
                        InetAddress.getLoopbackAddress(), client.service().port());
                idle.add(socket);
                if (i % 2 == 0)
                    socket.getOutputStream().write("GET /api HTTP/1.1\r\nHost:".getBytes(StandardCharsets.ISO_8859_1));
            }
            assertThat(client.get("/api").statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : idle) socket.close();
        }
    }

    @Test
    void malformedRequestsAreRefused() throws IOException {
        assertThat(raw("GARBAGE\r\n\r\n")).isIn("400", "");
        assertThat(raw(head("GET /api?as=%zz", host(), bearer()))).isIn("400", "");
        assertThat(raw(head("GET /api?x=1", host(), bearer()))).isEqualTo("400");
        assertThat(raw(head("BREW /api", host(), bearer()))).isEqualTo("405");
        assertThat(raw(head("HEAD /api", host(), bearer()))).isEqualTo("405");
        assertThat(client.send("POST", "/api/tables", "{\"demo\":").statusCode())
                .isEqualTo(400);
        assertThat(client.send("POST", "/api/tables", "{\"demo\":\"roll\",\"demo\":\"roll\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(client.send("POST", "/api/tables", "{\"demo\":\"roll\",\"points\":2000000000}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(client.upload("/api/fits", "text/plain", new byte[] {1}).statusCode())
                .isEqualTo(415);
        byte[] huge =
                "\u0093NUMPY\u0001\u0000v\u0000{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000, 1000000), }\n"
                        .getBytes(StandardCharsets.ISO_8859_1);
        assertThat(client.upload("/api/tables?name=a.npy", "application/x-npy", huge)
                        .statusCode())
                .isEqualTo(400);
        assertThat(client.upload("/api/models", "application/octet-stream", huge)
                        .statusCode())
                .isEqualTo(400);
    }
}
