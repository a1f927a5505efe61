package dev.tangent.app.command;

import dev.tangent.present.local.LocalService;
import dev.tangent.present.local.LocalServiceSettings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A service over the folder that tests run in, asked by HTTP.
record ServedFits(LocalService service, HttpClient http) implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    static ServedFits start() {
        return new ServedFits(
                LocalService.start(new LocalServiceSettings(
                        Path.of("."), "test", LocalServiceSettings.LOOPBACK, 0, OptionalLong.empty(), false)),
                HttpClient.newHttpClient());
    }

    /// A request as it is written by the service, without a fit.
    String code(String request, String language) throws IOException, InterruptedException {
        return sent("POST", "/api/fits/code?language=" + language, request);
    }

    /// What the service predicts, as a file.
    String predictions(String request) throws IOException, InterruptedException {
        String path = fitted(request);
        String predictions = sent("GET", path + "/predictions", "");
        sent(
                "DELETE",
                "/api/tables/"
                        + JSON.readTree(sent("GET", path, "")).get("table").asString(),
                "");
        return predictions;
    }

    /// The path of a fit that is done.
    String fitted(String request) throws IOException, InterruptedException {
        JsonNode ended = JSON.readTree(sent("POST", "/api/fits", request));
        String path = "/api/fits/" + ended.get("id").asString();
        while (ended.get("state").asString().matches("waiting|running"))
            ended = JSON.readTree(sent("GET", path + "?wait=30", ""));
        if (!ended.get("state").asString().equals("done")) throw new AssertionError(ended + request);
        return path;
    }

    /// A table that was opened.
    String opened(String request) throws IOException, InterruptedException {
        return JSON.readTree(sent("POST", "/api/tables", request)).get("id").asString();
    }

    /// The answer's body.
    String sent(String method, String path, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(service.address() + path))
                .header("Authorization", "Bearer " + service.token())
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body))
                .build();
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() >= 300) throw new AssertionError(answer.body() + body);
        return answer.body();
    }

    @Override
    public void close() {
        http.close();
        service.close();
    }
}
