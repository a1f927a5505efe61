package dev.tangent.service.http;

import com.sun.net.httpserver.HttpExchange;
import dev.tangent.InvalidInput;

/// How many bytes bodies may have.
///
/// @param upload of a table or a model
/// @param json of everything else
public record BodyLimits(long upload, long json) {
    LimitedBody upload(HttpExchange exchange) {
        return limited(exchange, upload);
    }

    LimitedBody json(HttpExchange exchange) {
        return limited(exchange, json);
    }

    private static LimitedBody limited(HttpExchange exchange, long most) {
        String length = exchange.getRequestHeaders().getFirst("Content-Length");
        long announced = length == null ? -1 : parsed(length);
        if (announced > most) throw LimitedBody.tooLarge(most);
        return new LimitedBody(exchange.getRequestBody(), most, announced);
    }

    private static long parsed(String length) {
        try {
            return Long.parseLong(length);
        } catch (NumberFormatException e) {
            throw new InvalidInput("the header Content-Length must be a number", e);
        }
    }
}
