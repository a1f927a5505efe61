package dev.tangent.gpu;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The files of kernels of one device, and the library that factorizes large matrices in their place where there is
/// one.
record Kernels(
        KernelFile neighbours,
        KernelFile local,
        KernelFile assembly,
        KernelFile dense,
        KernelFile twoLevel,
        SoughtLibrary library) {
    static Kernels of(Driver driver, Supplier<Optional<CudaMath>> library) {
        return new Kernels(
                new KernelFile(driver, "neighbours"),
                new KernelFile(driver, "local"),
                new KernelFile(driver, "assembly"),
                new KernelFile(driver, "dense"),
                new KernelFile(driver, "twolevel"),
                new SoughtLibrary(driver, library));
    }

    List<KernelFile> inOrderOfUse() {
        return List.of(neighbours, local, assembly, twoLevel, dense);
    }
}
