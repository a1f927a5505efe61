package dev.tangent.data.input;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What one column of a table holds, and what becomes of it.
///
/// @param unit what its name says that its numbers are in, empty where it says nothing
/// @param missing how many cells are
/// @param distinct how many different values the others have
/// @param range of its numbers; absent where it has none
/// @param commonest of a text, the values that stand there most often, and how often
/// @param use what becomes of it
/// @param reason why, where that is not plain; may be empty
public record ColumnDescription(
        String name,
        ColumnType type,
        String unit,
        int missing,
        int distinct,
        Optional<ColumnRange> range,
        Map<String, Integer> commonest,
        ColumnUse use,
        String reason) {
    /// What the cells are that are not missing.
    public enum ColumnType {
        NUMBER("number"),
        WHOLE("whole number"),
        TEXT("text"),
        DATE("date"),
        MIXED("numbers and text"),
        EMPTY("empty");

        private final String word;

        ColumnType(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    /// What a column is for.
    public enum ColumnUse {
        COORDINATE("coordinate"),
        TARGET("target"),
        WEIGHT("weight"),
        IGNORED("ignored"),
        LEFT_OUT("left out");

        private final String word;

        ColumnUse(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    /// The numbers of a column.
    ///
    /// @param counts how many are in each of equal parts from the least to the most
    public record ColumnRange(double least, double most, List<Integer> counts) {
        public ColumnRange {
            counts = List.copyOf(counts);
        }
    }
}
