package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.Locale;
import java.util.Optional;

/// A cell of a table.
///
/// @param text what a reader sees
/// @param value the same for a program, in full: what the CSV has
/// @param spread a standard error, shown small below
/// @param best whether it stands out
/// @param note a remark, shown below the table
/// @param timing whether it differs from run to run
public record TableCell(
        String text, String value, Optional<SpreadText> spread, boolean best, Optional<String> note, boolean timing) {
    /// A standard error, for the reader and in full.
    public record SpreadText(String text, double value) {}

    public static TableCell of(String text) {
        return new TableCell(text, text, Optional.empty(), false, Optional.empty(), false);
    }

    public static TableCell of(long number) {
        return of(Long.toString(number));
    }

    public static TableCell empty() {
        return of("");
    }

    /// A number, shown with so many decimals.
    public static TableCell number(double value, int decimals) {
        Check.finite(value, "number in a table");
        return new TableCell(
                fixed(value, decimals), Double.toString(value), Optional.empty(), false, Optional.empty(), false);
    }

    /// A number with its standard error, both shown with so many decimals.
    public static TableCell number(double value, double standardError, int decimals) {
        Check.finite(standardError, "standard error in a table");
        SpreadText spread = new SpreadText("\u00b1\u00a0" + fixed(standardError, decimals), standardError);
        return number(value, decimals).with(spread);
    }

    /// A time, in the unit that suits it; the CSV has seconds.
    public static TableCell seconds(double seconds) {
        return new TableCell(
                Seconds.text(seconds), Double.toString(seconds), Optional.empty(), false, Optional.empty(), true);
    }

    public TableCell asBest() {
        return new TableCell(text, value, spread, true, note, timing);
    }

    public TableCell noted(String remark) {
        return new TableCell(text, value, spread, best, Optional.of(remark), timing);
    }

    private TableCell with(SpreadText other) {
        return new TableCell(text, value, Optional.of(other), best, note, timing);
    }

    /// Whether it is set like a number: to the right.
    boolean isNumeric() {
        return text.isEmpty() || timing || text.matches("[-\u2212+<>\u2264\u2265~]?\\s?[0-9].*|[\u2013\u2014-]");
    }

    private static String fixed(double value, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value + 0.0);
        // A number that rounds to zero has no sign.
        return text.matches("-[0.]+") ? text.substring(1) : text.replace('-', '\u2212');
    }
}
