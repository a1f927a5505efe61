package dev.tangent.experiments.survey;

import dev.tangent.InvalidInput;
import dev.tangent.data.program.ExternalProgram;
import dev.tangent.parallel.Parallel;
import dev.tangent.selection.SelectionSettings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A Python that has scikit-learn, and the script that runs its methods.
///
/// @param program what starts it
/// @param version of scikit-learn
public record ScikitLearn(String program, String version) {
    private static final String[] TEST = {"-c", "import sklearn; print(sklearn.__version__)"};
    private static final String SCRIPT = "peers.py";

    /// One of the machine's, if there is one.
    public static Optional<ScikitLearn> found() {
        return among(ExternalProgram.PYTHONS);
    }

    static Optional<ScikitLearn> among(List<String> programs) {
        return ExternalProgram.first(programs, TEST).map(program -> new ScikitLearn(program, version(program)));
    }

    /// The one asked for.
    ///
    /// @throws InvalidInput if it cannot be started or has no scikit-learn
    public static ScikitLearn of(String program) {
        return among(List.of(program))
                .orElseThrow(() -> new InvalidInput(
                        "--python must name a Python that has scikit-learn but is \"" + program + "\""));
    }

    private static String version(String program) {
        try {
            Process process = new ProcessBuilder(program, TEST[0], TEST[1])
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader lines = process.inputReader()) {
                return lines.lines().collect(Collectors.joining()).strip();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Runs the script on the tables in a folder.
    ///
    /// @param log receives a line for each finished task
    void run(Path folder, int[] labels, Consumer<String> log) {
        Path errors = folder.resolve("errors.txt");
        try {
            extract(folder.resolve(SCRIPT));
            ProcessBuilder builder = new ProcessBuilder(
                            program,
                            SCRIPT,
                            ".",
                            Arrays.stream(labels)
                                    .mapToObj(count -> count + ":" + SelectionSettings.usualFolds(count))
                                    .collect(Collectors.joining(",")),
                            Integer.toString(Parallel.threads()))
                    .directory(folder.toFile())
                    .redirectError(errors.toFile());
            // The script has a process for each core; a threaded BLAS underneath would only get in the way.
            builder.environment().putAll(Map.of("OPENBLAS_NUM_THREADS", "1", "OMP_NUM_THREADS", "1"));
            int exit = finished(builder.start(), log);
            if (exit != 0) throw new IOException("scikit-learn's script failed: " + last(errors));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int finished(Process process, Consumer<String> log) throws IOException {
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine())
                log.accept("scikit-learn: " + line);
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroy();
        }
    }

    /// Python's message comes last, below its trace.
    private static String last(Path errors) throws IOException {
        List<String> lines = Files.readAllLines(errors);
        return lines.isEmpty() ? "no message" : lines.getLast();
    }

    private static void extract(Path file) throws IOException {
        try (InputStream in = ScikitLearn.class.getResourceAsStream(SCRIPT)) {
            if (in == null) throw new IllegalStateException("the script " + SCRIPT + " is missing from the jar");
            Files.copy(in, file);
        }
    }
}
