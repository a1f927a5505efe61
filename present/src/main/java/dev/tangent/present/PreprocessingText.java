package dev.tangent.present;

import dev.tangent.Message;
import dev.tangent.report.CloudReport.PreprocessingReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What happened to points and columns before anything else, in words.
final class PreprocessingText {
    private static final int MOST_NAMES = 6;

    private PreprocessingText() {}

    /// Columns that are no coordinates, and why.
    static Optional<String> ignored(PointsSummary points) {
        if (points.coordinates().ignored().isEmpty()) return Optional.empty();
        List<String> words = new ArrayList<>();
        points.coordinates().ignoredBecause().forEach((column, reason) -> words.add(column + " (" + reason + ")"));
        int shown = Math.min(MOST_NAMES, words.size());
        String more = shown < words.size() ? " and " + (words.size() - shown) + " more" : "";
        return Optional.of(
                String.join(", ", words.subList(0, shown)) + more + "; named as columns they are taken all the same");
    }

    static String scaling(PreprocessingReport done) {
        return switch (done.standardise()) {
            case "scale" -> "scaled by their standard deviations: " + done.reason();
            case "robust" -> "scaled by their interquartile ranges: " + done.reason();
            default -> "not scaled: " + done.reason();
        };
    }

    /// Empty where all rows are complete.
    ///
    /// @param statuses whether each row has a status
    static Optional<String> missing(PreprocessingReport done, boolean statuses) {
        if (done.incomplete() == 0) return Optional.empty();
        String count = Message.counted(done.incomplete(), "row lacks ", "rows lack ") + "coordinates, " + done.cells()
                + " in all: ";
        return Optional.of(count
                + (done.way().isEmpty() ? "not used" : "by " + done.way())
                + (statuses
                        ? " (status "
                                + (done.way().isEmpty() ? "dropped)" : "imputed, or dropped where all are missing)")
                        : ""));
    }
}
