package dev.tangent.data.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The rows of a table in a file, which can be gone through more than once.
public interface TableSource {
    /// The names of the columns; empty where the format has none and the first row may hold them.
    Optional<List<String>> names();

    /// Whether columns have names of their own, or may have.
    default boolean named() {
        return true;
    }

    /// Whether commas separate cells, so that decimals have a point.
    default boolean separatesByCommas() {
        return false;
    }

    /// The number of rows, where it is known without a pass.
    default OptionalInt size() {
        return OptionalInt.empty();
    }

    /// One pass over all rows, until the sink has enough. Every row has as many cells as the first.
    void rows(CellSink sink) throws IOException;

    /// What to call the number of a row in messages: `line` or `row`.
    default String rowWord() {
        return "line";
    }

    /// What was guessed or changed, a sentence each, for whoever gave the file; complete after a pass.
    default List<String> notes() {
        return List.of();
    }
}
