package dev.tangent.linalg.simd;

/// Chooses the kernels once. The class on the Vector API must not be loaded where its module is missing.
final class ChosenKernels {
    static final DenseKernels BEST =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                    ? new VectorKernels()
                    : new ScalarKernels();

    private ChosenKernels() {}
}
