package dev.tangent.service.table;

import dev.tangent.data.table.Table;
import java.util.Map;
import java.util.Optional;

/// A generated table, and what is known of it beyond its cells.
///
/// @param truth for each target the column with its true values
/// @param poses how to draw a row, where rows are poses
public record Demo(Table table, Map<String, String> truth, Optional<Poses> poses) {
    /// A table of a user.
    static Demo none(Table table) {
        return new Demo(table, Map.of(), Optional.empty());
    }
}
