package dev.tangent.data.journal;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.tangent.linalg.InvalidInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Lines of JSON in a file that grows while a search runs: a header, then one line for each part of the search.
///
/// A file of another search is refused, and so is what is no journal. A last line that was cut off when the search was
/// ended is dropped, and the file truncated before it. Held-out predictions are kept, not errors, so that one journal
/// serves every measure. May be used by several threads.
public final class JournalFile {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final Map<String, List<Trial>> parts = new HashMap<>();

    /// What tells one search from another.
    ///
    /// @param version of Tangent that wrote the journal
    /// @param description the points' file and the counts, for people; it may differ between journals of one search
    /// @param fingerprint of all coordinates, labels and weights, wherever the files lie
    public record Header(
            @JsonProperty("tangent") String version,
            @JsonProperty("data") String description,
            String fingerprint,
            int folds,
            long seed) {
        public Header {
            Objects.requireNonNull(version);
            Objects.requireNonNull(description);
            Objects.requireNonNull(fingerprint);
        }

        private void refuseOther(Path journal, Header other) {
            String difference = !fingerprint.equals(other.fingerprint)
                    ? "its data are others (" + other.description + ")"
                    : seed != other.seed
                            ? "its seed is " + other.seed + ", not " + seed
                            : folds != other.folds
                                    ? "its folds are " + other.folds + ", not " + folds
                                    : !version.equals(other.version)
                                            ? "it was written by Tangent " + other.version
                                            : "";
            if (!difference.isEmpty())
                throw new InvalidInput("--journal " + journal + " belongs to another search: " + difference
                        + "; name another file, or remove this one");
        }
    }

    /// One part of the search.
    public record Line(@JsonProperty("part") String key, List<Trial> trials) {
        public Line {
            Objects.requireNonNull(key);
            trials = List.copyOf(trials);
        }
    }

    /// One setting of the parameters, without the fit.
    ///
    /// @param heldOut what was predicted for each label by the fold that did not have it
    /// @param logEvidence where the method has one
    public record Trial(
            Map<String, Object> parameters, double simplicity, double[] heldOut, OptionalDouble logEvidence) {
        public Trial {
            parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
            Objects.requireNonNull(heldOut);
        }
    }

    private JournalFile(Path file) {
        this.file = file;
    }

    /// Goes on with the journal of the same search, or begins one where there is no file.
    public static JournalFile open(Path file, Header search) {
        JournalFile journal = new JournalFile(file);
        try {
            if (!Files.exists(file) || Files.size(file) == 0) journal.append(search);
            else journal.read(search);
        } catch (IOException e) {
            throw new InvalidInput("cannot use the journal " + file + ": " + e.getMessage(), e);
        }
        return journal;
    }

    private void read(Header search) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') whole--;
        List<String> lines =
                new String(bytes, 0, whole, StandardCharsets.UTF_8).lines().toList();
        if (lines.isEmpty()) throw new InvalidInput(file + " is not a journal of tangent tune");
        search.refuseOther(file, parse(lines.getFirst(), Header.class));
        for (String text : lines.subList(1, lines.size())) {
            Line line = parse(text, Line.class);
            parts.put(line.key, line.trials);
        }
        if (whole < bytes.length)
            try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
                channel.truncate(whole);
            }
    }

    private <T> T parse(String text, Class<T> type) {
        try {
            // The text `null` is read as null.
            return Objects.requireNonNull(JSON.readValue(text, type));
        } catch (JacksonException | NullPointerException e) {
            throw new InvalidInput(file + " is not a journal of tangent tune, or is damaged", e);
        }
    }

    /// What a part found, if the search has been through it.
    public synchronized Optional<List<Trial>> trials(String key) {
        return Optional.ofNullable(parts.get(key));
    }

    /// Writes what a part found before it returns.
    public synchronized void add(String key, List<Trial> trials) {
        Line line = new Line(key, trials);
        try {
            append(line);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the journal " + file + ": " + e.getMessage(), e);
        }
        parts.put(key, line.trials);
    }

    private void append(Object line) throws IOException {
        Files.writeString(
                file, JSON.writeValueAsString(line) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
