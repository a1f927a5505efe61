package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The kernels of one CUDA source, compiled for a device: loaded on first use, kept as long as the process.
final class KernelFile {
    private final Driver driver;
    private final String name;
    private final Map<String, Long> functions = new ConcurrentHashMap<>(); // several computations may be under way
    private final Map<String, Integer> shared = new ConcurrentHashMap<>();
    private long module;

    KernelFile(Driver driver, String name) {
        this.driver = driver;
        this.name = name;
    }

    void launch(String kernel, LaunchShape shape, Object... arguments) {
        long function = functions.computeIfAbsent(kernel, this::find);
        if (shape.sharedBytes() > shared.getOrDefault(kernel, 48 << 10)) {
            driver.allowSharedMemory(function, shape.sharedBytes());
            shared.put(kernel, shape.sharedBytes());
        }
        driver.launch(kernel, function, shape, arguments);
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
