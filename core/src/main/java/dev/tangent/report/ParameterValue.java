package dev.tangent.report;

import dev.tangent.method.Origin;

/// A value and where it comes from.
///
/// @param value a number or a word
/// @param chosen by a search, or by what the data are
public record ParameterValue(Object value, boolean byDefault, boolean chosen) {
    public static ParameterValue of(Object value, Origin origin) {
        return new ParameterValue(value, origin == Origin.DEFAULT, origin == Origin.CHOSEN);
    }
}
