package dev.tangent.gpu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// Libraries that only note their calls, and fail in the one they are told to.
final class StandInCudaMath implements CudaMath {
    static final int ALLOCATION_FAILED = 2;

    final List<String> called = new ArrayList<>();
    String failing = "";
    LongConsumer atFactor = info -> {};

    private int code(String call, String with) {
        called.add(call + with);
        return call.equals(failing) ? ALLOCATION_FAILED : 0;
    }

    @Override
    public int createSolver(long[] handle) {
        handle[0] = 11;
        return code("createSolver", "");
    }

    @Override
    public int createBlas(long[] handle) {
        handle[0] = 12;
        return code("createBlas", "");
    }

    @Override
    public int factorWorkspace(long solver, int n, long a, int rowLength, int[] doubles) {
        doubles[0] = 3;
        return code("factorWorkspace", " " + solver + " " + n + " " + rowLength);
    }

    @Override
    public int factor(long solver, int n, long a, int rowLength, long workspace, int doubles, long info) {
        atFactor.accept(info);
        return code("factor", " " + solver + " " + n + " " + rowLength + " " + doubles);
    }

    @Override
    public int solve(long blas, boolean transposed, int n, int columns, long factor, int rowLength, long b) {
        return code("solve", " " + blas + " " + transposed + " " + n + " " + columns + " " + rowLength);
    }
}
