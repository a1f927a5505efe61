package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How a command went, whatever it did.
///
/// @param notes what the results mean, a sentence for each subject; for people alone
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage, in order
/// @param output the files written, absent for standard output
public record RunSummary(
        @JsonIgnore Map<String, String> notes,
        List<String> warnings,
        Map<String, Double> seconds,
        Optional<String> output) {
    /// Without notes.
    public RunSummary(List<String> warnings, Map<String, Double> seconds, Optional<String> output) {
        this(Map.of(), warnings, seconds, output);
    }

    public RunSummary {
        notes = Collections.unmodifiableMap(new LinkedHashMap<>(notes));
    }

    /// With other warnings before its own.
    public RunSummary after(List<String> first) {
        List<String> all = new ArrayList<>(first);
        all.addAll(warnings);
        return new RunSummary(notes, all, seconds, output);
    }
}
