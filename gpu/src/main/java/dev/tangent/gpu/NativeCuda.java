package dev.tangent.gpu;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.tangent.device.DeviceFailure;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/// The driver's library of this machine, `libcuda.so.1` (on Windows `nvcuda`).
@SuppressWarnings("restricted") // calls out of the virtual machine are what it is for
final class NativeCuda implements Cuda {
    private static final int MAX_DYNAMIC_SHARED_SIZE_BYTES = 8; // CU_FUNC_ATTRIBUTE_...

    // Stays open: the library lives as long as the process.
    private final SymbolLookup library = SymbolLookup.libraryLookup(libraryName(), Arena.global());
    private final MethodHandle init = handle("cuInit", JAVA_INT);
    private final MethodHandle deviceCount = handle("cuDeviceGetCount", ADDRESS);
    private final MethodHandle deviceName = handle("cuDeviceGetName", ADDRESS, JAVA_INT, JAVA_INT);
    private final MethodHandle deviceAttribute = handle("cuDeviceGetAttribute", ADDRESS, JAVA_INT, JAVA_INT);
    private final MethodHandle contextRetain = handle("cuDevicePrimaryCtxRetain", ADDRESS, JAVA_INT);
    private final MethodHandle contextUse = handle("cuCtxSetCurrent", JAVA_LONG);
    private final MethodHandle memoryInfo = handle("cuMemGetInfo_v2", ADDRESS, ADDRESS);
    private final MethodHandle memoryAllocate = handle("cuMemAlloc_v2", ADDRESS, JAVA_LONG);
    private final MethodHandle memoryFree = handle("cuMemFree_v2", JAVA_LONG);
    private final MethodHandle copyUp = onHeap("cuMemcpyHtoD_v2", JAVA_LONG, ADDRESS, JAVA_LONG);
    private final MethodHandle copyDown = onHeap("cuMemcpyDtoH_v2", ADDRESS, JAVA_LONG, JAVA_LONG);
    private final MethodHandle memorySet = handle("cuMemsetD8_v2", JAVA_LONG, JAVA_BYTE, JAVA_LONG);
    private final MethodHandle moduleLoad = handle("cuModuleLoadData", ADDRESS, ADDRESS);
    private final MethodHandle moduleFunction = handle("cuModuleGetFunction", ADDRESS, JAVA_LONG, ADDRESS);
    private final MethodHandle functionSet = handle("cuFuncSetAttribute", JAVA_LONG, JAVA_INT, JAVA_INT);
    private final MethodHandle kernelLaunch = handle(
            "cuLaunchKernel",
            JAVA_LONG,
            JAVA_INT,
            JAVA_INT,
            JAVA_INT,
            JAVA_INT,
            JAVA_INT,
            JAVA_INT,
            JAVA_INT,
            JAVA_LONG,
            ADDRESS,
            ADDRESS);
    private final MethodHandle contextSynchronise = handle("cuCtxSynchronize");
    private final MethodHandle errorName = handle("cuGetErrorName", JAVA_INT, ADDRESS);
    private final MethodHandle errorText = handle("cuGetErrorString", JAVA_INT, ADDRESS);

    private NativeCuda() {}

    /// @throws DeviceFailure where the machine has none
    static Cuda open() {
        try {
            return new NativeCuda();
        } catch (IllegalArgumentException | IllegalCallerException absent) {
            throw new DeviceFailure(libraryName() + ", the driver of NVIDIA's devices, could not be opened");
        }
    }

    private static String libraryName() {
        return System.getProperty("os.name").startsWith("Windows") ? "nvcuda" : "libcuda.so.1";
    }

    private MethodHandle handle(String name, MemoryLayout... arguments) {
        return Linker.nativeLinker().downcallHandle(symbol(name), FunctionDescriptor.of(JAVA_INT, arguments));
    }

    /// A call that may be given arrays of the heap, which stay where they are meanwhile: for copies.
    private MethodHandle onHeap(String name, MemoryLayout... arguments) {
        return Linker.nativeLinker()
                .downcallHandle(symbol(name), FunctionDescriptor.of(JAVA_INT, arguments), Linker.Option.critical(true));
    }

    private MemorySegment symbol(String name) {
        return library.find(name).orElseThrow(() -> new DeviceFailure("the driver is too old: it has no " + name));
    }

    private static int call(MethodHandle handle, Object... arguments) {
        try {
            return (int) handle.invokeWithArguments(arguments);
        } catch (Throwable failed) {
            throw new DeviceFailure("the driver could not be called: " + failed);
        }
    }

    /// A call whose first argument is where the driver writes a number.
    private static int call(long[] out, MethodHandle handle, Object... rest) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(JAVA_LONG);
            Object[] all = new Object[rest.length + 1];
            all[0] = slot;
            System.arraycopy(rest, 0, all, 1, rest.length);
            int code = call(handle, all);
            out[0] = slot.get(JAVA_LONG, 0);
            return code;
        }
    }

    @Override
    public int initialise() {
        return call(init, 0);
    }

    @Override
    public int countDevices(int[] count) {
        long[] out = new long[1];
        int code = call(out, deviceCount);
        count[0] = (int) out[0];
        return code;
    }

    @Override
    public int name(int device, byte[] name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(name.length);
            int code = call(deviceName, text, name.length, device);
            MemorySegment.copy(text, JAVA_BYTE, 0, name, 0, name.length);
            return code;
        }
    }

    @Override
    public int attribute(int device, int which, int[] value) {
        long[] out = new long[1];
        int code = call(out, deviceAttribute, which, device);
        value[0] = (int) out[0];
        return code;
    }

    @Override
    public int retainContext(int device, long[] context) {
        return call(context, contextRetain, device);
    }

    @Override
    public int useContext(long context) {
        return call(contextUse, context);
    }

    @Override
    public int memory(long[] freeAndTotal) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slots = arena.allocate(JAVA_LONG, 2);
            int code = call(memoryInfo, slots, slots.asSlice(8));
            freeAndTotal[0] = slots.get(JAVA_LONG, 0);
            freeAndTotal[1] = slots.get(JAVA_LONG, 8);
            return code;
        }
    }

    @Override
    public int allocate(long bytes, long[] address) {
        return call(address, memoryAllocate, bytes);
    }

    @Override
    public int free(long address) {
        return call(memoryFree, address);
    }

    @Override
    public int upload(MemorySegment from, long to, long bytes) {
        return call(copyUp, to, from, bytes);
    }

    @Override
    public int download(long from, MemorySegment to, long bytes) {
        return call(copyDown, to, from, bytes);
    }

    @Override
    public int clear(long address, long bytes) {
        return call(memorySet, address, (byte) 0, bytes);
    }

    @Override
    public int load(String ptx, long[] module) {
        try (Arena arena = Arena.ofConfined()) {
            return call(module, moduleLoad, arena.allocateFrom(ptx));
        }
    }

    @Override
    public int function(long module, String name, long[] function) {
        try (Arena arena = Arena.ofConfined()) {
            return call(function, moduleFunction, module, arena.allocateFrom(name));
        }
    }

    @Override
    public int allowSharedMemory(long function, int bytes) {
        return call(functionSet, function, MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes);
    }

    @Override
    public int launch(long function, LaunchShape shape, MemorySegment parameters) {
        try {
            return (int) kernelLaunch.invokeExact(
                    function,
                    shape.blocks(),
                    shape.blocksAcross(),
                    1,
                    shape.threads(),
                    1,
                    1,
                    shape.sharedBytes(),
                    0L,
                    parameters,
                    MemorySegment.NULL);
        } catch (Throwable failed) {
            throw new DeviceFailure("the driver could not be called: " + failed);
        }
    }

    @Override
    public int synchronise() {
        return call(contextSynchronise);
    }

    @Override
    public String words(int code) {
        return text(errorName, code) + ", " + text(errorText, code);
    }

    private static String text(MethodHandle handle, int code) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(ADDRESS);
            if (call(handle, code, slot) != 0) return "error " + code;
            return slot.get(ADDRESS, 0).reinterpret(Long.MAX_VALUE).getString(0);
        }
    }
}
