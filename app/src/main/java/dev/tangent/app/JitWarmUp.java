package dev.tangent.app;

import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.energy.WarmUp;
import java.io.File;
import java.util.Arrays;

/// JIT warm-up: vector code is compiled while the program starts and a large table is read.
final class JitWarmUp {
    /// Bytes of a table that is worth it: its job takes seconds.
    private static final long LARGE = 2_000_000;

    private static final String DESCRIBE = "describe";

    private JitWarmUp() {}

    /// Whether vector code will be of use. A table that is only described has no neighbourhoods: what warms up
    /// would take a processor from its columns.
    static boolean serves(String... args) {
        boolean large = Arrays.stream(args).anyMatch(word -> new File(word).length() >= LARGE);
        boolean limited = Arrays.stream(args).anyMatch(word -> word.startsWith("--threads"));
        return large && !limited && !args[0].equals(DESCRIBE);
    }

    /// Begins beside everything else, if the command line names a large file and a processor is free. Who
    /// says how many threads work does not want one more.
    static void before(String... args) {
        if (!serves(args) || Parallel.threads() == 1) return;
        // What goes wrong here goes wrong in earnest too, and is told there.
        Thread.ofPlatform()
                .daemon()
                .name("jit-warm-up")
                .uncaughtExceptionHandler((thread, failure) -> {})
                .start(() -> Parallel.on(1, WarmUp::run));
    }
}
