package dev.tangent.service.http;

import com.sun.net.httpserver.HttpExchange;
import dev.tangent.InvalidInput;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What was asked: a resource's own part of the path, the query, the body.
public final class Request {
    private final HttpExchange exchange;
    private final Map<String, String> path;
    private final Query query;
    private final BodyLimits limits;

    Request(HttpExchange exchange, Map<String, String> path, Query query, BodyLimits limits) {
        this.exchange = exchange;
        this.path = path;
        this.query = query;
        this.limits = limits;
    }

    /// The id in the path.
    public String id() {
        return part("id");
    }

    /// Another variable part of the path.
    public String part(String name) {
        return Optional.ofNullable(path.get(name)).orElseThrow();
    }

    public Query query() {
        return query;
    }

    /// Without its parameters, in small letters; empty if nobody says.
    public String contentType() {
        return header("Content-Type")
                .map(type -> type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))
                .orElse("");
    }

    public boolean isJson() {
        return contentType().equals("application/json");
    }

    Optional<String> header(String name) {
        List<String> values = exchange.getRequestHeaders().get(name);
        if (values == null || values.isEmpty()) return Optional.empty();
        if (values.size() > 1) throw new InvalidInput("the header " + name + " stands twice");
        return Optional.of(values.getFirst());
    }

    /// Refuses a body of another type.
    public void checkType(String wanted) {
        if (!contentType().equals(wanted))
            throw new Refusal(
                    415,
                    "the content type must be " + wanted + " but is "
                            + (contentType().isEmpty() ? "not given" : contentType()));
    }

    /// The body as JSON.
    public <T> T json(Class<T> type) throws IOException {
        checkType("application/json");
        try (LimitedBody body = limits.json(exchange)) {
            return ServiceJson.read(body.readAllBytes(), type);
        }
    }

    /// The fields of a JSON body.
    public Fields fields() throws IOException {
        return Fields.of(json(JsonNode.class));
    }

    /// The fields of a JSON body that may be left out.
    public Fields fieldsIfAny() throws IOException {
        return hasBody() ? fields() : Fields.of(ServiceJson.tree(Map.of()));
    }

    private boolean hasBody() {
        return header("Content-Length")
                .map(length -> !length.equals("0"))
                .orElse(header("Transfer-Encoding").isPresent());
    }

    /// The body as it comes, cut off beyond the limit of uploads.
    public LimitedBody upload() throws IOException {
        return limits.upload(exchange);
    }
}
