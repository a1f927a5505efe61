package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.Solution;
import java.util.Optional;
import java.util.function.Supplier;

/// Solves with a first method, and with a second one where the first does not converge. After one failure only the
/// second is used.
final class FallbackSolver implements Solver {
    private final Supplier<Solver> other;
    private volatile Solver current;
    private volatile boolean fallen;

    FallbackSolver(Solver first, Supplier<Solver> other) {
        this.current = first;
        this.other = other;
    }

    @Override
    public int size() {
        return current.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        boolean last = fallen;
        try {
            return current.solve(rhs);
        } catch (NotSolved failure) {
            if (last) throw failure;
            return second().solve(rhs);
        }
    }

    /// Made once, whoever asks.
    private synchronized Solver second() {
        if (!fallen) {
            current = other.get();
            fallen = true;
        }
        return current;
    }

    @Override
    public Optional<double[]> inverseDiagonal() {
        return current.inverseDiagonal();
    }

    @Override
    public long bytes() {
        return current.bytes();
    }

    @Override
    public String reason() {
        return current.reason();
    }
}
