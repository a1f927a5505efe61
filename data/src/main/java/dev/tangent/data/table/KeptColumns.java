package dev.tangent.data.table;

import java.util.List;

/// Columns whose cells are kept as the file has them, so that they can be written again.
///
/// @param all every column; then `names` is empty
public record KeptColumns(boolean all, List<String> names) {
    /// No column.
    public static final KeptColumns NONE = new KeptColumns(false, List.of());

    /// Every column.
    public static final KeptColumns ALL = new KeptColumns(true, List.of());

    /// Some columns, in this order.
    public static KeptColumns of(List<String> names) {
        return new KeptColumns(false, List.copyOf(names));
    }

    boolean keeps(String name) {
        return all || names.contains(name);
    }
}
