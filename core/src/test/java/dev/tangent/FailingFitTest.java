package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.method.Methods;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A computation that fails at any of the places where it tells how far it is, on whichever thread that is, throws what
/// it failed by, and the same computation in the same process then gives the same bits.
///
/// `-Dtangent.faults.apart=1` lets every place fail, else every seventh does.
@Tag("full")
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FailingFitTest {
    private static final int APART = Integer.getInteger("tangent.faults.apart", 7);

    /// Places where an embedding fails are many and alike.
    private static final int FAR_APART = 7 * APART;

    private static final Roll ROLL = Roll.of(60, 3);
    private static final Labels LABELS = ROLL.labels(20);
    private static final ClassLabels CLASSES = classes();
    private static final Regression SEARCH = new Regression()
            .method(Methods.LOCAL_GAUSSIAN, Methods.ITERATED_LAPLACIAN, Methods.NEAREST)
            .neighbours(8, 10)
            .dimension(2)
            .threads(2);

    private static ClassLabels classes() {
        Map<Integer, String> names = new HashMap<>();
        for (int row = 0; row < 20; row++) names.put(row, ROLL.truth(row) > 0.5 ? "far" : "near");
        return ClassLabels.of(names);
    }

    /// Throws at one of its calls.
    private static final class FailingListener implements ProgressListener {
        private final AtomicInteger left;
        private final Throwable failure;

        FailingListener(int call, Throwable failure) {
            left = new AtomicInteger(call);
            this.failure = failure;
        }

        boolean hasFailed() {
            return left.get() <= 0;
        }

        private void heard() {
            if (left.decrementAndGet() != 0) return;
            if (failure instanceof Error error) throw error;
            throw (RuntimeException) failure;
        }

        @Override
        public void began(String stage) {
            heard();
        }

        @Override
        public void at(String stage, long done, long total) {
            heard();
        }

        @Override
        public void searched(SearchProgress progress) {
            heard();
        }

        @Override
        public void ended(String stage) {
            heard();
        }
    }

    /// @param apart how many calls lie between two that fail
    /// @param work gives numbers that are to be the same, and tells the listener
    /// @return how many places failed
    private static int failingEverywhere(int apart, Function<ProgressListener, double[][]> work) {
        double[][] expected = work.apply(ProgressListener.NONE);
        int failures = 0;
        for (int call = 1; ; call += apart) {
            Throwable failure =
                    call % 2 == 1 ? new OutOfMemoryError("injected") : new IllegalStateException("injected");
            FailingListener listener = new FailingListener(call, failure);
            Throwable thrown =
                    catchThrowable(() -> assertThat(work.apply(listener)).isNotNull());
            if (!listener.hasFailed()) return failures;
            failures++;
            assertThat(thrown).as("thrown at call " + call).isSameAs(failure);
            assertThat(work.apply(ProgressListener.NONE))
                    .as("after call " + call)
                    .isDeepEqualTo(expected);
        }
    }

    private static void tell(String what, int failures) {
        System.out.println("failed " + what + ": at " + failures + " places");
        assertThat(failures).isPositive();
    }

    @Test
    void aSearchWithErrorBars() {
        tell("searches", failingEverywhere(APART, listener -> {
            RegressionFit fit = SEARCH.errorBars().listener(listener).fit(ROLL.points(), LABELS);
            return new double[][] {fit.values().column(0), fit.sds().column(0)};
        }));
    }

    @Test
    void suggestionsAndAuditsOfAFit() {
        RegressionFit fit =
                SEARCH.method(Methods.LOCAL_GAUSSIAN).neighbours(8).untuned().fit(ROLL.points(), LABELS);
        tell("questions", failingEverywhere(APART, listener -> {
            RegressionFit heard = fit.heard(listener, new Cancellation());
            int[] rows = heard.suggest(5, 40).rows();
            double[] errors = heard.suspectLabels().labels().stream()
                    .mapToDouble(each -> each.row())
                    .toArray();
            return new double[][] {Arrays.stream(rows).asDoubleStream().toArray(), errors};
        }));
    }

    @Test
    void classifications() {
        Classification classification =
                new Classification().method(Methods.LAPLACIAN).neighbours(8).threads(2);
        tell(
                "classifications",
                failingEverywhere(
                        APART,
                        listener -> classification
                                .listener(listener)
                                .fit(ROLL.points(), CLASSES)
                                .probabilities()
                                .toArray()));
    }

    @Test
    void embeddings() {
        ManifoldEmbedding embedding = new ManifoldEmbedding().threads(2);
        tell(
                "embeddings",
                failingEverywhere(
                        FAR_APART,
                        listener -> embedding
                                .listener(listener)
                                .fit(ROLL.points())
                                .coordinates()
                                .toArray()));
    }
}
