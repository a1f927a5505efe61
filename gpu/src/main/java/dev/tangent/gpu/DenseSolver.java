package dev.tangent.gpu;

import dev.tangent.gpu.HeldSystems.HeldSystem;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.solver.IterativeRefinement;
import dev.tangent.sparse.solver.Solver;

/// Solves by a dense factor on the device, corrected by residuals that the processor computes.
record DenseSolver(GpuDevice device, HeldSystem<DenseSystem> system, SymmetricOperator a) implements Solver {
    @Override
    public int size() {
        return a.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        return IterativeRefinement.of(
                a, rhs, each -> device.turn(() -> system.system().times(each)), "dense Cholesky on " + device.name());
    }

    @Override
    public String reason() {
        return "on the device, which has a dense factor sooner than the processor a sparse one";
    }
}
