package dev.tangent.app.figure;

import dev.tangent.experiments.picture.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Numbers laid out along a line from one place to another, evenly or by their logarithm.
public record Axis(double low, double high, boolean logarithmic, double from, double to) {
    /// A tick and what is written at it.
    public record Tick(double value, String text) {}

    /// Holds all these values with a little room around them.
    ///
    /// @param wide values that span more than this factor, and are positive, are laid out by their logarithm
    public static Axis around(double low, double high, double wide, double from, double to) {
        boolean logarithmic = low > 0 && high > wide * low;
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

    /// Round numbers; on a logarithmic axis 1, 2, 5, 10 and so on, or only powers of ten where those are too many.
    public List<Tick> ticks(int most) {
        List<Tick> ticks = new ArrayList<>();
        if (!logarithmic) {
            Ticks even = Ticks.between(low, high, most);
            even.values()
                    .forEach(value -> ticks.add(new Tick(value, even.step() < 1e-3 ? brief(value) : even.text(value))));
            return ticks;
        }
        for (double[] steps : new double[][] {{1, 2, 5}, {1}}) {
            ticks.clear();
            for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++)
                for (double step : steps) addWithin(step * Math.pow(10, power), ticks);
            if (ticks.size() <= most + 1) return ticks;
        }
        int every = Math.ceilDiv(ticks.size(), most);
        return IntStream.range(0, ticks.size())
                .filter(i -> i % every == 0)
                .mapToObj(ticks::get)
                .toList();
    }

    private void addWithin(double value, List<Tick> ticks) {
        if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) ticks.add(new Tick(value, brief(value)));
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
