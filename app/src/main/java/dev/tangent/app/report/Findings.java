package dev.tangent.app.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a command found out about points without labels. The component names are the keys of the JSON object.
///
/// @param method absent where none was used
/// @param found the results, by name
/// @param words the same for people, one line a subject
/// @param output the files written, absent for standard output
public record Findings(
        String command,
        String version,
        Summary.Points points,
        Optional<Summary.MethodUsed> method,
        Map<String, Object> found,
        @JsonIgnore Map<String, String> words,
        List<String> warnings,
        Map<String, Double> seconds,
        Optional<String> output) {}
