package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// What is answered, in whatever form.
@FunctionalInterface
public interface Answer {
    /// A document that may carry styles and nothing else: no script, no request.
    String DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

    /// Sends status, headers and body; the exchange is closed by whoever called.
    void send(HttpExchange exchange) throws IOException;

    static Answer json(Object value) {
        return json(200, value);
    }

    static Answer json(int status, Object value) {
        return bytes(status, "application/json", ServiceJson.bytes(value));
    }

    static Answer nothing() {
        return exchange -> exchange.sendResponseHeaders(204, -1);
    }

    static Answer text(String type, String text) {
        return bytes(200, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    /// A document that a browser may show by itself.
    static Answer document(String type, String text) {
        Answer plain = text(type, text);
        return exchange -> {
            exchange.getResponseHeaders().set("Content-Security-Policy", DOCUMENT_POLICY);
            plain.send(exchange);
        };
    }

    static Answer bytes(int status, String type, byte[] body) {
        return exchange -> {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Type", type);
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            if (body.length > 0)
                try (OutputStream out = exchange.getResponseBody()) {
                    out.write(body);
                }
        };
    }

    /// Bytes to keep in a file of this name.
    static Answer file(String type, String name, byte[] body) {
        Answer plain = bytes(200, type, body);
        String safe = name.replaceAll("[^A-Za-z0-9._-]", "_");
        return exchange -> {
            exchange.getResponseHeaders().set("Content-Disposition", "attachment; filename=\"" + safe + "\"");
            plain.send(exchange);
        };
    }
}
