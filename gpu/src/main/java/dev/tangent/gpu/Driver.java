package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/// One device and its context, every return code checked: what goes wrong is a [DeviceFailure] in the driver's words.
///
/// The context is shared by the process; a thread enters it before its first call.
final class Driver {
    /// Copies are cut so that the virtual machine never waits long for one.
    private static final long COPIED_AT_ONCE = 64L << 20;

    private static final int SINGLE_TO_DOUBLE_RATE = 87; // CU_DEVICE_ATTRIBUTE_...

    private static final int MOST_SHARED_BYTES = 97;

    private final Cuda cuda;
    private final long context;
    private final String name;
    private final int sharedBytes;
    private final boolean madeForDoubles;

    private Driver(Cuda cuda, long context, String name) {
        this.cuda = cuda;
        this.context = context;
        this.name = name;
        sharedBytes = attribute(MOST_SHARED_BYTES);
        madeForDoubles = attribute(SINGLE_TO_DOUBLE_RATE) <= 2;
    }

    private int attribute(int which) {
        int[] value = new int[1];
        check(cuda.attribute(0, which, value), "the device does not tell its properties");
        return value[0];
    }

    /// The first device of a driver.
    static Driver of(Cuda cuda) {
        check(cuda, cuda.initialise(), "the driver could not be started");
        int[] count = new int[1];
        check(cuda, cuda.countDevices(count), "devices could not be counted");
        if (count[0] == 0) throw new DeviceFailure("the driver finds no device");
        byte[] name = new byte[256];
        check(cuda, cuda.name(0, name), "the device does not tell its name");
        long[] context = new long[1];
        check(cuda, cuda.retainContext(0, context), "the device gives no context");
        return new Driver(cuda, context[0], text(name));
    }

    private static String text(byte[] name) {
        int length = 0;
        while (length < name.length && name[length] != 0) length++;
        return new String(name, 0, length, StandardCharsets.UTF_8);
    }

    private static void check(Cuda cuda, int code, String otherwise) {
        if (code != 0) throw new DeviceFailure(otherwise + " (" + cuda.words(code) + ")");
    }

    private void check(int code, String otherwise) {
        check(cuda, code, otherwise);
    }

    String name() {
        return name;
    }

    /// Shared memory that a block may have.
    int sharedBytes() {
        return sharedBytes;
    }

    /// Whether it is half as fast in double as in single precision, as devices for computing are.
    boolean madeForDoubles() {
        return madeForDoubles;
    }

    /// Makes the device's context that of this thread.
    void enter() {
        check(cuda.useContext(context), "the device's context could not be entered");
    }

    long freeBytes() {
        long[] bytes = new long[2];
        check(cuda.memory(bytes), "the device does not tell its free memory");
        return bytes[0];
    }

    long allocate(long bytes) {
        long[] address = new long[1];
        check(cuda.allocate(Math.max(8, bytes), address), bytes + " bytes of the device could not be had");
        return address[0];
    }

    void free(long address) {
        check(cuda.free(address), "memory of the device could not be given back");
    }

    void clear(long address, long bytes) {
        check(cuda.clear(address, bytes), bytes + " bytes of the device could not be cleared");
    }

    void upload(MemorySegment from, long to) {
        for (long at = 0; at < from.byteSize(); at += COPIED_AT_ONCE) {
            long bytes = Math.min(COPIED_AT_ONCE, from.byteSize() - at);
            check(cuda.upload(from.asSlice(at, bytes), to + at, bytes), bytes + " bytes could not be sent");
        }
    }

    void download(long from, MemorySegment to) {
        for (long at = 0; at < to.byteSize(); at += COPIED_AT_ONCE) {
            long bytes = Math.min(COPIED_AT_ONCE, to.byteSize() - at);
            check(cuda.download(from + at, to.asSlice(at, bytes), bytes), bytes + " bytes could not be fetched");
        }
    }

    long load(String ptx, String file) {
        long[] module = new long[1];
        check(cuda.load(ptx, module), "the kernels " + file + " could not be compiled for the device");
        return module[0];
    }

    long function(long module, String kernel) {
        long[] function = new long[1];
        check(cuda.function(module, kernel, function), "there is no kernel " + kernel);
        return function[0];
    }

    void allowSharedMemory(long function, int bytes) {
        check(cuda.allowSharedMemory(function, bytes), bytes + " bytes of shared memory could not be had");
    }

    /// Starts a kernel; it runs on after the return.
    ///
    /// @param arguments numbers and [DeviceMemory]
    void launch(String kernel, long function, LaunchShape shape, Object... arguments) {
        if (shape.blocks() == 0 || shape.blocksAcross() == 0) return;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment values = arena.allocate(ValueLayout.JAVA_LONG, arguments.length);
            MemorySegment pointers = arena.allocate(ValueLayout.JAVA_LONG, arguments.length);
            for (int a = 0; a < arguments.length; a++) {
                long at = (long) a * Long.BYTES;
                write(values, at, arguments[a]);
                pointers.set(ValueLayout.JAVA_LONG, at, values.address() + at);
            }
            check(cuda.launch(function, shape, pointers), "the kernel " + kernel + " could not be started");
        }
    }

    private static void write(MemorySegment values, long at, Object argument) {
        switch (argument) {
            case DeviceMemory memory -> values.set(ValueLayout.JAVA_LONG, at, memory.address());
            case Integer number -> values.set(ValueLayout.JAVA_INT, at, number);
            case Long number -> values.set(ValueLayout.JAVA_LONG, at, number);
            case Double number -> values.set(ValueLayout.JAVA_DOUBLE, at, number);
            default -> throw new IllegalArgumentException("no argument of a kernel: " + argument);
        }
    }

    /// Waits for all that was started; a kernel's failure is told here.
    void synchronise() {
        check(cuda.synchronise(), "a kernel failed");
    }
}
