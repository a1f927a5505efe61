package dev.tangent.gpu;

/// Inner products of the columns of two blocks, summed in a fixed sequence.
final class BlockSums implements AutoCloseable {
    private static final int BLOCKS = 512;
    private static final int THREADS = 256;

    private final KernelFile file;
    private final int size;
    private final int width;
    private final DeviceMemory partial;

    BlockSums(KernelFile file, MemoryPool pool, int size, int width) {
        this.file = file;
        this.size = size;
        this.width = width;
        partial = pool.allocate(8L * BLOCKS * width);
    }

    void dots(DeviceMemory x, DeviceMemory y, DeviceMemory out) {
        file.launch("dots", LaunchShape.of(BLOCKS, THREADS), x, y, size, width, partial);
        file.launch("sumPartials", LaunchShape.of(width, 32), partial, BLOCKS, width, out);
    }

    @Override
    public void close() {
        partial.close();
    }
}
