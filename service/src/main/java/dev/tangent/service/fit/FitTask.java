package dev.tangent.service.fit;

import dev.tangent.Cancellation;
import dev.tangent.Classification;
import dev.tangent.Fit;
import dev.tangent.Learning;
import dev.tangent.ProgressListener;
import dev.tangent.Regression;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.present.code.CodeLanguage;
import dev.tangent.present.code.FitDescription;
import dev.tangent.service.http.EventStream.Event;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.job.HeapUse;
import dev.tangent.service.job.Job;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.TableDependent.Followed;
import dev.tangent.service.table.TableFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// A fit from its request on: waiting, running, done, and then changed again and again.
final class FitTask extends Job<FitTask.MadeFit> {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int MOST_VERSIONS = 1000;
    private static final String LABELS = "labels";

    /// Bytes of a label with its row, in the fit and in the report.
    private static final long LABEL = 64;

    private final FitRequest request;
    private final FitRequest.FitInput data;

    /// The version of each table it is made of, as it was read.
    private final Map<OpenTable, Long> read = new LinkedHashMap<>();

    /// Whether its points are others by now: labels are followed, points never.
    private volatile boolean moved;

    private volatile Optional<FitVersion> current = Optional.empty();
    private volatile boolean searched;
    private final Object changes = new Object();
    private final List<FitVersionView> versions = new ArrayList<>();
    private final FitFollower follower;
    private final HeldMemory memory;
    private volatile long kept;

    /// The fit as it was made.
    ///
    /// @param data what it was made of
    record MadeFit(FitRequest.FitInput data, Fit fit) {}

    /// Reads points and labels, and refuses what is wrong before anything waits.
    FitTask(String id, FitRequest request, FitFollower follower, HeldMemory memory) {
        super(id, request.table());
        this.memory = memory;
        this.follower = follower;
        this.request = request;
        read.put(table(), table().version());
        alsoRead().forEach(other -> read.put(other, other.version()));
        data = request.read();
        learning().check();
    }

    FitRequest request() {
        return request;
    }

    FitRequest.FitInput data() {
        return data;
    }

    /// It in some language, as it is now.
    ///
    /// @param errorBars whether also with error bars
    String code(CodeLanguage language, boolean errorBars) {
        return table().alone(() -> {
            Function<OpenTable, TableFile> files =
                    each -> isStale() && read.get(each) == 0 ? each.opened() : each.holder();
            FitDescription asked = request.withErrorBars(errorBars).description(data, files);
            FitDescription now =
                    current.map(version -> version.changed(asked, searched)).orElse(asked);
            return language.text(now, notes(files, errorBars && !request.errorBars()));
        });
    }

    /// Whether what it was made of has changed since, and it did not follow.
    boolean isStale() {
        return moved
                || current.map(FitVersion::stale).orElse(false)
                || alsoRead().stream().anyMatch(other -> other.version() != read.get(other));
    }

    /// @param later whether error bars came when the fit was there
    private List<String> notes(Function<OpenTable, TableFile> files, boolean later) {
        List<String> notes = new ArrayList<>();
        files.apply(request.table()).note().ifPresent(notes::add);
        request.points().graph().map(files).flatMap(TableFile::note).ifPresent(notes::add);
        request.labels().other().map(files).flatMap(TableFile::note).ifPresent(notes::add);
        if (data.areClasses() && current.map(FitVersion::number).orElse(0L) > 0)
            notes.add("a changed fit keeps the calibration of its probabilities; done again it is calibrated anew");
        if (!data.areClasses() && (later || current.map(FitVersion::number).orElse(0L) > 0))
            notes.add(
                    "the fit was changed or given error bars after it was made: made anew it is the same but for rounding");
        if (isStale()) notes.add("labels were changed since this fit was made, and it did not follow");
        return notes;
    }

    private Learning<?> learning() {
        if (data.areClasses()) return this.<Classification>heard(request.classes(data));
        return this.<Regression>heard(request.values(data));
    }

    MemoryPlan plan() {
        return learning().plan(data.points().given(), data.labelled().target());
    }

    /// One of its versions for an answer that is being computed.
    QuestionedFit questioned(FitVersion version, ProgressListener listener, Cancellation cancellation) {
        return new QuestionedFit(version.fit().heard(listener, cancellation), data.points(), version.labelled(), () -> {
            planned();
            return request.learning(version.changed(request.description(data), searched), data)
                    .listener(listener)
                    .cancellation(cancellation);
        });
    }

    @Override
    protected MadeFit compute() {
        MemoryPlan plan = planned();
        Fit fit = learning().fit(data.points().given(), data.labelled().target());
        FitVersion made = FitVersion.first(fit, data.labelled());
        if (request.needs().live() && made.isLive())
            made.with(Lambda.raw(made.rawLambda().orElseThrow())); // the reduction is there from now on
        searched = fit.report().tuning().isPresent();
        table().alone(() -> {
            current = Optional.of(made);
            versions.add(FitVersionView.of(made, "fit"));
            if (table().version() != read.get(table())) follow();
            return made;
        });
        kept = plan.stages().stream().mapToLong(MemoryPlan.Stage::kept).sum();
        memory.settle();
        return new MadeFit(data, fit);
    }

    private MemoryPlan planned() {
        MemoryPlan plan = plan();
        // What was dropped has gone only when garbage is collected, and what there is is known from collections alone.
        if (memory.makeRoom(plan.peak(), HeapUse.most())) System.gc();
        plan.checkFits(HeapUse.available());
        return plan;
    }

    @Override
    protected long bytes() {
        return super.bytes() + LABEL * data.labelled().labels().size() + kept;
    }

    @Override
    protected List<OpenTable> alsoRead() {
        return Stream.concat(
                        request.labels().other().stream(),
                        request.points().graph().filter(graph -> graph != table()).stream())
                .toList();
    }

    @Override
    protected boolean isInUse() {
        return super.isInUse() || follower.isAsking(this);
    }

    /// Where it is now; refused as long as it is not done.
    FitVersion version() {
        result();
        return current.orElseThrow();
    }

    /// The version after one that a client knows; asked for beside the change that makes it, it is there with that.
    /// Where none comes for a while, or the fit cannot follow, the one that is there.
    FitVersion versionAfter(long known) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        synchronized (changes) {
            FitVersion now = version();
            for (long left = PATIENCE.toMillis(); now.number() <= known && !isStale() && left > 0; ) {
                changes.wait(left);
                now = version();
                left = (end - System.nanoTime()) / 1_000_000;
            }
            return now;
        }
    }

    /// The first version and the last ones, with what made each.
    List<FitVersionView> versions() {
        result();
        synchronized (changes) {
            return List.copyOf(versions);
        }
    }

    Optional<FitVersion> latest() {
        return current;
    }

    /// Another lambda, another loss.
    FitVersion change(Optional<Double> lambda, UnaryOperator<FitVersion> loss) {
        return table().alone(() -> {
            FitVersion before = version();
            if (!before.isLive())
                throw Refusal.conflict(
                        id() + " was not made by one regularizer, so it cannot be changed: start a new fit", "done");
            changing(before);
            FitVersion weighted =
                    lambda.map(value -> before.with(Lambda.relative(value))).orElse(before);
            FitVersion after = loss.apply(weighted);
            return changed(after.number() == before.number() ? before : after, lambda.isPresent() ? "lambda" : "loss");
        });
    }

    /// What is being computed of the version before nobody will show: it ends now, and leaves the processors to the
    /// change.
    private void changing(FitVersion before) {
        follower.changed(this, before.number() + 1);
    }

    /// @param by what changed
    private FitVersion changed(FitVersion after, String by) {
        synchronized (changes) {
            if (after.number() > versions.getLast().version()) versions.add(FitVersionView.of(after, by));
            if (versions.size() > MOST_VERSIONS) versions.remove(1);
            current = Optional.of(after);
            changes.notifyAll();
        }
        follower.changed(this, after.number());
        tell(new Event("changed", Map.of("version", after.number(), "stale", isStale())));
        return after;
    }

    /// Called while no other change is made.
    @Override
    protected Optional<Followed> labelsChanged(Set<String> columns) {
        boolean moves = data.points().choice().coordinates().stream()
                .anyMatch(coordinate -> columns.contains(coordinate.column()));
        moved |= moves;
        if (!moves && !request.labels().concerns(columns)) return Optional.empty();
        if (current.isEmpty()) return Optional.empty(); // it follows when it is done
        long start = System.nanoTime();
        FitVersion now = follow();
        return Optional.of(new Followed(id(), now.number(), !isStale(), (System.nanoTime() - start) / 1e9));
    }

    private FitVersion follow() {
        FitVersion before = current.orElseThrow();
        if (!before.isLive()) return changed(before.outdated(), LABELS);
        changing(before);
        try {
            return changed(before.with(request.labelled(data.points().table())).fresh(), LABELS);
        } catch (CancellationException e) {
            throw e; // it is deleted
        } catch (RuntimeException | Error e) {
            return changed(before.outdated(), LABELS); // such as no label left, or equations without a solution
        }
    }

    @Override
    protected void stopped() {
        follower.gone(this);
    }

    @Override
    public Object view() {
        return FitView.of(this);
    }
}
