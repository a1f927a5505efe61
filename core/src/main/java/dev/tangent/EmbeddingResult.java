package dev.tangent;

import dev.tangent.linalg.MatrixView;
import dev.tangent.report.MethodReport;
import java.util.List;
import java.util.OptionalInt;

/// An embedding and how it was made.
///
/// @param coordinates a row for each row of the points; each has mean square one in its connected component, but those
///     of Isomap are in the units of the points
/// @param components the connected component of each row; those of different components do not compare
/// @param estimated whether the dimension was
/// @param landmarks how many points were embedded, where all others were placed among them; all that is said of the
///     embedding is said of them
public record EmbeddingResult(
        MatrixView coordinates,
        List<Integer> components,
        boolean estimated,
        EmbeddingQuality quality,
        ShortcutReport shortcuts,
        OptionalInt landmarks,
        MethodReport method,
        AnalysisReport analysis) {
    public EmbeddingResult {
        components = List.copyOf(components);
    }

    /// Edges of the neighbour graph that join folds of the manifold.
    ///
    /// @param cut whether they were left out
    public record ShortcutReport(int count, boolean cut) {}

    public int dimension() {
        return coordinates.columns();
    }

    /// How many connected components the points fall into.
    public int count() {
        return 1 + components.stream().mapToInt(Integer::intValue).max().orElse(-1);
    }
}
