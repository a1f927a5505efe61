package dev.tangent.gpu;

import static dev.tangent.gpu.NativeLibrary.call;
import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.tangent.device.DeviceFailure;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.List;

/// The driver's library of this machine, `libcuda.so.1` (on Windows `nvcuda`).
@SuppressWarnings("restricted") // calls out of the virtual machine are what it is for
final class NativeCuda implements Cuda {
    private static final int MAX_DYNAMIC_SHARED_SIZE_BYTES = 8; // CU_FUNC_ATTRIBUTE_...

    private final MethodHandle init;
    private final MethodHandle deviceCount;
    private final MethodHandle deviceName;
    private final MethodHandle deviceAttribute;
    private final MethodHandle contextRetain;
    private final MethodHandle contextUse;
    private final MethodHandle memoryInfo;
    private final MethodHandle memoryAllocate;
    private final MethodHandle memoryFree;
    private final MethodHandle copyUp;
    private final MethodHandle copyDown;
    private final MethodHandle memorySet;
    private final MethodHandle moduleLoad;
    private final MethodHandle moduleFunction;
    private final MethodHandle functionSet;
    private final MethodHandle kernelLaunch;
    private final MethodHandle contextSynchronise;
    private final MethodHandle errorName;
    private final MethodHandle errorText;

    private NativeCuda(NativeLibrary driver) {
        init = driver.handle("cuInit", JAVA_INT);
        deviceCount = driver.handle("cuDeviceGetCount", ADDRESS);
        deviceName = driver.handle("cuDeviceGetName", ADDRESS, JAVA_INT, JAVA_INT);
        deviceAttribute = driver.handle("cuDeviceGetAttribute", ADDRESS, JAVA_INT, JAVA_INT);
        contextRetain = driver.handle("cuDevicePrimaryCtxRetain", ADDRESS, JAVA_INT);
        contextUse = driver.handle("cuCtxSetCurrent", JAVA_LONG);
        memoryInfo = driver.handle("cuMemGetInfo_v2", ADDRESS, ADDRESS);
        memoryAllocate = driver.handle("cuMemAlloc_v2", ADDRESS, JAVA_LONG);
        memoryFree = driver.handle("cuMemFree_v2", JAVA_LONG);
        copyUp = driver.onHeap("cuMemcpyHtoD_v2", JAVA_LONG, ADDRESS, JAVA_LONG);
        copyDown = driver.onHeap("cuMemcpyDtoH_v2", ADDRESS, JAVA_LONG, JAVA_LONG);
        memorySet = driver.handle("cuMemsetD8_v2", JAVA_LONG, JAVA_BYTE, JAVA_LONG);
        moduleLoad = driver.handle("cuModuleLoadData", ADDRESS, ADDRESS);
        moduleFunction = driver.handle("cuModuleGetFunction", ADDRESS, JAVA_LONG, ADDRESS);
        functionSet = driver.handle("cuFuncSetAttribute", JAVA_LONG, JAVA_INT, JAVA_INT);
        kernelLaunch = driver.handle(
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
        contextSynchronise = driver.handle("cuCtxSynchronize");
        errorName = driver.handle("cuGetErrorName", JAVA_INT, ADDRESS);
        errorText = driver.handle("cuGetErrorString", JAVA_INT, ADDRESS);
    }

    /// @throws DeviceFailure where the machine has none
    static Cuda open() {
        return NativeLibrary.find(List.of(libraryName()))
                .map(NativeCuda::new)
                .orElseThrow(() ->
                        new DeviceFailure(libraryName() + ", the driver of NVIDIA's devices, could not be opened"));
    }

    private static String libraryName() {
        return System.getProperty("os.name").startsWith("Windows") ? "nvcuda" : "libcuda.so.1";
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
            throw NativeLibrary.notCalled(failed);
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
            boolean known = call(handle, code, slot) == 0;
            return NativeLibrary.text(slot.get(ADDRESS, 0))
                    .filter(text -> known)
                    .orElse("error " + code);
        }
    }
}
