package dev.tangent.gpu;

import dev.tangent.device.LocalGaussianTask;
import java.lang.foreign.MemorySegment;

/// Local matrices of the local Gaussian regularizer: `local.cu`.
record LocalKernels(KernelFile file, MemoryPool pool) {
    /// Shared memory of a block that every device since 2018 has, less what the driver keeps.
    private static final int MOST_SHARED = 63 << 10;

    /// Columns of eigenvectors that one warp rotates at a time.
    private static final int MOST_ORDER = 64;

    /// Whether a neighbourhood fits the memory of a block.
    static boolean suits(LocalGaussianTask task) {
        return sharedBytes(task) <= MOST_SHARED && Math.min(task.k(), task.coordinatesEach()) <= MOST_ORDER;
    }

    /// As the kernel lays its memory out.
    static int sharedBytes(LocalGaussianTask task) {
        int k = task.k();
        int n = task.coordinatesEach();
        int m = task.dimension();
        int side = Math.max(Math.min(n, k), k);
        return 8 * (k * n + 2 * side * side + 3 * k * m + m * m + 2 * side + m);
    }

    static long bytes(LocalGaussianTask task) {
        return 8L * task.coordinates().length + centres(task) * (8L * task.triangle() + 4);
    }

    private static int centres(LocalGaussianTask task) {
        return task.members().length / task.k();
    }

    /// The lower triangles of all matrices, one after the other.
    DeviceMemory matrices(LocalGaussianTask task, DeviceMemory members) {
        int centres = centres(task);
        DeviceMemory lower = pool.allocate(8L * centres * task.triangle());
        try (DeviceMemory points = pool.copyOf(task.coordinates());
                DeviceMemory careful = pool.allocate(4L * centres)) {
            file.launch(
                    "localGaussian",
                    LaunchShape.of(centres, 32).sharing(sharedBytes(task)),
                    points,
                    task.coordinatesEach(),
                    members,
                    task.k(),
                    task.dimension(),
                    task.scale(),
                    task.linear() ? 1 : 0,
                    0,
                    lower,
                    careful);
            patch(task, careful.ints(centres), lower);
        }
        return lower;
    }

    /// Matrices that need care are computed on the processor.
    private void patch(LocalGaussianTask task, int[] careful, DeviceMemory lower) {
        double[] block = new double[task.triangle()];
        for (int centre = 0; centre < careful.length; centre++) {
            if (careful[centre] == 0) continue;
            task.careful().fill(centre, block);
            pool.upload(MemorySegment.ofArray(block), lower, 8L * centre * block.length);
        }
    }
}
