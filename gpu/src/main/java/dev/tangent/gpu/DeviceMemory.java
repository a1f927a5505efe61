package dev.tangent.gpu;

import java.lang.foreign.MemorySegment;

/// A piece of the device's memory, given back when closed.
final class DeviceMemory implements AutoCloseable {
    private final MemoryPool pool;
    private final long bytes;
    private long address;

    DeviceMemory(MemoryPool pool, long address, long bytes) {
        this.pool = pool;
        this.address = address;
        this.bytes = bytes;
    }

    long address() {
        if (address == 0) throw new IllegalStateException("this memory of the device was given back");
        return address;
    }

    long bytes() {
        return bytes;
    }

    int[] ints(int count) {
        int[] out = new int[count];
        to(out);
        return out;
    }

    double[] doubles(int count) {
        double[] out = new double[count];
        to(out);
        return out;
    }

    void to(int[] out) {
        pool.download(this, MemorySegment.ofArray(out));
    }

    void to(double[] out) {
        pool.download(this, MemorySegment.ofArray(out));
    }

    @Override
    public void close() {
        if (address != 0) pool.free(this);
        address = 0;
    }
}
