package dev.tangent.data.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.input.CoordinateColumn;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// A column that coordinates come from, in `model.json`.
///
/// @param kind numbers, dates or categories
/// @param categories in the order of their coordinates
record SavedColumn(
        String column,
        String kind,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> categories) {
    private static final String NUMBERS = "numbers";
    private static final String DATES = "dates";
    private static final String CATEGORIES = "categories";

    /// None where all are plain numbers: then the names say it all.
    static Optional<List<SavedColumn>> of(List<CoordinateColumn> columns) {
        return columns.stream().allMatch(CoordinateColumn.Numbers.class::isInstance)
                ? Optional.empty()
                : Optional.of(columns.stream().map(SavedColumn::of).toList());
    }

    private static SavedColumn of(CoordinateColumn column) {
        return switch (column) {
            case CoordinateColumn.Numbers numbers -> new SavedColumn(numbers.column(), NUMBERS, Optional.empty());
            case CoordinateColumn.Dates dates -> new SavedColumn(dates.column(), DATES, Optional.empty());
            case CoordinateColumn.Categories text ->
                new SavedColumn(text.column(), CATEGORIES, Optional.of(text.categories()));
        };
    }

    CoordinateColumn read() {
        Check.that(
                column != null && kind != null && categories != null, // a file may hold anything
                "a coordinate has no column or no kind");
        return switch (kind) {
            case NUMBERS -> new CoordinateColumn.Numbers(column);
            case DATES -> new CoordinateColumn.Dates(column);
            case CATEGORIES -> named(categories.orElseThrow());
            default -> throw new InvalidInput("column '" + column + "' is of a kind it calls '" + kind + "'");
        };
    }

    private CoordinateColumn named(List<String> names) {
        Check.that(
                !names.isEmpty() && new HashSet<>(names).size() == names.size(),
                "column '" + column + "' has no categories, or one of them twice");
        return new CoordinateColumn.Categories(column, names);
    }
}
