package dev.tangent.app.figure;

import dev.tangent.experiments.picture.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Numbers laid out along a line from one place to another, evenly or by their logarithm.
public record Axis(double low, double high, boolean logarithmic, double from, double to) {
    /// A range this wide is not seen on an even scale.
    private static final double WIDE = 30;

    /// A tick and what is written at it.
    public record Tick(double value, String text) {}

    /// Holds all these values with a little room around them; logarithmic where they span far and are positive.
    public static Axis around(double low, double high, double from, double to) {
        boolean logarithmic = low > 0 && high > WIDE * low;
        if (logarithmic) {
            double room = Math.pow(high / low, 0.06);
            return new Axis(low / room, high * room, true, from, to);
        }
        double room = high > low ? 0.08 * (high - low) : Math.max(1e-12, 0.5 * Math.abs(high));
        return new Axis(low >= 0 ? Math.max(0, low - room) : low - room, high + room, false, from, to);
    }

    public double at(double value) {
        double share = logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return from + Math.clamp(share, 0, 1) * (to - from);
    }

    /// Powers of ten on a logarithmic axis, round numbers on an even one.
    public List<Tick> ticks(int most) {
        List<Tick> ticks = new ArrayList<>();
        if (!logarithmic) {
            Ticks even = Ticks.between(low, high, most);
            even.values()
                    .forEach(value -> ticks.add(new Tick(value, even.step() < 1e-3 ? brief(value) : even.text(value))));
            return ticks;
        }
        int first = (int) Math.ceil(Math.log10(low) - 1e-9);
        int last = (int) Math.floor(Math.log10(high) + 1e-9);
        int step = Math.max(1, Math.ceilDiv(last - first + 1, most));
        for (int power = first; power <= last; power += step)
            ticks.add(new Tick(Math.pow(10, power), brief(Math.pow(10, power))));
        return ticks;
    }

    /// At most three digits, with an exponent where zeros would pile up: 0.05, 1e-6.
    public static String brief(double value) {
        double size = Math.abs(value);
        if (size == 0 || (size >= 1e-3 && size < 1e5)) return Ticks.plain(value);
        return String.format(Locale.ROOT, "%.2e", value)
                .replaceFirst("\\.?0*e", "e")
                .replaceFirst("e([+-])0*", "e$1")
                .replace("e+", "e")
                .replace('-', '\u2212');
    }
}
