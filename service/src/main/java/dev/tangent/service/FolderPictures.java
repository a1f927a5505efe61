package dev.tangent.service;

import dev.tangent.InvalidInput;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// Pictures that lie in the opened folder, for tables that name one in each row. What is a picture its first bytes say,
/// so that no other file can be read this way; drawings that can hold a program are none.
record FolderPictures(OpenedFolder folder) {
    private static final int MOST_BYTES = 32_000_000;
    private static final int HEAD = 12;

    void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("GET", "/api/pictures", this::show, "file"));
    }

    private Answer show(Request request) throws IOException {
        String name = request.query().needed("file");
        Path file = folder.toRead(name);
        if (Files.size(file) > MOST_BYTES)
            throw new Refusal(413, "'" + name + "' has more than " + MOST_BYTES + " bytes: make it smaller");
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(HEAD);
            if (type(head).isEmpty()) throw new InvalidInput("'" + name + "' is no PNG, JPEG, GIF or WebP");
            byte[] rest = in.readNBytes(MOST_BYTES);
            bytes = new byte[head.length + rest.length];
            System.arraycopy(head, 0, bytes, 0, head.length);
            System.arraycopy(rest, 0, bytes, head.length, rest.length);
        }
        Answer picture = Answer.bytes(200, type(bytes).orElseThrow(), bytes);
        return exchange -> {
            exchange.getResponseHeaders().set("Content-Security-Policy", Answer.DOCUMENT_POLICY);
            exchange.getResponseHeaders().set("Cache-Control", "private, max-age=60");
            picture.send(exchange);
        };
    }

    private static Optional<String> type(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
        if (head.startsWith("\u0089PNG\r\n\u001a\n")) return Optional.of("image/png");
        if (head.startsWith("\u00ff\u00d8\u00ff")) return Optional.of("image/jpeg");
        if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return Optional.of("image/gif");
        if (head.startsWith("RIFF") && head.endsWith("WEBP")) return Optional.of("image/webp");
        return Optional.empty();
    }
}
