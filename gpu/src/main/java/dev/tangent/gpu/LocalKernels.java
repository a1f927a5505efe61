package dev.tangent.gpu;

import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.LocalGaussianTask.CarefulBlock;
import dev.tangent.parallel.Parallel;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Local matrices of the local Gaussian regularizer: `local.cu`.
///
/// @param aside does something on the processor while other threads have the device
record LocalKernels(KernelFile file, MemoryPool pool, Consumer<Runnable> aside) {
    /// Shared memory of a block that the driver keeps.
    private static final int KEPT_SHARED = 1 << 10;

    /// Local matrices that are computed on the processor before they are sent.
    private static final int CAREFUL_AT_ONCE = 8192;

    /// Columns of eigenvectors that one warp rotates at a time.
    private static final int MOST_ORDER = 64;

    /// Whether a neighbourhood fits the memory of a block.
    static boolean suits(LocalGaussianTask task, int shared) {
        return sharedBytes(task) <= shared - KEPT_SHARED && Math.min(task.k(), task.coordinatesEach()) <= MOST_ORDER;
    }

    /// As the kernel lays its memory out.
    static long sharedBytes(LocalGaussianTask task) {
        long k = task.k();
        long n = task.coordinatesEach();
        long m = task.dimension();
        return 8 * (k * n + 2 * k * k + 3 * k * m + m * m + 2 * k + m);
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
                    LaunchShape.of(centres, 32).sharing(Math.toIntExact(sharedBytes(task))),
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
        int[] centres =
                IntStream.range(0, careful.length).filter(c -> careful[c] != 0).toArray();
        for (int from = 0; from < centres.length; from += CAREFUL_AT_ONCE)
            patchSome(task, Arrays.copyOfRange(centres, from, Math.min(centres.length, from + CAREFUL_AT_ONCE)), lower);
    }

    private void patchSome(LocalGaussianTask task, int[] centres, DeviceMemory lower) {
        int triangle = task.triangle();
        double[] blocks = new double[centres.length * triangle];
        aside.accept(() -> fill(task, centres, blocks));
        for (int from = 0, to; from < centres.length; from = to) {
            for (to = from + 1; to < centres.length && centres[to] == centres[to - 1] + 1; ) to++; // a run of them
            MemorySegment run =
                    MemorySegment.ofArray(blocks).asSlice(8L * from * triangle, 8L * (to - from) * triangle);
            pool.upload(run, lower, 8L * centres[from] * triangle);
        }
    }

    private static void fill(LocalGaussianTask task, int[] centres, double[] blocks) {
        int triangle = task.triangle();
        Parallel.forRange(centres.length, 16, (from, to) -> {
            CarefulBlock careful = task.careful().get();
            double[] block = new double[triangle];
            for (int i = from; i < to; i++) {
                careful.fill(centres[i], block);
                System.arraycopy(block, 0, blocks, i * triangle, triangle);
            }
        });
    }
}
