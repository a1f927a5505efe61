package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The kernels of one CUDA source, compiled for a device: loaded on first use, kept as long as the process.
final class KernelFile {
    /// Dynamic shared memory that a kernel has without asking.
    private static final int ALLOWED_BY_ITSELF = 48 << 10;

    private final Driver driver;
    private final String name;
    private final Map<String, Long> functions = new ConcurrentHashMap<>(); // several computations may be under way
    private final Map<String, Integer> shared = new HashMap<>();
    private long module;

    KernelFile(Driver driver, String name) {
        this.driver = driver;
        this.name = name;
    }

    void launch(String kernel, LaunchShape shape, Object... arguments) {
        long function = functions.computeIfAbsent(kernel, this::find);
        allow(kernel, function, shape.sharedBytes());
        driver.launch(kernel, function, shape, arguments);
    }

    /// One at a time, so that no computation takes back what another has just been allowed.
    private synchronized void allow(String kernel, long function, int sharedBytes) {
        if (sharedBytes <= shared.getOrDefault(kernel, ALLOWED_BY_ITSELF)) return;
        driver.allowSharedMemory(function, sharedBytes);
        shared.put(kernel, sharedBytes);
    }

    private long find(String kernel) {
        return driver.function(load(), kernel);
    }

    /// Compiles the kernels unless that was done.
    synchronized long load() {
        if (module == 0) module = driver.load(ptx(name), name);
        return module;
    }

    /// The compiled text of a source.
    static String ptx(String name) {
        try (InputStream in = KernelFile.class.getResourceAsStream(name + ".ptx")) {
            if (in == null) throw new DeviceFailure("this program comes without the kernels " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
