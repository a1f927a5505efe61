package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/// Server-sent events, one after the other until there are no more. A comment now and then finds out whether anybody
/// still listens.
public final class EventStream implements Answer {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Events events;

    public EventStream(Events events) {
        this.events = events;
    }

    /// One event.
    ///
    /// @param data to be told as JSON
    public record Event(String name, Object data) {}

    /// Where events come from.
    public interface Events extends AutoCloseable {
        /// The next event; empty if none came in this time.
        Optional<Event> next(Duration patience) throws InterruptedException;

        /// Whether there will be no more.
        boolean isOver();

        @Override
        void close();
    }

    @Override
    public void send(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (events;
                OutputStream out = exchange.getResponseBody()) {
            while (!events.isOver()) {
                out.write(events.next(PATIENCE)
                        .map(EventStream::line)
                        .orElse(":\n\n")
                        .getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service ends
        }
    }

    private static String line(Event event) {
        return "event: " + event.name() + "\ndata: " + ServiceJson.text(event.data()) + "\n\n";
    }
}
