package dev.tangent.data.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `model.json`: all of a model that is no array. The component names are the keys.
///
/// @param statuses the words that the numbers in `statuses.npy` count
/// @param bars present where the model has error bars
record ModelHeader(
        String format,
        int version,
        List<String> columns,
        List<String> outputs,
        int neighbours,
        ExtensionRule rule,
        List<String> statuses,
        Optional<Bars> bars,
        Map<String, String> about) {
    static final String FORMAT = "tangent-model";
    static final int VERSION = 1;

    static final List<String> NEEDED = List.of("columns", "outputs", "neighbours", "rule", "statuses", "about");

    /// @param spreads of each output's labels
    record Bars(double lambda, List<Double> spreads) {}
}
