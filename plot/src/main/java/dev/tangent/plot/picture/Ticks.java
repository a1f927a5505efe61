package dev.tangent.plot.picture;

import dev.tangent.Check;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Round numbers for an axis: multiples of 1, 2 or 5 times a power of ten.
public record Ticks(double step, List<Double> values) {
    public Ticks {
        values = List.copyOf(values);
    }

    /// The multiples within [low, high] of the smallest round step that gives at most `most` of them, more or less.
    public static Ticks between(double low, double high, int most) {
        Check.that(low < high, "axis must have low < high but has " + low + " and " + high);
        Check.atLeast(1, most, "number of ticks");
        double rough = (high - low) / most;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double share = rough / power;
        double step = power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
        List<Double> values = new ArrayList<>();
        for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++) values.add(i * step);
        return new Ticks(step, values);
    }

    /// A number by itself, to three digits: 10, 0.5, 1.25.
    public static String plain(double value) {
        return new BigDecimal(value)
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString()
                .replace('-', '\u2212');
    }

    /// With no more decimals than the step needs, and a true minus sign.
    public String text(double value) {
        int decimals = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
        return String.format(Locale.ROOT, "%." + decimals + "f", value + 0.0).replace('-', '\u2212');
    }
}
