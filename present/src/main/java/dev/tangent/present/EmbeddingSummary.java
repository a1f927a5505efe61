package dev.tangent.present;

import dev.tangent.EmbeddingResult;
import dev.tangent.Message;
import dev.tangent.data.input.PointsInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// An embedding as a table of its coordinates, and what there is to say of it.
public final class EmbeddingSummary {
    private EmbeddingSummary() {}

    /// Every row: its coordinates `e1`, `e2`, ..., and the connected component it is in.
    public static RowTable table(EmbeddingResult result) {
        List<String> header = new ArrayList<>();
        for (int t = 1; t <= result.dimension(); t++) header.add("e" + t);
        header.add("piece");
        return RowTable.numbered(header, result.analysis().cloud().rows(), (out, row) -> {
            for (int t = 0; t < result.dimension(); t++)
                out.cell(result.coordinates().at(row, t));
            out.cell(result.components().get(row));
        });
    }

    /// What the embedding came to.
    ///
    /// @param run whose warnings come after those of points and result
    public static Summary.AnalysisSummary of(
            String version, PointsInput points, EmbeddingResult result, RunSummary run) {
        return new Summary.AnalysisSummary(
                "embed",
                version,
                PointsSummary.of(points, result.analysis().cloud()),
                Optional.of(result.method()),
                found(result),
                words(result),
                FindingText.on(run.after(result.analysis().warnings()), points.findings(), FrontWords.COMMAND_LINE));
    }

    private static Map<String, Object> found(EmbeddingResult result) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", result.dimension());
        found.put("dimensionEstimated", result.estimated());
        found.put("energies", result.quality().energies());
        found.put("residual", result.quality().residual());
        found.put("pieces", result.count());
        found.put("trustworthiness", result.quality().trustworthiness());
        found.put("continuity", result.quality().continuity());
        found.put("residualVariance", result.quality().residualVariance());
        found.put("shortcuts", result.shortcuts().count());
        found.put("shortcutsCut", result.shortcuts().cut());
        result.landmarks().ifPresent(count -> found.put("landmarks", count));
        return found;
    }

    private static Map<String, String> words(EmbeddingResult result) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "embedded",
                "in " + Message.counted(result.dimension(), "dimension", "dimensions")
                        + (result.estimated() ? " (estimated)" : ""));
        if (!result.quality().energies().isEmpty())
            words.put(
                    "eigen",
                    EigenText.of(result.quality().energies(), result.quality().residual()));
        words.put(
                "preserved",
                String.format(
                        Locale.ROOT,
                        "neighbours: trustworthiness %.3f, continuity %.3f; distances: residual variance %.4f",
                        result.quality().trustworthiness(),
                        result.quality().continuity(),
                        result.quality().residualVariance()));
        result.landmarks()
                .ifPresent(count -> words.put(
                        "landmarks", count + " points; all others are placed among them by their neighbours"));
        if (result.shortcuts().cut())
            words.put("cut", Message.counted(result.shortcuts().count(), "shortcut", "shortcuts") + " between folds");
        return words;
    }
}
