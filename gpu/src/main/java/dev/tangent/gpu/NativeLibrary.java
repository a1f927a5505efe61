package dev.tangent.gpu;

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
import java.util.Optional;

/// A C library of this machine, whose calls return a code. It stays open as long as the process.
@SuppressWarnings("restricted") // calls out of the virtual machine are what it is for
record NativeLibrary(String name, SymbolLookup symbols) {
    /// The first of these that there is.
    ///
    /// @param names or paths
    static Optional<NativeLibrary> find(Iterable<String> names) {
        for (String name : names) {
            try {
                return Optional.of(new NativeLibrary(name, SymbolLookup.libraryLookup(name, Arena.global())));
            } catch (IllegalArgumentException | IllegalCallerException absent) {
                // the next, then
            }
        }
        return Optional.empty();
    }

    MethodHandle handle(String call, MemoryLayout... arguments) {
        return Linker.nativeLinker().downcallHandle(symbol(call), FunctionDescriptor.of(JAVA_INT, arguments));
    }

    /// A call that may be given arrays of the heap, which stay where they are meanwhile: for copies.
    MethodHandle onHeap(String call, MemoryLayout... arguments) {
        return Linker.nativeLinker()
                .downcallHandle(symbol(call), FunctionDescriptor.of(JAVA_INT, arguments), Linker.Option.critical(true));
    }

    private MemorySegment symbol(String call) {
        return symbols.find(call).orElseThrow(() -> new DeviceFailure(name + " is too old: it has no " + call));
    }

    static int call(MethodHandle handle, Object... arguments) {
        try {
            return (int) handle.invokeWithArguments(arguments);
        } catch (Throwable failed) {
            throw notCalled(failed);
        }
    }

    /// A call whose first argument is where the library writes a number.
    static int call(long[] out, MethodHandle handle, Object... rest) {
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

    /// The text that a library points to; empty where it points nowhere.
    static Optional<String> text(MemorySegment pointer) {
        return pointer.address() == 0
                ? Optional.empty()
                : Optional.of(pointer.reinterpret(Long.MAX_VALUE).getString(0));
    }

    static DeviceFailure notCalled(Throwable failed) {
        return new DeviceFailure("a library of the device could not be called: " + failed);
    }
}
