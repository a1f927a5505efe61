package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Numbers laid out along a line from one place to another, evenly or by their logarithm.
public record Axis(double low, double high, boolean logarithmic, double from, double to) {
    private static final int FEW = 3;
    private static final double SMALL = 1e-3;
    private static final double LARGE = 1e7;

    /// A tick and what is written at it.
    public record Tick(double value, String text) {}

    public Axis {
        Check.that(low < high, "axis must have low < high but has " + low + " and " + high);
        Check.that(!logarithmic || low > 0, "a logarithmic axis must begin above 0 but begins at " + low);
    }

    /// Holds all these values with a little room around them.
    ///
    /// @param wide values that span more than this factor, and are positive, are laid out by their logarithm
    public static Axis around(double low, double high, double wide, double from, double to) {
        return low > 0 && high > wide * low ? logarithmic(low, high, from, to) : linear(low, high, from, to);
    }

    /// Laid out by the logarithm, with a little room.
    public static Axis logarithmic(double low, double high, double from, double to) {
        double room = high > low ? Math.pow(high / low, 0.06) : 2;
        return new Axis(low / room, high * room, true, from, to);
    }

    /// From the first to the last value by their logarithm, without room; a single value lies in the middle.
    public static Axis ends(double low, double high, double from, double to) {
        return low < high ? new Axis(low, high, true, from, to) : logarithmic(low, high, from, to);
    }

    /// Laid out evenly, with a little room; numbers that are not negative keep 0 as their bound.
    public static Axis linear(double low, double high, double from, double to) {
        double room = high > low ? 0.08 * (high - low) : high == 0 ? 1 : 0.5 * Math.abs(high);
        return new Axis(low >= 0 ? Math.max(0, low - room) : low - room, high + room, false, from, to);
    }

    public double at(double value) {
        double share = logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return from + Math.clamp(share, 0, 1) * (to - from);
    }

    /// Round numbers; on a logarithmic axis 1, 2, 5, 10 and so on, or only powers of ten where those are too many,
    /// or even steps where they are too few.
    public List<Tick> ticks(int most) {
        if (!logarithmic) return even(most);
        List<Tick> ticks = new ArrayList<>();
        for (double[] steps : new double[][] {{1, 2, 5}, {1}}) {
            ticks.clear();
            for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++)
                for (double step : steps) addWithin(step * Math.pow(10, power), ticks);
            if (ticks.size() < FEW && steps.length > 1) return even(most);
            if (ticks.size() <= most + 1) return ticks;
        }
        int every = Math.ceilDiv(ticks.size(), most);
        return IntStream.range(0, ticks.size())
                .filter(i -> i % every == 0)
                .mapToObj(ticks::get)
                .toList();
    }

    private List<Tick> even(int most) {
        Ticks even = Ticks.between(low, high, most);
        double largest = Math.max(Math.abs(low), Math.abs(high));
        boolean exponents = largest < SMALL || largest >= LARGE;
        return even.values().stream()
                .map(value -> new Tick(value, exponents ? brief(value, even.step()) : even.text(value)))
                .toList();
    }

    private void addWithin(double value, List<Tick> ticks) {
        if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) ticks.add(new Tick(value, brief(value)));
    }

    /// At most three digits, with an exponent where zeros would pile up: 0.05, 1e-6. Whole numbers up to ten
    /// million are written out.
    public static String brief(double value) {
        double size = Math.abs(value);
        if (size >= 1000 && size <= 1e7 && value == Math.rint(value))
            return String.format(Locale.ROOT, "%,.0f", value).replace('-', '\u2212');
        if (size == 0 || (size >= SMALL && size < 1e5)) return Ticks.plain(value);
        return exponential(value, 2);
    }

    /// With an exponent, and as many digits as the step between neighbours needs.
    private static String brief(double value, double step) {
        double digits = Math.floor(Math.log10(Math.abs(value)) + 1e-9) - Math.floor(Math.log10(step) + 1e-9);
        return Math.abs(value) < step / 2 ? "0" : exponential(value, (int) Math.max(0, digits));
    }

    private static String exponential(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "e", value)
                .replaceFirst("(\\.[0-9]*?)0*e", "$1e")
                .replace(".e", "e")
                .replaceFirst("e([+-])0*", "e$1")
                .replace("e+", "e")
                .replace('-', '\u2212');
    }
}
