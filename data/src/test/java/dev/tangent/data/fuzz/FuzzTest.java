package dev.tangent.data.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Of changed files every reader makes something or refuses them in one line: no other exception, nothing that takes
/// ten seconds, and no more memory than a multiple of the file's size.
///
/// `-Dtangent.fuzz.seconds=N` gives each reader so long, `-Dtangent.fuzz.seed=N` begins elsewhere, and what was found
/// is written to the folder `-Dtangent.fuzz.found=DIR`.
@Tag("full")
class FuzzTest {
    private static final double SECONDS = Double.parseDouble(System.getProperty("tangent.fuzz.seconds", "1.5"));
    private static final long SEED = Long.getLong("tangent.fuzz.seed", 1);
    private static final long MOST_NANOS = Duration.ofSeconds(10).toNanos();

    /// What reading begins with, whatever the file: buffers, and pages of a workbook.
    private static final long LEAST_BYTES = 64 << 20;

    private static final long BYTES_PER_BYTE = 5_000;
    private static final int MOST_FOUND = 20;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Map<String, String> found = new TreeMap<>();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    @Timeout(3600)
    void readsOrRefuses(FuzzedReader reader) throws IOException {
        List<byte[]> seeds = new ArrayList<>(reader.seeds(folder));
        Mutator mutator = new Mutator(SEED);
        Path file = folder.resolve("input" + reader.ending());
        long end = System.nanoTime() + (long) (SECONDS * 1e9);
        int tried = 0;
        int read = 0;
        for (byte[] seed : seeds) if (isRead(reader, seed, file)) read++;
        assertThat(read).as("files that are changed, which can be read").isPositive();
        while (System.nanoTime() < end && found.size() < MOST_FOUND) {
            byte[] seed = seeds.get(mutator.below(seeds.size()));
            byte[] other = seeds.get(mutator.below(seeds.size()));
            if (isRead(reader, reader.changed(seed, other, mutator, folder), file)) read++;
            tried++;
        }
        System.out.println("fuzzed " + reader + ": " + tried + " files, of which " + read + " were read");
        assertThat(found.values()).isEmpty();
        assertThat(tried).isPositive();
    }

    /// Whether it was read, and not refused.
    private boolean isRead(FuzzedReader reader, byte[] input, Path file) throws IOException {
        Files.write(file, input);
        long began = threads.getCurrentThreadCpuTime(); // of a busy machine no clock is to be trusted
        long before = threads.getCurrentThreadAllocatedBytes();
        try {
            reader.read(file);
            return true;
        } catch (InvalidInput e) {
            String said = e.getMessage();
            if (said == null || said.isBlank() || said.contains("\n")) keep(reader, "not one line: " + said, e, input);
            return false;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            keep(reader, e.getClass().getName() + " at " + place(e), e, input);
            return false;
        } finally {
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            if (allocated > LEAST_BYTES + BYTES_PER_BYTE * input.length)
                keep(reader, (allocated >> 20) + " MB for " + input.length + " bytes", new Throwable(), input);
            if (threads.getCurrentThreadCpuTime() - began > MOST_NANOS)
                keep(reader, "more than 10 s", new Throwable(), input);
        }
    }

    /// Once for each place in the code.
    private void keep(FuzzedReader reader, String what, Throwable thrown, byte[] input) throws IOException {
        String kept = System.getProperty("tangent.fuzz.found");
        if (found.containsKey(what)) return;
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        found.put(what, reader + ": " + what + "\n" + trace);
        if (kept == null) return;
        Path to = Files.createDirectories(Path.of(kept));
        Files.write(to.resolve(reader + "-" + found.size() + reader.ending()), input);
    }

    /// Where in the project, or else where at all.
    private static String place(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        for (StackTraceElement each : trace) if (each.getClassName().startsWith("dev.tangent.")) return each.toString();
        return trace.length == 0 ? "" : trace[0].toString();
    }
}
