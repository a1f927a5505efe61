package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table of 6,000 bytes where a body may have 2,500: it comes in parts.
class UploadsTest {
    private static final int PART = 2500;

    @TempDir
    private Path folder;

    private Client client;
    private byte[] table;

    @BeforeEach
    void start() {
        client = Client.of(ServiceSettings.of(folder, "test").withUpload(PART));
        StringBuilder rows = new StringBuilder("x,y\n");
        for (int row = 0; rows.length() < 6000; row++)
            rows.append(row).append(',').append(row / 8.0).append('\n');
        table = rows.toString().getBytes(StandardCharsets.UTF_8);
    }

    @AfterEach
    void stop() {
        client.close();
    }

    private String begun() {
        return "/api/uploads/" + client.post("/api/uploads", "{}").get("id").asString();
    }

    private HttpResponse<byte[]> part(String upload, int from, int until) {
        return client.upload(
                upload + "?from=" + from, "application/octet-stream", Arrays.copyOfRange(table, from, until));
    }

    @Test
    void aTableAboveTheLimitOfABodyComesInParts() {
        assertThat(client.upload("/api/tables?name=a.csv", "text/csv", table).statusCode())
                .isEqualTo(413);
        String upload = begun();
        for (int from = 0; from < table.length; from += PART)
            Client.succeeded(part(upload, from, Math.min(table.length, from + PART)));
        assertThat(client.getJson(upload).get("bytes").asInt()).isEqualTo(table.length);
        JsonNode opened = client.post("/api/tables?name=a.csv", "{\"upload\":\"" + upload.substring(13) + "\"}");
        assertThat(opened.get("name").asString()).isEqualTo("a.csv");
        int rows = new String(table, StandardCharsets.UTF_8).split("\n").length - 1;
        assertThat(opened.get("rows").asInt()).isEqualTo(rows);
        JsonNode last = client.getJson("/api/tables/" + opened.get("id").asString() + "/rows?from=" + (rows - 1));
        assertThat(last.get("rows").get(0).get(1).asDouble()).isEqualTo((rows - 1) / 8.0);
        assertThat(client.get(upload).statusCode()).isEqualTo(404);
    }

    @Test
    void aPartThatCameAlreadyOrIsTooLargeChangesNothing() {
        String upload = begun();
        Client.succeeded(part(upload, 0, 1000));
        HttpResponse<byte[]> again = part(upload, 0, 1000);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(client.upload(upload + "?from=x", "text/csv", table).statusCode())
                .isEqualTo(400);
        assertThat(Client.text(again)).contains("at 1000, but begins at 0");
        assertThat(part(upload, 1000, 1000 + PART + 1).statusCode()).isEqualTo(413);
        assertThat(client.getJson(upload).get("bytes").asInt()).isEqualTo(1000);
        assertThat(client.delete(upload).statusCode()).isEqualTo(204);
        assertThat(part(upload, 1000, 1001).statusCode()).isEqualTo(404);
    }
}
