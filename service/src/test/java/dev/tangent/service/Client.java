package dev.tangent.service;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A plain HTTP client against a service of its own.
final class Client implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.builder().build();

    private final TangentService service;
    private final HttpClient http = HttpClient.newHttpClient();

    private Client(TangentService service) {
        this.service = service;
    }

    static Client of(Path folder) {
        return of(ServiceSettings.of(folder, "test"));
    }

    static Client of(ServiceSettings settings) {
        return new Client(TangentService.start(settings));
    }

    TangentService service() {
        return service;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(service.address() + path))
                .timeout(Duration.ofMinutes(5))
                .header("Authorization", "Bearer " + service.token());
    }

    HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return http.send(request, BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The number of a table, opened from the service's folder.
    String opened(String file) {
        return post("/api/tables", "{\"file\":\"" + file + "\"}").get("id").asString();
    }

    HttpResponse<byte[]> get(String path) {
        return send(request(path).GET().build());
    }

    HttpResponse<byte[]> delete(String path) {
        return send(request(path).DELETE().build());
    }

    HttpResponse<byte[]> send(String method, String path, String json) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(json))
                .build());
    }

    HttpResponse<byte[]> upload(String path, String type, byte[] body) {
        return send(request(path)
                .header("Content-Type", type)
                .POST(BodyPublishers.ofByteArray(body))
                .build());
    }

    static JsonNode json(HttpResponse<byte[]> response) {
        return JSON.readTree(response.body());
    }

    static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    JsonNode getJson(String path) {
        return succeeded(get(path));
    }

    JsonNode post(String path, String json) {
        return succeeded(send("POST", path, json));
    }

    JsonNode patch(String path, String json) {
        return succeeded(send("PATCH", path, json));
    }

    static JsonNode succeeded(HttpResponse<byte[]> response) {
        if (response.statusCode() >= 300) throw new AssertionError(response.statusCode() + ": " + text(response));
        return json(response);
    }

    /// An array as NumPy would read it.
    Matrix array(String path) {
        HttpResponse<byte[]> response = get(path);
        if (response.statusCode() != 200) throw new AssertionError(path + ": " + text(response));
        try {
            return NpyFile.read(path, new ByteArrayInputStream(response.body()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] npy(Matrix matrix) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            NpyFile.write(out, matrix);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /// A fit, when it is done.
    JsonNode fitted(String request) {
        return done("/api/fits", request);
    }

    /// A job when it has ended, however long that takes.
    JsonNode ended(String path, String id) {
        while (true) {
            JsonNode view = getJson(path + "/" + id + "?wait=20");
            if (!List.of("waiting", "running").contains(view.get("state").asString())) return view;
        }
    }

    JsonNode done(String path, String request) {
        JsonNode view = ended(path, post(path, request).get("id").asString());
        if (!view.get("state").asString().equals("done")) throw new AssertionError(view.toString());
        return view;
    }

    @Override
    public void close() {
        http.close();
        service.close();
    }
}
