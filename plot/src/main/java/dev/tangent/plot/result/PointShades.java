package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.ColourBar;
import dev.tangent.plot.picture.ColourMap;
import dev.tangent.plot.picture.ColourScale;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.Ticks;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The colours of points by a colouring: one of a few shades for each, or grey where it has no value.
///
/// @param of each point, its shade
/// @param keyWidth how wide the key is
/// @param key paints what the shades mean beside the plot, from a corner and so high
record PointShades(int[] of, List<Colour> colours, double keyWidth, Key key) {
    /// What the shades mean.
    @FunctionalInterface
    interface Key {
        void paint(DrawingBuilder drawing, Point corner, double height);
    }

    /// The shade of points without a value.
    static final int WITHOUT = 0;

    private static final double BAR = 78;
    private static final double WIDEST = 118;
    private static final double BESIDE = 31;

    /// After Okabe and Ito, told apart by the colour-blind too.
    static final List<Colour> CATEGORIES = List.of(
            Colour.of(0x0072b2),
            Colour.of(0xe69f00),
            Colour.of(0x009e73),
            Colour.of(0xcc79a7),
            Colour.of(0x56b4e9),
            Colour.of(0xd55e00),
            Colour.of(0x5b616b),
            Colour.of(0x8c6d31),
            Colour.of(0x7a4fb5),
            Colour.of(0xb5a900));

    private static final Colour NO_VALUE = Colour.of(0xc9cdd3);
    private static final int SHADES = 24;
    private static final TextStyle SMALL = TextStyle.of(10.5, Palette.QUIET);

    static PointShades of(PointColouring colouring) {
        return switch (colouring) {
            case PointColouring.Numbers numbers -> numbers(numbers);
            case PointColouring.Categories categories -> categories(categories.values());
        };
    }

    private static PointShades numbers(PointColouring.Numbers numbers) {
        double[] values = numbers.values();
        double low = numbers.low();
        double high = numbers.high();
        int[] shade = new int[values.length];
        for (int i = 0; i < shade.length; i++)
            shade[i] = !Double.isFinite(values[i])
                    ? WITHOUT
                    : 1
                            + (high > low
                                    ? (int) Math.clamp(SHADES * ((values[i] - low) / (high - low)), 0, SHADES - 1)
                                    : 0);
        List<Colour> colours = new ArrayList<>(List.of(NO_VALUE));
        for (int s = 0; s < SHADES; s++) colours.add(ColourMap.HEIGHT.at((s + 0.5) / SHADES));
        return new PointShades(shade, colours, BAR, (drawing, corner, height) -> bar(drawing, corner, height, numbers));
    }

    /// A bar that says its two ends exactly, and round numbers between them where there is room.
    private static void bar(DrawingBuilder drawing, Point corner, double height, PointColouring.Numbers numbers) {
        double low = numbers.low();
        double high = numbers.high();
        // More than the last colour's number may share that colour.
        String beyond = Arrays.stream(numbers.values()).anyMatch(value -> value > high) ? "\u2265" : "";
        double top = high > low ? high : low + Math.max(1e-12, Math.abs(low) / 2);
        new ColourBar(new ColourScale(ColourMap.HEIGHT, low, top), new Ticks(1, List.of()))
                .paint(drawing, corner, 12, height);
        Axis axis = new Axis(low, top, false, corner.y() + height, corner.y());
        text(drawing, corner, axis.at(low), brief(low, high - low));
        if (high > low) text(drawing, corner, axis.at(high), beyond + brief(high, high - low));
        for (Axis.Tick tick : axis.ticks(4)) {
            double at = axis.at(tick.value());
            if (at > corner.y() + 16 && at < corner.y() + height - 16)
                text(drawing, corner, at, brief(tick.value(), high - low));
        }
    }

    /// As many digits as tell a hundredth of the range.
    private static String brief(double value, double range) {
        double digits = range > 0 ? Math.ceil(2 - Math.log10(range)) : 3;
        if (digits <= 0) return Axis.brief(Math.rint(value));
        if (digits > 6) return Axis.brief(value);
        String text = BigDecimal.valueOf(value)
                .setScale((int) digits, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        return text.replace('-', '\u2212');
    }

    private static void text(DrawingBuilder drawing, Point corner, double y, String words) {
        drawing.add(new Shape.Text(new Point(corner.x() + 17, y + 3.7), SMALL.cut(words, BAR - 24), SMALL));
    }

    /// The most frequent have colours of their own, all others share one.
    private static PointShades categories(List<String> values) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        values.stream().filter(value -> !value.isEmpty()).forEach(value -> counts.merge(value, 1, Integer::sum));
        int most = CATEGORIES.size();
        List<String> named = counts.entrySet().stream()
                .sorted((a, b) -> Integer.compare(b.getValue(), a.getValue()))
                .limit(counts.size() > most ? most - 1 : most)
                .map(Map.Entry::getKey)
                .sorted(PointShades::inOrder)
                .toList();
        Map<String, Integer> place = new LinkedHashMap<>();
        for (int i = 0; i < named.size(); i++) place.put(named.get(i), i + 1);
        int[] shade = values.stream()
                .mapToInt(value -> value.isEmpty() ? WITHOUT : place.getOrDefault(value, named.size() + 1))
                .toArray();
        List<Colour> colours = new ArrayList<>(List.of(NO_VALUE));
        colours.addAll(CATEGORIES.subList(0, Math.min(most, counts.size())));
        List<String> key = new ArrayList<>(named);
        if (counts.size() > named.size()) key.add((counts.size() - named.size()) + " others");
        double widest = key.stream().mapToDouble(SMALL::width).max().orElse(0);
        double width = Math.clamp(widest + BESIDE, 50, WIDEST);
        return new PointShades(
                shade, colours, width, (drawing, corner, height) -> legend(drawing, corner, key, width - BESIDE));
    }

    /// Numbers by their size, all else by the alphabet.
    private static int inOrder(String a, String b) {
        boolean numbers = a.matches("[0-9]{1,15}") && b.matches("[0-9]{1,15}");
        return numbers ? Long.compare(Long.parseLong(a), Long.parseLong(b)) : a.compareTo(b);
    }

    private static void legend(DrawingBuilder drawing, Point corner, List<String> names, double width) {
        for (int i = 0; i < names.size(); i++) {
            Point at = corner.moved(4, 6 + 17.0 * i);
            drawing.add(new Shape.Dots(List.of(at), 4, CATEGORIES.get(i)));
            drawing.add(new Shape.Text(at.moved(9, 4), SMALL.cut(names.get(i), width + 1), SMALL));
        }
    }
}
