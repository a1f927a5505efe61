package dev.tangent.service.table;

import dev.tangent.report.LabelSuggestions;
import java.util.List;

/// What clients are told about rows to label next.
///
/// @param by `variance`, `distance` or, of classes, `doubt`: what the suggestions bring down
/// @param candidates how many points were looked at
/// @param points how many distinct ones there are
public record RowsToLabel(String by, List<LabelSuggestions.RowSuggestion> next, int candidates, int points) {
    private static final String DISTANCE = "distance";

    /// Every place has a label.
    public static RowsToLabel none(int points) {
        return new RowsToLabel(DISTANCE, List.of(), 0, points);
    }

    public static RowsToLabel of(LabelSuggestions found) {
        String by = switch (found.design()) {
            case VARIANCE -> "variance";
            case SPACE_FILLING -> DISTANCE;
            case CLASS_UNCERTAINTY -> "doubt";
        };
        return new RowsToLabel(by, found.next(), found.candidates(), found.points());
    }
}
