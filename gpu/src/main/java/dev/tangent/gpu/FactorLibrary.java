package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import dev.tangent.linalg.NotSolved;
import java.util.Optional;

/// cuSOLVER and cuBLAS on one device, every return code checked. With many rows they take a fraction of our kernels'
/// time.
final class FactorLibrary {
    private final CudaMath math;
    private final long solver;
    private final long blas;

    private FactorLibrary(CudaMath math, long solver, long blas) {
        this.math = math;
        this.solver = solver;
        this.blas = blas;
    }

    /// In this thread's context; empty where a library refuses.
    static Optional<FactorLibrary> of(CudaMath math) {
        long[] solver = new long[1];
        long[] blas = new long[1];
        return math.createSolver(solver) == 0 && math.createBlas(blas) == 0
                ? Optional.of(new FactorLibrary(math, solver[0], blas[0]))
                : Optional.empty();
    }

    private static void check(int code, String otherwise) {
        if (code != 0) throw new DeviceFailure(otherwise + " (error " + code + " of CUDA's libraries)");
    }

    /// A = L L', with L in the place of A.
    ///
    /// @param rowLength numbers from one row of A to the next
    void factor(MemoryPool pool, DeviceMemory a, int n, int rowLength) {
        int[] doubles = new int[1];
        check(
                math.factorWorkspace(solver, n, a.address(), rowLength, doubles),
                "the memory of a factor could not be planned");
        try (DeviceMemory info = pool.zeros(Integer.BYTES);
                DeviceMemory workspace = pool.allocate(8L * doubles[0])) {
            check(
                    math.factor(solver, n, a.address(), rowLength, workspace.address(), doubles[0], info.address()),
                    "a factor could not be made");
            if (info.ints(1)[0] != 0) throw new NotSolved("the matrix is not positive definite", false);
        }
    }

    /// B = A^-1 B.
    void solve(DeviceMemory factor, int n, int rowLength, DeviceMemory b, int columns) {
        for (boolean transposed : new boolean[] {false, true})
            check(
                    math.solve(blas, transposed, n, columns, factor.address(), rowLength, b.address()),
                    "a factor could not be solved with");
    }
}
