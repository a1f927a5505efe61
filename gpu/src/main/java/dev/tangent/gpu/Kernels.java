package dev.tangent.gpu;

/// The files of kernels of one device.
record Kernels(KernelFile neighbours, KernelFile local, KernelFile assembly, KernelFile dense, KernelFile twoLevel) {
    static Kernels of(Driver driver) {
        return new Kernels(
                new KernelFile(driver, "neighbours"),
                new KernelFile(driver, "local"),
                new KernelFile(driver, "assembly"),
                new KernelFile(driver, "dense"),
                new KernelFile(driver, "twolevel"));
    }
}
