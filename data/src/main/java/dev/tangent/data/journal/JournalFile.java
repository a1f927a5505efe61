package dev.tangent.data.journal;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.tangent.InvalidInput;
import dev.tangent.Journal;
import dev.tangent.Journal.SearchName;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.ParameterJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Lines of JSON in a file that grows while a search runs: a header, then one line for each unit of the search.
///
/// A file of another search is refused, and so is what is no journal. A last line that was cut off when the search was
/// ended is dropped, and the file truncated before it. After a write that failed none follows, so that there is no such
/// line among others. May be used by several threads.
public final class JournalFile implements Journal {
    private static final JsonMapper JSON =
            JsonMapper.builder().addModule(ParameterJson.module()).build();

    private final Path file;
    private final String version;
    private final Map<String, List<Recorded>> units = new HashMap<>();
    private Optional<IOException> failure = Optional.empty();

    /// Nothing is opened before the search begins.
    ///
    /// @param version of the program; a journal of another one is refused
    public JournalFile(Path file, String version) {
        this.file = file;
        this.version = version;
    }

    /// What tells one search from another.
    ///
    /// @param version of the program that wrote the journal
    /// @param description the points' file and the counts, for people; it may differ between journals of one search
    /// @param fingerprint of all coordinates, labels and weights, wherever the files lie
    private record JournalHeader(
            @JsonProperty("tangent") String version,
            @JsonProperty("data") String description,
            String fingerprint,
            int folds,
            long seed) {
        JournalHeader {
            Objects.requireNonNull(version);
            Objects.requireNonNull(description);
            Objects.requireNonNull(fingerprint);
        }

        /// In which way another search is another; empty if it is the same. The fingerprint has the folds
        /// too, so it is asked last.
        String difference(JournalHeader other) {
            if (seed != other.seed) return "its seed is " + other.seed + ", not " + seed;
            if (folds != other.folds) return "its folds are " + other.folds + ", not " + folds;
            if (!fingerprint.equals(other.fingerprint)) return "its data are others (" + other.description + ")";
            return version.equals(other.version) ? "" : "it was written by Tangent " + other.version;
        }
    }

    /// One unit of the search.
    private record JournalLine(@JsonProperty("part") String key, List<Recorded> trials) {
        JournalLine {
            Objects.requireNonNull(key);
            trials = List.copyOf(trials);
            for (Recorded trial : trials) {
                Objects.requireNonNull(trial.parameters());
                Objects.requireNonNull(trial.heldOut());
            }
        }
    }

    /// Goes on with the journal of the same search, or begins one where there is no file.
    @Override
    public synchronized void begin(SearchName search) {
        JournalHeader header =
                new JournalHeader(version, search.data(), search.fingerprint(), search.folds(), search.seed());
        units.clear();
        try {
            if (!Files.exists(file) || Files.size(file) == 0) append(header);
            else read(header);
        } catch (IOException e) {
            throw new InvalidInput("cannot use the journal " + file + ": " + e.getMessage(), e);
        }
    }

    private void read(JournalHeader search) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') whole--;
        List<String> lines =
                new String(bytes, 0, whole, StandardCharsets.UTF_8).lines().toList();
        if (lines.isEmpty()) {
            beginAgain(search, new String(bytes, StandardCharsets.UTF_8));
            return;
        }
        refuseOther(search, parse(lines.getFirst(), JournalHeader.class));
        for (String text : lines.subList(1, lines.size())) {
            JournalLine line = parse(text, JournalLine.class);
            units.put(line.key, line.trials);
        }
        if (whole < bytes.length) cut(whole);
    }

    /// With the header alone, of which a part is there.
    private void beginAgain(JournalHeader search, String part) throws IOException {
        if (!line(search).startsWith(part)) throw new InvalidInput(file + " is not a journal of tangent tune");
        cut(0);
        append(search);
    }

    private void cut(long size) throws IOException {
        try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
            channel.truncate(size);
        }
    }

    private void refuseOther(JournalHeader search, JournalHeader found) {
        String difference = search.difference(found);
        if (!difference.isEmpty())
            throw new InvalidInput(
                    "%s %s belongs to another search: %s; name another file, or remove this one",
                    InputSubjects.JOURNAL, file, difference);
    }

    private <T> T parse(String text, Class<T> type) {
        try {
            // The text `null` is read as null.
            return Objects.requireNonNull(JSON.readValue(text, type));
        } catch (JacksonException | NullPointerException e) {
            throw new InvalidInput(file + " is not a journal of tangent tune, or is damaged", e);
        }
    }

    @Override
    public synchronized Optional<List<Recorded>> recall(String unit) {
        return Optional.ofNullable(units.get(unit));
    }

    /// Writes what a unit found before it returns.
    @Override
    public synchronized void record(String unit, List<Recorded> trials) {
        JournalLine line = new JournalLine(unit, trials);
        try {
            append(line);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the journal " + file + ": " + e.getMessage(), e);
        }
        units.put(unit, line.trials);
    }

    private void append(Object content) throws IOException {
        if (failure.isPresent()) throw failure.get();
        try {
            Files.writeString(file, line(content), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            failure = Optional.of(e);
            throw e;
        }
    }

    private static String line(Object content) {
        return JSON.writeValueAsString(content) + "\n";
    }
}
