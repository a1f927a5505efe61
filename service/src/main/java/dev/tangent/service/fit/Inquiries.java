package dev.tangent.service.fit;

import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.job.JobState;
import dev.tangent.service.job.Jobs;
import dev.tangent.service.job.RepeatedTask;
import dev.tangent.service.memory.HeldMemory;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// All that is asked of finished fits and takes long: jobs with a queue of their own, so that what is asked of a fit
/// that is shown does not wait for the search of another.
final class Inquiries implements FitFollower, AutoCloseable {
    private static final String PATH = "/api/inquiries";
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int ABANDONED = 30;

    /// How many answers of a fit to questions of one word are kept.
    private static final int ANSWERS = 4;

    private final Ids ids;
    private final Jobs<FitTask> fits;
    private final Jobs<Inquiry> all;
    private final RepeatedTask clearing;
    private final Duration abandoned;

    Inquiries(Ids ids, Jobs<FitTask> fits, JobQueue queue, HeldMemory memory) {
        this.ids = ids;
        this.fits = fits;
        all = new Jobs<>("inquiry", queue, memory);
        abandoned = Duration.ofSeconds(Integer.getInteger("tangent.service.abandoned", ABANDONED));
        clearing = RepeatedTask.every(Duration.ofSeconds(1), "inquiries", this::endAbandoned);
    }

    void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("POST", "/api/fits/{id}/inquiries", this::start));
        all.addTo(routes, PATH);
    }

    private Answer start(Request request) throws IOException {
        FitTask fit = fits.of(request.id());
        Fields fields = request.fields();
        FitQuestion question = FitQuestion.of(fields);
        fields.end();
        check(fit, question);
        return Answer.json(202, asked(fit, question, true).view());
    }

    /// Refuses at once what cannot be asked of a fit.
    private static void check(FitTask fit, FitQuestion question) {
        FitVersion now = fit.version();
        if (question instanceof FitQuestion.ErrorBars && !(now.fit() instanceof RegressionFit))
            throw new InvalidInput("error bars are for values, but "
                    + fit.data().labelled().outputs().getFirst() + " names classes");
    }

    /// The inquiry that is under way or has answered for the fit as it is, else a new one.
    ///
    /// @param kept whether whoever asks says when it is no longer wanted
    private synchronized Inquiry asked(FitTask fit, FitQuestion question, boolean kept) {
        long now = fit.version().number();
        for (Inquiry each : all.list()) {
            if (each.fit() != fit) continue;
            if (each.question().equals(question) && isWorth(each, now)) {
                if (kept) each.asked();
                each.touched();
                return each;
            }
            if (each.state().isEnd() && each.question().equals(question)) all.forget(each);
        }
        forgetOldest(fit, question.word());
        Inquiry made = new Inquiry("q" + ids.next(), fit, question);
        if (kept) made.asked();
        return all.add(made);
    }

    /// Makes room for one more answer: whoever else has asked may not have read the last ones yet.
    private void forgetOldest(FitTask fit, String word) {
        List<Inquiry> ended = all.list().stream()
                .filter(each -> each.fit() == fit
                        && each.state().isEnd()
                        && each.question().word().equals(word))
                .toList();
        ended.stream().limit(Math.max(0, ended.size() - ANSWERS + 1)).forEach(all::forget);
    }

    private static boolean isWorth(Inquiry each, long now) {
        JobState state = each.state();
        return !state.isEnd() || (state == JobState.DONE && each.result().version() == now);
    }

    /// The answer, as soon as it is there.
    Inquiry.VersionAnswer answer(FitTask fit, FitQuestion question) {
        check(fit, question);
        long least = fit.version().number();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Inquiry inquiry = asked(fit, question, false);
            inquiry.await(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
            inquiry.refused().ifPresent(why -> {
                throw why;
            });
            if (!inquiry.state().isEnd()) throw stillComputed(fit, question);
            Inquiry.VersionAnswer found = inquiry.result(); // refused where it was cancelled
            if (found.version() >= least) return found;
        }
    }

    private static Refusal stillComputed(FitTask fit, FitQuestion question) {
        return Refusal.conflict(
                question.word() + " of " + fit.id() + " are still being computed: ask again, or follow the inquiry",
                "computing");
    }

    /// A fit with error bars: those it was made with, or of its version as it is.
    Inquiry.VersionAnswer errorBars(FitTask fit) {
        check(fit, new FitQuestion.ErrorBars());
        FitVersion now = fit.version();
        RegressionFit values = (RegressionFit) now.fit();
        if (values.report().errorBars().isPresent() || !now.isLive())
            return new Inquiry.VersionAnswer(now.number(), values);
        return answer(fit, new FitQuestion.ErrorBars());
    }

    @Override
    public void changed(FitTask fit, long version) {
        for (Inquiry each : all.list()) if (each.fit() == fit && !each.state().isEnd()) each.outdated(version);
    }

    @Override
    public void gone(FitTask fit) {
        for (Inquiry each : all.list()) if (each.fit() == fit) all.forget(each);
    }

    @Override
    public boolean isAsking(FitTask fit) {
        return all.list().stream()
                .anyMatch(each -> each.fit() == fit && !each.state().isEnd());
    }

    private void endAbandoned() {
        for (Inquiry each : all.list()) if (each.isAbandoned(abandoned)) all.forget(each);
    }

    @Override
    public void close() {
        clearing.close();
    }
}
