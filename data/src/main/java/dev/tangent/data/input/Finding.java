package dev.tangent.data.input;

import dev.tangent.Message;
import java.util.List;

/// Something about a table that a person should know before anything is learnt from it: what was decided although
/// nobody said so, or what is most likely not meant.
///
/// @param columns it is about; none where it is about the whole table
/// @param words a sentence with the way out
public record Finding(FindingKind kind, List<String> columns, Message words) {
    public Finding {
        columns = List.copyOf(columns);
    }

    static Finding of(FindingKind kind, String column, String format, Object... parts) {
        return new Finding(kind, List.of(column), Message.of(format, parts));
    }

    /// Whether it is to be looked at, rather than only told.
    public boolean isDoubt() {
        return kind.isDoubt();
    }
}
