package dev.tangent.bench.report;

import java.util.Locale;
import java.util.OptionalDouble;

/// A figure that must not exceed a limit. Without a figure, as when a peer is missing, it is not measured.
public record Threshold(String what, OptionalDouble figure, double limit) {
    public static Threshold atMost(double limit, double figure, String what) {
        return new Threshold(what, Double.isNaN(figure) ? OptionalDouble.empty() : OptionalDouble.of(figure), limit);
    }

    public String markdown() {
        String bound = what + ": at most " + number(limit) + " wanted, ";
        if (figure.isEmpty()) return bound + "not measured";
        return bound + "**" + number(figure.getAsDouble()) + "**, " + (met() ? "met" : "**missed**");
    }

    public boolean met() {
        return figure.isPresent() && figure.getAsDouble() <= limit;
    }

    private static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e6) return String.format(Locale.ROOT, "%.0f", value);
        return String.format(Locale.ROOT, "%.3g", value);
    }
}
