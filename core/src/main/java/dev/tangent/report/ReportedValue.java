package dev.tangent.report;

import dev.tangent.ParameterValue;
import dev.tangent.method.ValueSource;

/// A value and where it comes from.
///
/// @param value a number or a word
/// @param chosen by a search, or by what the data are
public record ReportedValue(ParameterValue value, boolean byDefault, boolean chosen) {
    public static ReportedValue of(ParameterValue value, ValueSource origin) {
        return new ReportedValue(value, origin == ValueSource.DEFAULT, origin == ValueSource.CHOSEN);
    }
}
