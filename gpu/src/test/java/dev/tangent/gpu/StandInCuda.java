package dev.tangent.gpu;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/// A driver without a device: memory is in arrays, kernels are only noted, and a call fails when it is told to.
@SuppressWarnings("restricted") // reads a kernel's arguments where the driver would
final class StandInCuda implements Cuda {
    static final int OUT_OF_MEMORY = 2;

    final List<String> launched = new ArrayList<>();
    final Map<Long, byte[]> memory = new HashMap<>();
    private final Map<String, Integer> failures = new HashMap<>();
    private final Map<Long, String> functions = new HashMap<>();
    private final Map<Long, Integer> allowed = new ConcurrentHashMap<>();
    private final int devices;
    private long next = 1L << 20;
    int opened;
    int loaded;
    int doubleRate = 2;
    boolean aMatrixNeedsCare;
    boolean pivotsAreNegative;
    boolean sumsAreOne;
    boolean aPointIsAHub;
    IntConsumer atAllowance = bytes -> {};
    private int calls;
    private int failingCall = -1;
    private boolean failsForGood;

    StandInCuda(int devices) {
        this.devices = devices;
    }

    /// From its `after`-th call on, counted from 0, a call returns this code.
    StandInCuda failing(String call, int after) {
        failures.put(call, after);
        return this;
    }

    /// Its n-th call of all, counted from 0, fails, and if need be all after it.
    StandInCuda failingAt(int call, boolean forGood) {
        failingCall = call;
        failsForGood = forGood;
        return this;
    }

    int calls() {
        return calls;
    }

    private int code(String call) {
        int number = calls++;
        if (number == failingCall || (failsForGood && number > failingCall)) return OUT_OF_MEMORY;
        int left = failures.getOrDefault(call, Integer.MAX_VALUE);
        if (left == Integer.MAX_VALUE) return 0;
        failures.put(call, Math.max(0, left - 1));
        return left <= 0 ? OUT_OF_MEMORY : 0;
    }

    @Override
    public int initialise() {
        opened++;
        return code("initialise");
    }

    @Override
    public int countDevices(int[] count) {
        count[0] = devices;
        return code("countDevices");
    }

    @Override
    public int name(int device, byte[] name) {
        byte[] text = "stand-in".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.arraycopy(text, 0, name, 0, text.length);
        return code("name");
    }

    @Override
    public int attribute(int device, int which, int[] value) {
        value[0] = which == 87 ? doubleRate : 64 << 10; // shared memory
        return code("attribute");
    }

    @Override
    public int retainContext(int device, long[] context) {
        context[0] = 7;
        return code("retainContext");
    }

    @Override
    public int useContext(long context) {
        return context == 7 ? code("useContext") : 1;
    }

    @Override
    public int memory(long[] freeAndTotal) {
        freeAndTotal[0] = 1L << 30;
        freeAndTotal[1] = 1L << 30;
        return code("memory");
    }

    @Override
    public int allocate(long bytes, long[] address) {
        int code = code("allocate");
        if (code != 0) return code;
        address[0] = next;
        memory.put(next, new byte[Math.toIntExact(bytes)]);
        next += bytes + 256;
        return 0;
    }

    @Override
    public int free(long address) {
        return memory.remove(address) == null ? 1 : code("free");
    }

    private MemorySegment at(long address, long bytes) {
        for (Map.Entry<Long, byte[]> piece : memory.entrySet()) {
            long from = address - piece.getKey();
            if (from >= 0 && from + bytes <= piece.getValue().length)
                return MemorySegment.ofArray(piece.getValue()).asSlice(from, bytes);
        }
        throw new AssertionError(bytes + " bytes at " + address + " are not the device's");
    }

    @Override
    public int upload(MemorySegment from, long to, long bytes) {
        at(to, bytes).copyFrom(from);
        return code("upload");
    }

    @Override
    public int download(long from, MemorySegment to, long bytes) {
        to.copyFrom(at(from, bytes));
        return code("download");
    }

    @Override
    public int clear(long address, long bytes) {
        at(address, bytes).fill((byte) 0);
        return code("clear");
    }

    @Override
    public int load(String ptx, long[] module) {
        module[0] = 1;
        loaded++;
        return ptx.contains(".visible .entry") ? code("load") : 1;
    }

    @Override
    public int function(long module, String name, long[] function) {
        function[0] = functions.size() + 1L;
        functions.put(function[0], name);
        return code("function");
    }

    @Override
    public int allowSharedMemory(long function, int bytes) {
        allowed.put(function, bytes);
        atAllowance.accept(bytes);
        return code("allowSharedMemory");
    }

    @Override
    public int launch(long function, LaunchShape shape, MemorySegment parameters) {
        launched.add(functions.get(function));
        if (aMatrixNeedsCare && launched.getLast().equals("localGaussian")) tell(argument(parameters, 9));
        if (pivotsAreNegative && launched.getLast().equals("factorTile")) tell(argument(parameters, 4));
        if (aPointIsAHub && launched.getLast().equals("sortMemberships")) tell(argument(parameters, 4));
        if (sumsAreOne && launched.getLast().equals("sumPartials")) {
            int width = (int) argument(parameters, 2);
            MemorySegment out = at(argument(parameters, 3), (long) Double.BYTES * width);
            for (int c = 0; c < width; c++) out.setAtIndex(ValueLayout.JAVA_DOUBLE_UNALIGNED, c, 1);
        }
        return shape.sharedBytes() > allowed.getOrDefault(function, 48 << 10) ? 1 : code("launch");
    }

    private void tell(long flag) {
        at(flag, Integer.BYTES).set(ValueLayout.JAVA_INT_UNALIGNED, 0, 1);
    }

    private static long argument(MemorySegment parameters, int index) {
        MemorySegment pointers = parameters.reinterpret(Long.BYTES * (index + 1L));
        return pointers.getAtIndex(ValueLayout.ADDRESS, index)
                .reinterpret(Long.BYTES)
                .get(ValueLayout.JAVA_LONG, 0);
    }

    @Override
    public int synchronise() {
        return code("synchronise");
    }

    @Override
    public String words(int code) {
        return code == OUT_OF_MEMORY ? "CUDA_ERROR_OUT_OF_MEMORY, out of memory" : "error " + code;
    }
}
