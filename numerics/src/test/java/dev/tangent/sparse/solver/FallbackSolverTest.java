package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.Solution;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class FallbackSolverTest {
    private record Failing(String reason) implements Solver {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public Solution solve(Matrix rhs) {
            throw new NotSolved(reason, true);
        }
    }

    @Test
    void theSecondMethodIsMadeOnceEvenWhereItFailsToo() {
        AtomicInteger made = new AtomicInteger();
        Solver solver = new FallbackSolver(new Failing("first"), () -> {
            made.incrementAndGet();
            return new Failing("second");
        });
        for (int t = 0; t < 3; t++)
            assertThatThrownBy(() -> solver.solve(Matrix.zeros(1, 1)))
                    .isInstanceOf(NotSolved.class)
                    .hasMessageContaining("second");
        assertThat(made).hasValue(1);
    }
}
