package dev.tangent.gpu;

import dev.tangent.gpu.HeldSystems.HeldSystem;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.solver.Solver;
import java.util.stream.IntStream;

/// Two-level conjugate gradients on the device.
final class GpuSolver implements Solver {
    /// Wider blocks gain little per column.
    private static final int WIDEST = 128;

    /// Where nobody asked for iterations, so many of them say that a factor on the processor is the better way.
    private static final int MOST_ITERATIONS = 1500;

    private final GpuDevice device;
    private final HeldSystem<TwoLevelSystem> system;
    private final int size;
    private final SolverSettings settings;

    GpuSolver(GpuDevice device, HeldSystem<TwoLevelSystem> system, int size, SolverSettings settings) {
        this.device = device;
        this.system = system;
        this.size = size;
        this.settings = settings.choice() == SolverSettings.Choice.ITERATIVE
                ? settings
                : new SolverSettings(
                        settings.choice(), settings.tolerance(), Math.min(settings.iterationLimit(), MOST_ITERATIONS));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Solution solve(Matrix rhs) {
        return device.turn(() -> solveInSlices(rhs));
    }

    private Solution solveInSlices(Matrix rhs) {
        if (rhs.columns() <= WIDEST) return slice(rhs);
        Matrix values = Matrix.zeros(rhs.rows(), rhs.columns());
        int[] rows = IntStream.range(0, rhs.rows()).toArray();
        Termination termination = Termination.CONVERGED;
        int iterations = 0;
        double residual = 0;
        String method = "";
        for (int from = 0; from < rhs.columns(); from += WIDEST) {
            int[] columns = IntStream.range(from, Math.min(rhs.columns(), from + WIDEST))
                    .toArray();
            Solution part = slice(rhs.select(rows, columns));
            values.put(rows, columns, part.values());
            termination = termination.worse(part.termination());
            iterations = Math.max(iterations, part.iterations());
            residual = Math.max(residual, part.residual());
            method = part.method();
        }
        return new Solution(values, termination, iterations, residual, method);
    }

    private Solution slice(Matrix rhs) {
        TwoLevelSystem there = system.system();
        String method = "conjugate gradient with " + there.name() + " on " + device.name();
        try (DevicePcg pcg =
                new DevicePcg(device.kernels().twoLevel(), device.pool(), there, settings, rhs.columns())) {
            Solution solution = pcg.solve(rhs, method);
            if (!solution.solved()) throw solution.notSolved(settings.tolerance());
            return solution;
        }
    }

    @Override
    public String reason() {
        return "on the device, which iterates sooner than the processor has a factor";
    }
}
