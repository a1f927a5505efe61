package dev.tangent.app.tuning;

import dev.tangent.learning.selection.Trial;
import dev.tangent.linalg.InvalidInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What each part of a search found, a line of JSON each, in a file that grows while the search runs.
///
/// The first line names the search: data, folds and seed. A line that was cut off when the search was ended is dropped.
/// Held-out predictions are kept, not errors, so that the same journal serves every measure.
public final class Journal {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final Map<String, List<Kept>> parts = new HashMap<>();

    /// One trial, without the fit.
    record Kept(Map<String, Object> parameters, double simplicity, double[] heldOut, Optional<Double> logEvidence) {}

    record Line(String part, List<Kept> trials) {}

    private Journal(Path file) {
        this.file = file;
    }

    /// Goes on with the journal of the same search, or begins one where there is no file.
    public static Journal of(Path file, SearchName search) {
        Journal journal = new Journal(file);
        try {
            if (!Files.exists(file) || Files.size(file) == 0) journal.append(search);
            else journal.read(search);
        } catch (IOException e) {
            throw new InvalidInput("cannot use the journal " + file + ": " + e.getMessage(), e);
        }
        return journal;
    }

    private void read(SearchName search) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') whole--;
        try {
            List<String> lines =
                    new String(bytes, 0, whole, StandardCharsets.UTF_8).lines().toList();
            if (lines.isEmpty()) throw new InvalidInput(file + " is not a journal of tangent tune");
            search.refuseOther(file, JSON.readValue(lines.getFirst(), SearchName.class));
            for (String text : lines.subList(1, lines.size())) {
                Line line = JSON.readValue(text, Line.class);
                parts.put(line.part, line.trials);
            }
        } catch (JacksonException e) {
            throw new InvalidInput(file + " is not a journal of tangent tune, or is damaged", e);
        }
        if (whole < bytes.length)
            try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
                channel.truncate(whole);
            }
    }

    Optional<List<Kept>> trials(String part) {
        return Optional.ofNullable(parts.get(part));
    }

    void add(String part, List<Trial> trials) {
        List<Kept> kept = trials.stream()
                .map(trial -> new Kept(
                        trial.parameters(), trial.simplicity(), trial.heldOut().values(), boxed(trial.logEvidence())))
                .toList();
        try {
            append(new Line(part, kept));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the journal " + file + ": " + e.getMessage(), e);
        }
    }

    private static Optional<Double> boxed(OptionalDouble value) {
        return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
    }

    private void append(Object line) throws IOException {
        Files.writeString(
                file, JSON.writeValueAsString(line) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
