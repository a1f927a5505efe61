package dev.tangent.data.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Finds programs by trying them.
public final class ExternalProgram {
    /// Where Python may be. A machine often has several, and a package is with one of them only.
    public static final List<String> PYTHONS =
            List.of("python3", "/usr/bin/python3", "/usr/local/bin/python3", "python");

    private static final int TIMEOUT_SECONDS = 60;

    private ExternalProgram() {}

    /// The first of these that exists and does a test without an error.
    ///
    /// @param test arguments of the test
    public static Optional<String> first(List<String> programs, String... test) {
        return programs.stream().filter(program -> works(program, test)).findFirst();
    }

    private static boolean works(String program, String... test) {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(test));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (!ended) process.destroyForcibly();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
