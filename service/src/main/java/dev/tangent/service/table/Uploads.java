package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.LimitedBody;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.Spool;
import dev.tangent.service.memory.HeldMemory;
import java.io.IOException;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// Files that come in parts, each within the limit of a body: on the disk until a table is made of them. One that
/// nobody goes on with leaves its place to another.
final class Uploads implements AutoCloseable {
    private static final String PATH = "/api/uploads";
    private static final int MOST = 32;

    private final Ids ids;
    private final HeldMemory memory;
    private final LongSupplier clock;
    private final Map<Integer, Upload> all = new ConcurrentSkipListMap<>();

    /// @param memory knows what was dropped
    /// @param clock nanoseconds, as [System#nanoTime] tells them
    Uploads(Ids ids, HeldMemory memory, LongSupplier clock) {
        this.ids = ids;
        this.memory = memory;
        this.clock = clock;
    }

    void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("POST", PATH, request -> {
            request.fieldsIfAny().end();
            return Answer.json(201, begin());
        }));
        routes.accept(Route.of(
                "GET", PATH + "/{id}", request -> Answer.json(of(request.id()).view())));
        routes.accept(Route.of("POST", PATH + "/{id}", this::append, "from"));
        routes.accept(Route.of("DELETE", PATH + "/{id}", request -> {
            forget(of(request.id()).id());
            return Answer.nothing();
        }));
    }

    /// Two that begin at once take one place each.
    synchronized Upload.UploadView begin() throws IOException {
        if (all.size() >= MOST) dropIdle();
        if (all.size() >= MOST)
            throw new Refusal(
                    429, "busy: " + MOST + " files are on their way: delete some, or try again in some minutes");
        int number = ids.next();
        Upload upload = new Upload("u" + number, clock);
        all.put(number, upload);
        return upload.view();
    }

    /// The one that nobody has touched for longest, if that is long enough.
    private void dropIdle() {
        all.values().stream()
                .max(Comparator.comparingLong(Upload::idle))
                .filter(Upload::dropped)
                .map(Upload::id)
                .ifPresent(id -> {
                    forget(id);
                    memory.wasDropped(id);
                });
    }

    private Upload of(String id) {
        return Ids.numberOf(id)
                .map(all::get)
                .filter(found -> found.id().equals(id))
                .orElseThrow(() -> memory.missing("upload", id, "send the file again"));
    }

    private Answer append(Request request) throws IOException {
        Optional<Long> from = request.query().text("from").map(Uploads::place);
        try (LimitedBody part = request.upload()) {
            return Answer.json(of(request.id()).append(part, from));
        }
    }

    private static long place(String text) {
        Check.that(text.matches("\\d{1,18}"), "from must be a whole number of bytes but is " + text);
        return Long.parseLong(text);
    }

    /// Makes something of the file that came.
    <T> T read(String id, Function<Spool, T> work) {
        return of(id).read(work);
    }

    void forget(String id) {
        Ids.numberOf(id).map(all::remove).ifPresent(Upload::close);
    }

    @Override
    public void close() {
        all.values().forEach(Upload::close);
        all.clear();
    }
}
