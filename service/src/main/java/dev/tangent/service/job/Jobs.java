package dev.tangent.service.job;

import dev.tangent.service.http.Answer;
import dev.tangent.service.http.EventStream;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.table.TableDependent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/// All jobs of one kind, and what every kind answers: a list, one of them, its events, its end.
///
/// @param <J> the kind
public final class Jobs<J extends Job<?>> {
    private static final int LONGEST_WAIT = 60;

    private final String kind;
    private final JobQueue queue;
    private final Map<Integer, J> all = new ConcurrentSkipListMap<>();

    /// @param kind as messages say it
    public Jobs(String kind, JobQueue queue) {
        this.kind = kind;
        this.queue = queue;
    }

    /// Takes a job in; refused if too many wait, or its table was closed meanwhile.
    public J add(J job) {
        int number = number(job.id());
        all.put(number, job);
        try {
            job.table().add(dependent(job));
            queue.add(job);
            return job;
        } catch (Refusal e) {
            forget(job);
            throw e;
        }
    }

    private TableDependent dependent(J job) {
        return new TableDependent() {
            @Override
            public String id() {
                return job.id();
            }

            @Override
            public Optional<Followed> labelsChanged(Set<String> columns) {
                return job.labelsChanged(columns);
            }

            @Override
            public void close() {
                remove(job);
            }
        };
    }

    private static int number(String id) {
        return id.matches("[a-z]\\d{1,9}") ? Integer.parseInt(id.substring(1)) : -1;
    }

    private void remove(J job) {
        all.remove(number(job.id()));
        job.close();
    }

    public J of(String id) {
        J job = all.get(number(id));
        if (job == null || !job.id().equals(id)) throw Refusal.unknown("there is no " + kind + " " + id);
        job.touched();
        return job;
    }

    /// In the order in which they were asked for.
    public List<J> list() {
        return List.copyOf(all.values());
    }

    public Answer list(Request request) {
        return Answer.json(list().stream()
                .filter(job -> request.query()
                        .text("table")
                        .map(job.table().id()::equals)
                        .orElse(true))
                .map(Job::view)
                .toList());
    }

    private Answer show(Request request) {
        J job = of(request.id());
        request.query()
                .positive("wait")
                .ifPresent(seconds -> job.await(Duration.ofMillis(Math.round(1000 * Math.min(LONGEST_WAIT, seconds)))));
        return Answer.json(job.view());
    }

    private Answer delete(Request request) {
        J job = of(request.id());
        if (job.released()) forget(job);
        return Answer.nothing();
    }

    /// Ends it and lets it go.
    public void forget(J job) {
        job.table().remove(job.id());
        remove(job);
    }

    private Answer events(Request request) {
        return new EventStream(of(request.id()).events(request.query().flag("live")));
    }

    /// The routes that every kind has.
    ///
    /// @param path such as `/api/fits`
    public void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path, this::list, "table"));
        routes.accept(Route.of("GET", path + "/{id}", this::show, "wait"));
        routes.accept(Route.of("DELETE", path + "/{id}", this::delete));
        routes.accept(Route.of("GET", path + "/{id}/events", this::events, "live"));
    }
}
