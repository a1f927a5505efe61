package dev.tangent.present;

import dev.tangent.ManifoldEmbedding;
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
    public static RowTable table(ManifoldEmbedding.Result result) {
        List<String> header = new ArrayList<>();
        for (int t = 1; t <= result.dimension(); t++) header.add("e" + t);
        header.add("piece");
        return RowTable.numbered(header, result.cloud().rows(), (out, row) -> {
            for (int t = 0; t < result.dimension(); t++)
                out.cell(result.coordinates().at(row, t));
            out.cell(result.components().get(row));
        });
    }

    /// What the embedding came to.
    ///
    /// @param run whose warnings come after those of points and result
    public static Summary.AnalysisSummary of(
            String version, PointsInput points, ManifoldEmbedding.Result result, RunSummary run) {
        return new Summary.AnalysisSummary(
                "embed",
                version,
                PointsSummary.of(points, result.cloud()),
                Optional.of(result.method()),
                found(result),
                words(result),
                run.after(points.notesAnd(result.warnings())));
    }

    private static Map<String, Object> found(ManifoldEmbedding.Result result) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", result.dimension());
        found.put("dimensionEstimated", result.estimated());
        found.put("energies", result.energies());
        found.put("residual", result.residual());
        found.put("pieces", result.count());
        found.put("trustworthiness", result.preservation().trustworthiness());
        found.put("continuity", result.preservation().continuity());
        found.put("residualVariance", result.residualVariance());
        found.put("shortcuts", result.shortcuts());
        found.put("shortcutsCut", result.cut());
        result.landmarks().ifPresent(count -> found.put("landmarks", count));
        return found;
    }

    private static Map<String, String> words(ManifoldEmbedding.Result result) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("embedded", "in " + result.dimension() + " dimensions" + (result.estimated() ? " (estimated)" : ""));
        if (!result.energies().isEmpty()) words.put("eigen", EigenText.of(result.energies(), result.residual()));
        words.put(
                "preserved",
                String.format(
                        Locale.ROOT,
                        "neighbours: trustworthiness %.3f, continuity %.3f; distances: residual variance %.4f",
                        result.preservation().trustworthiness(),
                        result.preservation().continuity(),
                        result.residualVariance()));
        result.landmarks()
                .ifPresent(count -> words.put(
                        "landmarks", count + " points; all others are placed among them by their neighbours"));
        if (result.cut()) words.put("cut", result.shortcuts() + " shortcuts between folds");
        return words;
    }
}
