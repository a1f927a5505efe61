package dev.tangent.gpu;

import static dev.tangent.gpu.NativeLibrary.call;
import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// cuSOLVER and cuBLAS of CUDA 11 to 13, where the system's loader finds them or where the toolkit is installed.
final class NativeCudaMath implements CudaMath {
    private static final int RIGHT = 1; // CUBLAS_SIDE_...

    private static final int UPPER = 1; // CUBLAS_FILL_MODE_...

    private static final int AS_IT_IS = 0; // CUBLAS_OP_...

    private static final int TRANSPOSED = 1;

    private static final int NOT_UNIT = 0; // CUBLAS_DIAG_...

    private final MethodHandle createSolver;
    private final MethodHandle createBlas;
    private final MethodHandle factorWorkspace;
    private final MethodHandle factor;
    private final MethodHandle solve;

    private NativeCudaMath(NativeLibrary solver, NativeLibrary blas) {
        createSolver = solver.handle("cusolverDnCreate", ADDRESS);
        factorWorkspace = solver.handle(
                "cusolverDnDpotrf_bufferSize", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, ADDRESS);
        factor = solver.handle(
                "cusolverDnDpotrf", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG);
        createBlas = blas.handle("cublasCreate_v2", ADDRESS);
        solve = blas.handle(
                "cublasDtrsm_v2",
                JAVA_LONG,
                JAVA_INT,
                JAVA_INT,
                JAVA_INT,
                JAVA_INT,
                JAVA_INT,
                JAVA_INT,
                ADDRESS,
                JAVA_LONG,
                JAVA_INT,
                JAVA_LONG,
                JAVA_INT);
    }

    /// Empty where the machine has not both.
    static Optional<CudaMath> open() {
        return find("libcublas.so.13", "libcublas.so.12", "libcublas.so.11", "cublas64_13.dll", "cublas64_12.dll")
                .flatMap(
                        blas -> find("libcusolver.so.12", "libcusolver.so.11", "cusolver64_12.dll", "cusolver64_11.dll")
                                .map(solver -> new NativeCudaMath(solver, blas)));
    }

    private static Optional<NativeLibrary> find(String... names) {
        List<String> folders = Stream.of(System.getenv("CUDA_HOME"), System.getenv("CUDA_PATH"), "/usr/local/cuda")
                .filter(Objects::nonNull)
                .map(home -> Path.of(home, "lib64").toString())
                .toList();
        Stream<String> paths =
                folders.stream().flatMap(folder -> Arrays.stream(names).map(name -> folder + "/" + name));
        return NativeLibrary.find(Stream.concat(Arrays.stream(names), paths).toList());
    }

    @Override
    public int createSolver(long[] handle) {
        return call(handle, createSolver);
    }

    @Override
    public int createBlas(long[] handle) {
        return call(handle, createBlas);
    }

    @Override
    public int factorWorkspace(long solver, int n, long a, int rowLength, int[] doubles) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(JAVA_INT);
            int code = call(factorWorkspace, solver, UPPER, n, a, rowLength, slot);
            doubles[0] = slot.get(JAVA_INT, 0);
            return code;
        }
    }

    @Override
    public int factor(long solver, int n, long a, int rowLength, long workspace, int doubles, long info) {
        return call(factor, solver, UPPER, n, a, rowLength, workspace, doubles, info);
    }

    /// To the library our block is its transposed one, which the factor divides from the right.
    @Override
    public int solve(long blas, boolean transposed, int n, int columns, long factor, int rowLength, long b) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment one = arena.allocateFrom(JAVA_DOUBLE, 1);
            int operation = transposed ? TRANSPOSED : AS_IT_IS;
            return call(solve, blas, RIGHT, UPPER, operation, NOT_UNIT, columns, n, one, factor, rowLength, b, columns);
        }
    }
}
