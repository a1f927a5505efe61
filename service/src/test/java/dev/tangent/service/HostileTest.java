package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Six hundred requests of one who means harm, beside slow ones, endless ones, a thousand open connections and some
/// that are cancelled halfway: the service goes on, nothing outside its folder was touched, its memory comes back.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("full")
class HostileTest {
    private static final int CONNECTIONS = 1000;
    private static final long KEPT = 4 << 20;

    /// No refusal is longer.
    private static final int ANSWER = 8192;

    @TempDir
    private Path parent;

    private Path folder;
    private Client client;
    private final List<Socket> open = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        folder = Files.createDirectory(parent.resolve("opened"));
        Path secret = Files.writeString(parent.resolve("secret.csv"), "x,y\n1,2\n3,4\n");
        Files.createSymbolicLink(folder.resolve("link.csv"), secret);
        Files.createSymbolicLink(folder.resolve("linked"), parent);
        client = Client.of(ServiceSettings.of(folder, "test").withUpload(200_000));
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":200,\"labels\":20}");
    }

    @AfterEach
    void stop() throws IOException {
        for (Socket socket : open) socket.close();
        client.close();
    }

    @Test
    void itGoesOnAndNothingIsLeft() throws Exception {
        List<byte[]> requests = HostileRequests.against(client.service());
        assertThat(requests).hasSizeGreaterThanOrEqualTo(600);
        for (byte[] request : requests) answerOf(request); // once, so that what is loaded then does not count
        Map<Path, String> before = files();
        long memory = used();
        holdConnections();
        slowBody();
        endlessUpload();
        for (int i = 0; i < 10; i++) leaveHalfway();
        SoftAssertions all = new SoftAssertions();
        for (byte[] request : requests) {
            String answer = answerOf(request);
            all.assertThat(statusOf(answer)).as(brief(request)).matches("|4\\d\\d|50[15]");
            // What is no address at all the JDK's own server refuses, in its words, before any of ours.
            if (answer.contains("<h1>400 Bad Request</h1>URISyntaxException thrown")) continue;
            all.assertThat(answer).as(brief(request)).hasSizeLessThan(ANSWER);
            all.assertThat(answer)
                    .as(brief(request))
                    .doesNotContain("Exception", "java.", "tools.jackson", "dev.tangent", parent.toString());
        }
        all.assertAll();
        assertThat(client.getJson("/api/files")).isEmpty(); // links that lead out are not listed
        assertThat(client.get("/api").statusCode()).isEqualTo(200);
        for (Socket socket : open) socket.close();
        assertThat(files()).isEqualTo(before);
        assertThat(client.getJson("/api").get("tables").asInt()).isEqualTo(1);
        awaitNothingRuns();
        awaitMemory(memory + KEPT);
    }

    private Socket connect() throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), client.service().port());
        socket.setSoTimeout(10_000);
        return socket;
    }

    private static String statusOf(String answer) {
        return answer.length() < 12 ? "" : answer.substring(9, 12);
    }

    /// The answer, or nothing where the connection ends without one.
    private String answerOf(byte[] request) throws IOException {
        try (Socket socket = connect()) {
            OutputStream out = socket.getOutputStream();
            out.write(request);
            out.flush();
            return new String(socket.getInputStream().readNBytes(ANSWER), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // cut off while it was still being sent
        }
    }

    private static String brief(byte[] request) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        String whole = text.substring(0, text.indexOf('\r')) + " "
                + text.substring(text.indexOf("\r\n\r\n")).strip();
        return whole.substring(0, Math.min(120, whole.length()));
    }

    private String head(String line, String more) {
        return line + " HTTP/1.1\r\nHost: 127.0.0.1:" + client.service().port() + "\r\nAuthorization: Bearer "
                + client.service().token() + "\r\n" + more + "\r\n";
    }

    private Socket sent(String text) throws IOException {
        Socket socket = connect();
        open.add(socket);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return socket;
    }

    private void holdConnections() throws IOException {
        for (int i = 0; i < CONNECTIONS; i++) sent(i % 2 == 0 ? "GET /api HTTP/1.1\r\nHost:" : "");
    }

    private void slowBody() throws IOException {
        sent(head("POST /api/fits", "Content-Type: application/json\r\nContent-Length: 1000\r\n") + "{");
    }

    /// Sends until it is cut off.
    private void endlessUpload() throws IOException {
        byte[] chunk = ("2000\r\n" + "1,2,3\r\n\r\n".repeat(1000).substring(0, 0x2000) + "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        Socket socket =
                sent(head("POST /api/tables?name=a.csv", "Content-Type: text/csv\r\nTransfer-Encoding: chunked\r\n"));
        int sent = 0;
        try {
            for (; sent < 1000; sent++) socket.getOutputStream().write(chunk);
        } catch (IOException e) {
            // cut off, as it should be
        }
        assertThat(sent).as("chunks until it was cut off").isLessThan(1000);
    }

    /// Asks for much and is gone.
    private void leaveHalfway() throws IOException {
        sent(head("GET /api/tables/t1/columns?names=x,y,z", "")).close();
        sent(head("POST /api/tables?name=a.csv", "Content-Type: text/csv\r\nContent-Length: 100000\r\n") + "a,b\n1,2\n")
                .close();
        String fit = "{\"table\":\"t1\",\"targets\":[\"angle\"]}";
        sent(head("POST /api/fits", "Content-Type: application/json\r\nContent-Length: " + fit.length() + "\r\n") + fit)
                .close();
    }

    private void awaitNothingRuns() throws InterruptedException {
        for (var fit : client.getJson("/api/fits"))
            client.delete("/api/fits/" + fit.get("id").asString());
        while (client.getJson("/api").get("jobs").get("running").asInt() > 0) Thread.sleep(20);
    }

    /// The server lets go of closed connections in its own time.
    private static void awaitMemory(long most) throws InterruptedException {
        while (used() >= most) Thread.sleep(100);
    }

    private static long used() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /// Every file about the folder, links not followed, with its content.
    private Map<Path, String> files() throws IOException {
        Map<Path, String> found = new TreeMap<>();
        try (var all = Files.walk(parent)) {
            for (Path path : all.toList()) found.put(path, Files.isRegularFile(path) ? Files.readString(path) : "");
        }
        return found;
    }
}
