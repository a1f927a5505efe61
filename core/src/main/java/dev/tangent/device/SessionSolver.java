package dev.tangent.device;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;

/// A device's solver while its session lasts; afterwards, and where the device fails, nothing is solved, which sends
/// the caller to the processor.
record SessionSolver(Solver solver, DeviceSession session) implements Solver {
    @Override
    public int size() {
        return solver.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        NotSolved[] unsolved = new NotSolved[1];
        Optional<Solution> solution = session.asked("solver", Integer.MAX_VALUE, device -> {
            try {
                return Optional.of(solver.solve(rhs));
            } catch (NotSolved failure) {
                unsolved[0] = failure;
                return Optional.empty();
            }
        });
        return solution.orElseThrow(
                () -> unsolved[0] != null ? unsolved[0] : new NotSolved("the device is not there any more", false));
    }

    @Override
    public String reason() {
        return solver.reason();
    }
}
