package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.Locale;

/// Seconds as people write them.
public final class Seconds {
    private Seconds() {}

    /// Three digits or so, in the unit that suits: 0.82 ms, 45 ms, 3.4 s, 12 min 5 s.
    public static String text(double seconds) {
        Check.that(seconds >= 0 && seconds < 1e9, "a duration must be between 0 and 1e9 s but is " + seconds);
        if (Math.round(seconds) >= 120) return Math.round(seconds) / 60 + " min " + Math.round(seconds) % 60 + " s";
        if (seconds < 0.9995) return number(1000 * seconds) + " ms";
        return number(seconds) + " s";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 0.995 ? "%.2f" : value < 9.95 ? "%.1f" : "%.0f", value);
    }
}
