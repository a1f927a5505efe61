package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import java.lang.foreign.MemorySegment;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/// The device memory of one computation: counts what is sent and fetched, and gives all back when closed.
final class MemoryPool implements AutoCloseable {
    /// Left to others that use the device.
    private static final double SHARE = 0.9;

    private final Driver driver;
    private final Set<DeviceMemory> held = new HashSet<>();
    private long sent;
    private long fetched;

    MemoryPool(Driver driver) {
        this.driver = driver;
    }

    /// Whether so many bytes can be had, before anything is begun.
    boolean hasRoom(long bytes) {
        return bytes <= SHARE * driver.freeBytes();
    }

    /// Memory with whatever is in it.
    DeviceMemory allocate(long bytes) {
        DeviceMemory memory = new DeviceMemory(this, driver.allocate(bytes), bytes);
        held.add(memory);
        return memory;
    }

    DeviceMemory zeros(long bytes) {
        DeviceMemory memory = allocate(bytes);
        driver.clear(memory.address(), bytes);
        return memory;
    }

    DeviceMemory copyOf(int... values) {
        return copyOf(MemorySegment.ofArray(values));
    }

    DeviceMemory copyOf(double... values) {
        return copyOf(MemorySegment.ofArray(values));
    }

    private DeviceMemory copyOf(MemorySegment values) {
        DeviceMemory memory = allocate(values.byteSize());
        upload(values, memory);
        return memory;
    }

    void upload(MemorySegment values, DeviceMemory to) {
        upload(values, to, 0);
    }

    /// @param at bytes from its beginning
    void upload(MemorySegment values, DeviceMemory to, long at) {
        if (at + values.byteSize() > to.bytes()) throw new IllegalArgumentException("more is sent than there is room");
        driver.upload(values, to.address() + at);
        sent += values.byteSize();
    }

    void download(DeviceMemory from, MemorySegment to) {
        if (to.byteSize() > from.bytes()) throw new IllegalArgumentException("more is asked for than there is");
        driver.download(from.address(), to);
        fetched += to.byteSize();
    }

    void free(DeviceMemory memory) {
        if (held.remove(memory)) driver.free(memory.address());
    }

    /// What the work makes; if it does not get there, all that it took meanwhile is given back.
    <T> T allOrNothing(Supplier<T> work) {
        Set<DeviceMemory> before = Set.copyOf(held);
        boolean made = false;
        try {
            T whole = work.get();
            made = true;
            return whole;
        } finally {
            if (!made) giveBackAllBut(before);
        }
    }

    long sent() {
        return sent;
    }

    long fetched() {
        return fetched;
    }

    @Override
    public void close() {
        giveBackAllBut(Set.of());
    }

    /// As much as a device that failed still takes back; nothing is lost by the rest.
    private void giveBackAllBut(Set<DeviceMemory> kept) {
        for (DeviceMemory memory : Set.copyOf(held)) {
            if (kept.contains(memory)) continue;
            try {
                memory.close();
            } catch (DeviceFailure gone) {
                // the next, then
            }
        }
    }
}
