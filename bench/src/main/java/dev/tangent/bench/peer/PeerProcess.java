package dev.tangent.bench.peer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A peer that runs beside us. It reads its data before it says `done` for the first time; then every command (a line)
/// is answered by lines `name figure` and `done`. An answer may take 300 seconds; a peer that fails or is late is
/// stopped, and what it has not answered stays unmeasured.
public final class PeerProcess implements AutoCloseable {
    private static final int TIMEOUT_SECONDS = 300;
    private static final String END = "end";

    private final Process process;
    private final Writer commands;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private boolean alive = true;

    PeerProcess(List<String> command, Map<String, String> environment, Path folder) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().putAll(environment);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        commands = process.outputWriter();
        BufferedReader reader = process.inputReader();
        Thread.ofVirtual().start(() -> listen(reader));
        answer();
    }

    private void listen(BufferedReader reader) {
        try {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) answers.add(line);
        } catch (IOException e) {
            // The process was stopped: what it has not said by now it will not say.
        }
        answers.add(END);
    }

    /// The figures a command gives; none once the peer has failed.
    public Map<String, Double> ask(String command) {
        if (!alive) return Map.of();
        try {
            commands.write(command + "\n");
            commands.flush();
        } catch (IOException e) {
            stop();
            return Map.of();
        }
        return answer();
    }

    private Map<String, Double> answer() {
        Map<String, Double> figures = new LinkedHashMap<>();
        try {
            while (true) {
                String line = answers.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
                if (line == null || line.equals(END)) {
                    stop();
                    return Map.of();
                }
                if (line.equals("done")) return figures;
                int space = line.indexOf(' ');
                figures.put(line.substring(0, space), Double.valueOf(line.substring(space + 1)));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
            return Map.of();
        }
    }

    private void stop() {
        alive = false;
        process.destroyForcibly();
    }

    @Override
    public void close() {
        stop();
    }
}
