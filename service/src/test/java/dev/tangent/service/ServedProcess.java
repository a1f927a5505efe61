package dev.tangent.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;

/// A service of a folder in a process of its own, which can be killed.
///
/// @param page the address of the explorer, with the token
public record ServedProcess(Process process, String address, String page, String token, HttpClient http) {
    public static ServedProcess start(Path folder) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServedFolder.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader told = process.inputReader();
        return new ServedProcess(
                process, told.readLine(), told.readLine(), told.readLine(), HttpClient.newHttpClient());
    }

    /// What runs there.
    static final class ServedFolder {
        private ServedFolder() {}

        @SuppressWarnings("SystemOut")
        public static void main(String[] words) throws InterruptedException {
            TangentService service = TangentService.start(ServiceSettings.of(Path.of(words[0]), "test"));
            System.out.println(service.address() + "\n" + service.pageAddress() + "\n" + service.token());
            service.await();
        }
    }

    public JsonNode send(String method, String path, String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(json))
                .build();
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() >= 300) throw new AssertionError(answer.body());
        return Client.JSON.readTree(answer.body());
    }

    /// As `kill -9` does.
    public void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
        http.shutdownNow();
    }

    /// Kills it a while after something happened often enough, in the middle of whatever it does then.
    public Thread killAfter(CountDownLatch enough, long nanos) {
        return Thread.ofPlatform().start(() -> {
            try {
                enough.await();
                LockSupport.parkNanos(nanos);
                kill();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
