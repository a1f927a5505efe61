package dev.tangent.service.fit;

import dev.tangent.Cancellation;
import dev.tangent.service.job.Job;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

/// A question to a finished fit on its way to the answer: one computation for all who ask the same. What is answered
/// is the fit as it is: where that changes meanwhile, it begins anew.
final class Inquiry extends Job<Inquiry.VersionAnswer> {
    private final FitTask fit;
    private final FitQuestion question;
    private final AtomicInteger asking = new AtomicInteger();
    private final AtomicInteger waiting = new AtomicInteger();
    private final Object step = new Object();
    private Cancellation attempt = new Cancellation();
    private long version = -1; // that is being asked
    private volatile Optional<RuntimeException> refused = Optional.empty();

    /// The answer of a version.
    record VersionAnswer(long version, Object found) {}

    Inquiry(String id, FitTask fit, FitQuestion question) {
        super(id, fit.table());
        this.fit = fit;
        this.question = question;
    }

    FitTask fit() {
        return fit;
    }

    FitQuestion question() {
        return question;
    }

    @Override
    protected VersionAnswer compute() {
        while (true) {
            FitVersion now = begun();
            try {
                return new VersionAnswer(now.number(), question.answer(fit.questioned(now, listener(), current())));
            } catch (CancellationException e) {
                if (isCancelled()) throw e; // else the fit has changed
            } catch (RuntimeException e) {
                refused = Optional.of(e);
                throw e;
            }
        }
    }

    /// While the fit changes it waits for the version that comes.
    private FitVersion begun() {
        return table().alone(() -> {
            synchronized (step) {
                attempt = new Cancellation();
                if (isCancelled()) attempt.cancel();
                FitVersion now = fit.version();
                version = now.number();
                return now;
            }
        });
    }

    private Cancellation current() {
        synchronized (step) {
            return attempt;
        }
    }

    /// The fit has changed: nobody shows any more what would be answered.
    void outdated(long now) {
        synchronized (step) {
            if (version < now) attempt.cancel();
        }
    }

    @Override
    protected void stopped() {
        current().cancel();
    }

    /// One more asks for it.
    void asked() {
        asking.incrementAndGet();
        touched();
    }

    @Override
    protected boolean released() {
        return asking.decrementAndGet() <= 0 && waiting.get() == 0;
    }

    /// Whoever waits for its end wants the answer.
    @Override
    public void await(Duration patience) {
        waiting.incrementAndGet();
        try {
            super.await(patience);
        } finally {
            touched();
            waiting.decrementAndGet();
        }
    }

    /// Whether it is still under way though nobody has asked for it for so long.
    boolean isAbandoned(Duration patience) {
        return !state().isEnd()
                && waiting.get() == 0
                && !hasListeners()
                && System.nanoTime() - lastAsked() > patience.toNanos();
    }

    /// Why there is no answer.
    Optional<RuntimeException> refused() {
        return refused;
    }

    @Override
    public Object view() {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", id());
        view.put("fit", fit.id());
        view.put("table", table().id());
        view.put("what", question.word());
        if (question instanceof FitQuestion.NextLabels next) {
            view.put(next.fewer() ? "most" : "count", next.count());
            view.put("candidates", next.candidates());
        }
        view.put("state", state().word());
        view.put("before", before());
        view.put("error", error());
        view.put("errorParts", failure().flatMap(why -> why.errorParts()));
        view.put("progress", progress());
        view.put("seconds", seconds());
        if (isDone()) {
            view.put("version", result().version());
            view.put("answer", question.told(result().found()));
        }
        view.values().removeIf(Optional.empty()::equals);
        return view;
    }
}
