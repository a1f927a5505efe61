package dev.tangent.service.fit;

import dev.tangent.report.ImportanceReport;
import java.util.List;
import java.util.Optional;

/// Which columns matter, in the shape for clients.
///
/// @param error with all columns as they are
/// @param labels that were held out
/// @param repeats how often each was predicted with other rows' values
/// @param columns those first that matter most
record ImportanceView(String measure, double error, int labels, int repeats, List<ImportantColumn> columns) {
    /// One column.
    ///
    /// @param standardError absent where a single label was held out
    record ImportantColumn(String column, double increase, Optional<Double> standardError, boolean matters) {}

    static ImportanceView of(ImportanceReport report) {
        return new ImportanceView(
                report.measure().word(),
                report.error(),
                report.labels(),
                report.repeats(),
                report.columns().stream()
                        .map(each -> new ImportantColumn(
                                each.column(),
                                each.increase(),
                                Optional.of(each.standardError()).filter(Double::isFinite),
                                each.matters()))
                        .toList());
    }
}
