package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.LimitedBody;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.Spool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/// Files that come in parts, each within the limit of a body: on the disk until a table is made of them.
final class Uploads implements AutoCloseable {
    private static final String PATH = "/api/uploads";
    private static final int MOST = 32;

    private final Ids ids;
    private final Map<Integer, Upload> all = new ConcurrentSkipListMap<>();

    Uploads(Ids ids) {
        this.ids = ids;
    }

    /// What has come so far.
    record UploadView(String id, long bytes) {}

    /// One file; one part after the other.
    private record Upload(String id, Spool spool) {
        synchronized UploadView view() {
            return new UploadView(id, spool.size());
        }

        synchronized UploadView append(LimitedBody part, Optional<Long> from) throws IOException {
            long bytes = spool.size();
            if (from.isPresent() && from.get() != bytes)
                throw Refusal.conflict(
                        "a part must begin where the last one ended, at " + bytes + ", but begins at " + from.get(),
                        "changed");
            spool.append(part);
            return view();
        }

        synchronized void close() {
            try {
                spool.close();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot delete what was uploaded", e);
            }
        }
    }

    void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("POST", PATH, request -> Answer.json(201, begin())));
        routes.accept(Route.of(
                "GET", PATH + "/{id}", request -> Answer.json(of(request.id()).view())));
        routes.accept(Route.of("POST", PATH + "/{id}", this::append, "from"));
        routes.accept(Route.of("DELETE", PATH + "/{id}", request -> {
            of(request.id());
            forget(request.id());
            return Answer.nothing();
        }));
    }

    private UploadView begin() throws IOException {
        Check.that(all.size() < MOST, "at most " + MOST + " files may be on their way: delete some");
        int number = ids.next();
        Upload upload = new Upload("u" + number, Spool.empty());
        all.put(number, upload);
        return upload.view();
    }

    private Upload of(String id) {
        return Ids.numberOf(id)
                .map(all::get)
                .filter(found -> found.id().equals(id))
                .orElseThrow(() -> Refusal.unknown("there is no upload " + id));
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

    /// The file that came; it goes when the table is made of it.
    Spool file(String id) {
        return of(id).spool();
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
