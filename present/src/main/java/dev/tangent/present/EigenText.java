package dev.tangent.present;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Eigenvalues in words.
final class EigenText {
    private EigenText() {}

    static String of(List<Double> values, double residual) {
        return values.stream()
                .map(value -> String.format(Locale.ROOT, "%.3g", value))
                .collect(Collectors.joining(
                        ", ", "values ", String.format(Locale.ROOT, ", relative residual %.1e at most", residual)));
    }
}
