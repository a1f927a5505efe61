package dev.tangent.present;

import dev.tangent.DimensionResult;
import dev.tangent.data.input.PointsInput;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What there is to say of the dimension of a cloud of points.
public final class DimensionSummary {
    private static final double[] EXPLAINED = {0.9, 0.95, 0.99};

    private DimensionSummary() {}

    /// What the estimates came to.
    ///
    /// @param run whose warnings come after those of the points
    public static Summary.AnalysisSummary of(
            String version, PointsInput points, DimensionResult result, RunSummary run) {
        return new Summary.AnalysisSummary(
                "dimension",
                version,
                PointsSummary.of(points, result.analysis().cloud()),
                Optional.empty(),
                found(result),
                words(result),
                FindingText.on(run, points.findings(), FrontWords.COMMAND_LINE));
    }

    private static Map<String, Object> found(DimensionResult result) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", result.dimension());
        found.put("likelihood", result.likelihood());
        found.put("likelihoodByNeighbours", result.likelihoods());
        found.put("spectrum", result.spectrum());
        return found;
    }

    private static Map<String, String> words(DimensionResult result) {
        int fewer = Math.max(result.likelihoods().firstKey(), result.neighbours() / 4);
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "dimension",
                String.format(
                        Locale.ROOT,
                        "%.2f by maximum likelihood, from %d neighbours; %.2f from %d",
                        result.likelihood(),
                        result.neighbours(),
                        result.likelihoods().get(fewer),
                        fewer));
        words.put("variance", "principal directions of a neighbourhood: " + directions(result));
        return words;
    }

    private static String directions(DimensionResult result) {
        return Arrays.stream(EXPLAINED)
                .mapToObj(part ->
                        String.format(Locale.ROOT, "%d carry %.0f %%", result.directionsExplaining(part), 100 * part))
                .collect(Collectors.joining(", "));
    }
}
