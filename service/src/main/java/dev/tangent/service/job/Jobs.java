package dev.tangent.service.job;

import dev.tangent.service.http.Answer;
import dev.tangent.service.http.EventStream;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.memory.Held;
import dev.tangent.service.memory.HeldMemory;
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
    private final HeldMemory memory;
    private final Map<Integer, J> all = new ConcurrentSkipListMap<>();

    /// @param kind as messages say it
    /// @param memory that results take of
    public Jobs(String kind, JobQueue queue, HeldMemory memory) {
        this.kind = kind;
        this.queue = queue;
        this.memory = memory;
        memory.count(() -> all.values().stream().map(HeldJob::new).toList());
    }

    /// A job as something that is held.
    private final class HeldJob implements Held {
        private final J job;

        HeldJob(J job) {
            this.job = job;
        }

        @Override
        public long bytes() {
            return job.bytes();
        }

        @Override
        public long asked() {
            return job.lastAsked();
        }

        @Override
        public boolean isInUse() {
            return job.isInUse();
        }

        @Override
        public List<String> drop() {
            forget(job);
            return List.of(job.id());
        }
    }

    /// Takes a job in; refused if too many wait, or its table was closed meanwhile.
    public J add(J job) {
        all.put(Ids.numberOf(job.id()).orElseThrow(), job);
        try {
            job.table().add(dependent(job));
            job.alsoRead().forEach(table -> table.readBy(job.id()));
            queue.add(job);
            return job;
        } catch (RuntimeException | Error e) {
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
            public boolean isInUse() {
                return job.isInUse();
            }

            @Override
            public void close() {
                remove(job);
            }
        };
    }

    private void remove(J job) {
        Ids.numberOf(job.id()).ifPresent(all::remove);
        job.alsoRead().forEach(table -> table.readNoMore(job.id()));
        job.close();
    }

    public J of(String id) {
        J job = Ids.numberOf(id)
                .map(all::get)
                .filter(found -> found.id().equals(id))
                .orElseThrow(() -> memory.missing(kind, id, "ask for it again"));
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
