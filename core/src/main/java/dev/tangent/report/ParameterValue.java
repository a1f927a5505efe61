package dev.tangent.report;

import dev.tangent.method.ValueSource;

/// A value and where it comes from.
///
/// @param value a number or a word
/// @param chosen by a search, or by what the data are
public record ParameterValue(Object value, boolean byDefault, boolean chosen) {
    public static ParameterValue of(Object value, ValueSource origin) {
        return new ParameterValue(value, origin == ValueSource.DEFAULT, origin == ValueSource.CHOSEN);
    }
}
