package dev.tangent.linalg.simd;

/// Chooses the kernels once. Classes on the Vector API must not be loaded where its module is missing.
final class ChosenKernels {
    private static final boolean VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    static final DenseKernels BEST = VECTORS ? new RacingKernels() : new ScalarKernels();

    /// For work that is worth waiting for the compiler.
    static final DenseKernels FOR_LONG = VECTORS ? new VectorKernels() : BEST;

    private ChosenKernels() {}
}
