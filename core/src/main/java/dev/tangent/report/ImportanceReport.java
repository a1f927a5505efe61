package dev.tangent.report;

import dev.tangent.method.MeasureKind;
import java.util.List;

/// Which columns matter to a fit: how much larger its error on held-out labels becomes where one column has the values
/// of other rows (permutation importance, Breiman 2001). Of columns that say the same each is dispensable, and so all
/// may seem to matter little.
///
/// @param measure mean absolute error, of several outputs in units of each one's standard deviation; of classes log
///     loss
/// @param error with all columns as they are
/// @param labels that were held out
/// @param repeats how often each label was predicted with other values of each column
/// @param columns those first that matter most
public record ImportanceReport(
        MeasureKind measure, double error, int labels, int repeats, List<ColumnImportance> columns) {
    public ImportanceReport {
        columns = List.copyOf(columns);
    }

    /// One column.
    ///
    /// @param increase of the error; below zero by chance
    /// @param standardError of the increase over the labels
    public record ColumnImportance(String column, double increase, double standardError) {
        /// Whether the increase is more than chance makes of a column that says nothing.
        public boolean matters() {
            return increase > 2 * standardError;
        }
    }

    /// Columns that matter, those first that matter most.
    public List<ColumnImportance> mattering() {
        return columns.stream().filter(ColumnImportance::matters).toList();
    }
}
