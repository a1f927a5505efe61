package dev.tangent.linalg.simd;

/// Kernels that give the same bits: those of short work, see [KernelRace], and those of long work, see [VectorCode].
///
/// @param <K> the kernels' interface
record ChosenKernels<K>(K forShort, K forLong) {
    private static final boolean VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    // Classes on the Vector API must not be loaded where its module is missing.
    static final ChosenKernels<DenseKernels> DENSE =
            VECTORS ? new ChosenKernels<>(new RacingKernels(), new VectorKernels()) : only(new ScalarKernels());
    static final ChosenKernels<DistanceKernel> DISTANCES =
            VECTORS ? new ChosenKernels<>(new RacingDistances(), new VectorDistances()) : only(new ScalarDistances());
    static final ChosenKernels<RowKernel> ROWS =
            VECTORS ? new ChosenKernels<>(new RacingRows(), new VectorRows()) : only(new ScalarRows());

    private static <K> ChosenKernels<K> only(K scalar) {
        return new ChosenKernels<>(scalar, scalar);
    }

    /// Those that suit the work at hand.
    K best() {
        return VectorCode.isAtOnce() ? forLong : forShort;
    }
}
