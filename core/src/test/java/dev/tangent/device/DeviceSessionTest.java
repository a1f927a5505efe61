package dev.tangent.device;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.ComputeDevice;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.method.Methods;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// When a device is asked, and what becomes of a computation whose device fails.
class DeviceSessionTest {
    /// A device that takes down what it is asked and then answers as it is told.
    private static final class AskedDevice implements Device {
        private boolean expectsMany;
        private final List<String> asked = new ArrayList<>();
        private boolean fails;
        private boolean failsToClose;
        private boolean closed;

        private <T> Optional<T> answer(String question) {
            asked.add(question);
            if (fails) throw new DeviceFailure("it was reset");
            return Optional.empty();
        }

        @Override
        public String name() {
            return "asked";
        }

        @Override
        public void expectMany() {
            expectsMany = true;
        }

        @Override
        public Optional<DeviceNeighbours> neighbours(TiledPoints points, int k) {
            return answer("neighbours of " + points.size() + " points");
        }

        @Override
        public Optional<SparseMatrix> localGaussian(LocalGaussianTask task) {
            return answer("regularizer");
        }

        @Override
        public Optional<Solver> solver(
                SymmetricOperator a, Optional<NodeGeometry> nodes, int width, SolverSettings settings) {
            return answer("solver");
        }

        @Override
        public DeviceUse used() {
            return new DeviceUse(1, 2, 3);
        }

        @Override
        public void close() {
            closed = true;
            if (failsToClose) throw new DeviceFailure("its context is gone");
        }
    }

    private final AskedDevice device = new AskedDevice();
    private final PointCloud points = Clouds.uniform(80, 2, 1);
    private final Labels labels = Labels.of(Map.of(0, 1.0, 20, -1.0, 40, 2.0, 60, 0.5));

    private DeviceSession session(ComputeDevice choice) {
        return new DeviceSession(choice, () -> Optional.of(() -> device));
    }

    private RegressionFit fit(DeviceSession session) {
        Regression plain = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(8)
                .dimension(2)
                .untuned()
                .solver(SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE));
        return session.run(() -> plain.fit(points, labels));
    }

    private double[] valuesOnTheProcessor() {
        return fit(session(ComputeDevice.CPU)).values().column(0);
    }

    @Test
    void aDeviceThatIsAskedForIsAskedForEveryStage() {
        DeviceSession session = session(ComputeDevice.GPU);
        fit(session);
        assertThat(device.asked).contains("neighbours of 80 points", "regularizer", "solver");
        assertThat(session.uses()).containsOnlyKeys("neighbours", "regularizer", "solver");
        assertThat(session.name()).hasValue("asked");
        assertThat(device.closed).isTrue();
    }

    @Test
    void smallWorkIsLeftToTheProcessor() {
        DeviceSession session = session(ComputeDevice.AUTO);
        fit(session);
        assertThat(device.asked).isEmpty();
        assertThat(session.name()).isEmpty();
        assertThat(session.asked("stage", DeviceSession.PAYS, on -> Optional.of(on.name())))
                .isEmpty(); // it has ended
    }

    @Test
    void largeWorkTakesTheDeviceByItself() {
        DeviceSession session = session(ComputeDevice.AUTO);
        assertThat(session.asked("stage", DeviceSession.PAYS, on -> Optional.of(on.name())))
                .hasValue("asked");
        assertThat(session.asked("stage", DeviceSession.PAYS - 1, on -> Optional.of(on.name())))
                .isEmpty();
    }

    @Test
    void aSearchOverManyPointsTakesItForSmallerSamples() {
        DeviceSession few = session(ComputeDevice.AUTO).searching(DeviceSession.PAYS - 1);
        assertThat(few.asked("stage", DeviceSession.PAYS_SEARCHED, on -> Optional.of(on.name())))
                .isEmpty();
        DeviceSession many = session(ComputeDevice.AUTO).searching(DeviceSession.PAYS);
        assertThat(many.asked("stage", DeviceSession.PAYS_SEARCHED, on -> Optional.of(on.name())))
                .hasValue("asked");
        assertThat(many.asked("stage", DeviceSession.PAYS_SEARCHED - 1, on -> Optional.of(on.name())))
                .isEmpty();
    }

    @Test
    void isToldThatASearchFollows() {
        session(ComputeDevice.GPU).asked("stage", 1, on -> Optional.of(on.name()));
        assertThat(device.expectsMany).isFalse();
        session(ComputeDevice.GPU).searching(1).asked("stage", 1, on -> Optional.of(on.name()));
        assertThat(device.expectsMany).isTrue();
    }

    @Test
    void isPreparedOnlyWhereItWillBeAsked() {
        assertThat(preparations(ComputeDevice.AUTO, DeviceSession.PAYS - 1)).isZero();
        assertThat(preparations(ComputeDevice.AUTO, DeviceSession.PAYS)).isEqualTo(1);
        assertThat(preparations(ComputeDevice.GPU, 1)).isEqualTo(1);
        assertThat(preparations(ComputeDevice.CPU, DeviceSession.PAYS)).isZero();
    }

    private int preparations(ComputeDevice choice, int size) {
        AtomicInteger asked = new AtomicInteger();
        DeviceProvider provider = new DeviceProvider() {
            @Override
            public void prepare() {
                asked.incrementAndGet();
            }

            @Override
            public Device open() {
                return device;
            }
        };
        new DeviceSession(choice, () -> Optional.of(provider)).prepare(size);
        return asked.get();
    }

    @Test
    void theProcessorAloneAsksNobody() {
        fit(session(ComputeDevice.CPU));
        assertThat(device.asked).isEmpty();
    }

    @Test
    void aFailureIsToldOnceAndNothingIsLost() {
        device.fails = true;
        DeviceSession session = session(ComputeDevice.GPU);
        assertThat(fit(session).values().column(0)).containsExactly(valuesOnTheProcessor());
        assertThat(device.asked).containsExactly("neighbours of 80 points");
        assertThat(session.warnings())
                .containsExactly("the device failed and the processor went on without it: it was reset");
    }

    @Test
    void aDeviceThatCannotEvenBeClosedLosesNothing() {
        device.failsToClose = true;
        DeviceSession whole = session(ComputeDevice.GPU);
        assertThat(fit(whole).values().column(0)).containsExactly(valuesOnTheProcessor());
        assertThat(whole.warnings()).isEmpty();
        device.fails = true;
        DeviceSession broken = session(ComputeDevice.GPU);
        assertThat(fit(broken).values().column(0)).containsExactly(valuesOnTheProcessor());
        assertThat(broken.warnings()).singleElement().asString().endsWith("it was reset");
    }

    @Test
    void wholeStagesThatTheDeviceDoesNotTakeAreTheProcessors() {
        assertThat(fit(session(ComputeDevice.GPU)).values().column(0)).containsExactly(valuesOnTheProcessor());
    }

    @Test
    void aMachineWithoutADeviceSaysSoWhereOneIsAskedFor() {
        DeviceSession asked = new DeviceSession(ComputeDevice.GPU, Optional::empty);
        fit(asked);
        assertThat(asked.warnings()).singleElement().asString().startsWith("no graphics processor to compute on");
        DeviceSession open = new DeviceSession(ComputeDevice.AUTO, Optional::empty);
        assertThat(open.asked("stage", DeviceSession.PAYS, on -> Optional.of(1)))
                .isEmpty();
        assertThat(open.warnings()).isEmpty();
    }

    @Test
    void aSolverOutlivesItsSessionAsOneThatDoesNotSolve() {
        DeviceSession session = session(ComputeDevice.GPU);
        Solver inner = new Solver() {
            @Override
            public int size() {
                return 1;
            }

            @Override
            public Solution solve(Matrix rhs) {
                throw new AssertionError("the device is closed");
            }

            @Override
            public String reason() {
                return "";
            }
        };
        Solver solver = new SessionSolver(inner, session);
        session.run(() -> 0);
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> solver.solve(Matrix.zeros(1, 1)))
                .isInstanceOf(NotSolved.class);
    }
}
