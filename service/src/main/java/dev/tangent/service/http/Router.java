package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tangent.InvalidInput;
import dev.tangent.learning.MemoryPlan.InsufficientMemory;
import dev.tangent.linalg.NumericFailure;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Finds the resource of a request. Whatever goes wrong is one line of JSON, never a trace.
public final class Router implements HttpHandler {
    private final List<Route> routes;
    private final AccessControl access;
    private final BodyLimits limits;
    private final StaticFiles files;

    public Router(List<Route> routes, AccessControl access, BodyLimits limits, StaticFiles files) {
        this.routes = List.copyOf(routes);
        this.access = access;
        this.limits = limits;
        this.files = files;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            headers.set("Cross-Origin-Resource-Policy", "same-origin");
            Answer answer;
            try {
                answer = answer(exchange);
            } catch (IOException e) {
                throw e; // the client is gone, or was too slow
            } catch (Throwable e) {
                answer = failure(e, exchange);
            }
            answer.send(exchange);
        }
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        access.checkOrigin(exchange.getRequestHeaders());
        String path = exchange.getRequestURI().getPath();
        Query query = Query.of(exchange.getRequestURI().getRawQuery());
        String method = exchange.getRequestMethod();
        if (method.equals("GET") && path.equals("/") && query.text("token").isPresent()) return signedIn(query);
        access.checkToken(exchange.getRequestHeaders());
        if (path.equals("/api") || path.startsWith("/api/")) return resource(exchange, method, path, query);
        if (!method.equals("GET")) throw new Refusal(405, "files can only be read");
        return files.answer(path, exchange.getRequestHeaders());
    }

    /// The token leaves the address, so that no history keeps it.
    private Answer signedIn(Query query) {
        if (!access.isToken(query.needed("token"))) throw new Refusal(401, "the token is wrong");
        return exchange -> {
            exchange.getResponseHeaders().set("Set-Cookie", access.setCookie());
            exchange.getResponseHeaders().set("Location", "/");
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            exchange.sendResponseHeaders(303, -1);
        };
    }

    private Answer resource(HttpExchange exchange, String method, String path, Query query) throws IOException {
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        boolean known = false;
        for (Route route : routes) {
            Optional<Map<String, String>> found = route.match(path.split("/", -1));
            if (found.isEmpty()) continue;
            known = true;
            if (!route.method().equals(method)) continue;
            query.check(route.query());
            return route.resource().answer(new Request(exchange, found.get(), query, limits));
        }
        throw known ? new Refusal(405, method + " is not for " + path) : Refusal.unknown("there is no " + path);
    }

    private static Answer failure(Throwable thrown, HttpExchange exchange) {
        int status = switch (thrown) {
            case Refusal refusal -> refusal.status();
            case InsufficientMemory e -> 507;
            case OutOfMemoryError e -> 507;
            case InvalidInput e -> 400;
            case NumericFailure e -> 409; // such as a lambda for which the equations have no solution in numbers
            case CancellationException e -> 409; // what it was asked of was deleted meanwhile
            default -> 500;
        };
        FailureView told = FailureView.of(thrown);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("error", told.error());
        told.errorParts().ifPresent(parts -> body.put("errorParts", parts));
        if (thrown instanceof Refusal refusal) refusal.state().ifPresent(state -> body.put("state", state));
        // What is left of a body nobody wants is not read: the connection ends with the answer.
        if (status == 413) exchange.getResponseHeaders().set("Connection", "close");
        if (exchange.getRequestMethod().equals("HEAD")) return reply -> reply.sendResponseHeaders(status, -1);
        return Answer.json(status, body);
    }
}
