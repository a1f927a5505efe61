package dev.tangent.gpu;

/// Blocks of a launch in two directions, threads of a block, and bytes of dynamic shared memory.
record LaunchShape(int blocks, int blocksAcross, int threads, int sharedBytes) {
    static LaunchShape of(int blocks, int threads) {
        return new LaunchShape(blocks, 1, threads, 0);
    }

    /// A thread for each of so many.
    static LaunchShape each(long count, int threads) {
        return of(Math.toIntExact(Math.ceilDiv(count, threads)), threads);
    }

    LaunchShape across(int count) {
        return new LaunchShape(blocks, count, threads, sharedBytes);
    }

    LaunchShape sharing(int bytes) {
        return new LaunchShape(blocks, blocksAcross, threads, bytes);
    }
}
