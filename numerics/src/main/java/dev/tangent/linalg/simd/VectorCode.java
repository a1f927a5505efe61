package dev.tangent.linalg.simd;

/// When code on the Vector API runs.
public final class VectorCode {
    private VectorCode() {}

    /// Vectors from now on, where there are any. Otherwise plain loops, which give the same results, run until
    /// vector code is compiled: for a process that is known to have work of many seconds that is a detour.
    public static void atOnce() {
        DenseKernels.expectLongWork();
    }
}
