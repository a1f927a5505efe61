package dev.tangent.bench.peer;

import dev.tangent.data.program.ExternalProgram;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Finds the programs that run peers, once and only when one is asked for, and starts scripts with them.
public final class Peers {
    private static final List<String> OCTAVES = List.of("octave-cli", "octave");
    private static final List<String> SCRIPTS = List.of(
            "rounds.py",
            "neighbours.py",
            "neighbours_sklearn.py",
            "regularizer.py",
            "job.py",
            "read_sparse.m",
            "read_dense.m",
            "cholesky.m",
            "solve.m");

    private final Path folder;
    private final Supplier<Optional<String>> python =
            once(() -> ExternalProgram.first(ExternalProgram.PYTHONS, "-c", "import scipy.spatial, scipy.sparse"));
    private final Supplier<Optional<String>> learning =
            once(() -> ExternalProgram.first(ExternalProgram.PYTHONS, "-c", "import sklearn"));
    private final Supplier<Optional<String>> octave = once(() -> ExternalProgram.first(OCTAVES, "--version"));

    public Peers(Path folder) {
        this.folder = folder;
        for (String script : SCRIPTS) extract(script);
    }

    public Optional<PeerProcess> python(String script, List<String> words) {
        return python(python.get(), script, words);
    }

    /// With the first Python that has scikit-learn, which need not be the one that has the newest SciPy.
    public Optional<PeerProcess> scikitLearn(String script, List<String> words) {
        return python(learning.get(), script, words);
    }

    private Optional<PeerProcess> python(Optional<String> interpreter, String script, List<String> words) {
        // Scripts share the cores among batches themselves; a threaded BLAS underneath would only get in the way.
        Map<String, String> oneThread = Map.of("OPENBLAS_NUM_THREADS", "1", "OMP_NUM_THREADS", "1");
        return interpreter.map(program -> start(List.of(program, script), words, oneThread));
    }

    public Optional<PeerProcess> octave(String script, List<String> words) {
        return octave.get().map(program -> start(List.of(program, "-qf", script), words, Map.of()));
    }

    private PeerProcess start(List<String> program, List<String> words, Map<String, String> environment) {
        List<String> command = new ArrayList<>(program);
        command.addAll(words);
        return new PeerProcess(command, environment, folder);
    }

    private static <T> Supplier<T> once(Supplier<T> search) {
        List<T> found = new ArrayList<>();
        return () -> {
            if (found.isEmpty()) found.add(search.get());
            return found.getFirst();
        };
    }

    private void extract(String script) {
        try (InputStream in = Peers.class.getResourceAsStream(script)) {
            if (in == null) throw new IllegalStateException("the script " + script + " is missing from the jar");
            Files.copy(in, folder.resolve(script), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
