package dev.tangent.app.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How a command went, whatever it did.
///
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage, in order
/// @param output the files written, absent for standard output
public record RunSummary(List<String> warnings, Map<String, Double> seconds, Optional<String> output) {}
