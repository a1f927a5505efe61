package dev.tangent.bench.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/// A line chart with logarithmic axes, as SVG. All values must be positive.
public final class LogLogChart {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 400;
    private static final int LEFT = 70;
    private static final int RIGHT = 130;
    private static final int TOP = 20;
    private static final int BOTTOM = 50;
    private static final List<String> COLOURS = List.of("#222222", "#0072b2", "#d55e00", "#009e73", "#cc79a7");

    private final String acrossName;
    private final String upName;
    private final double[] across;
    private final List<Line> lines = new ArrayList<>();

    private record Line(String name, double[] values) {}

    public LogLogChart(String acrossName, String upName, double[] across) {
        this.acrossName = acrossName;
        this.upName = upName;
        this.across = across;
    }

    /// One value for each place across.
    public LogLogChart line(String name, double[] values) {
        lines.add(new Line(name, values));
        return this;
    }

    public String svg() {
        Axis x = Axis.around(across, LEFT, WIDTH - RIGHT);
        Axis y = Axis.around(
                lines.stream().map(Line::values).flatMapToDouble(Arrays::stream).toArray(), HEIGHT - BOTTOM, TOP);
        Formatter svg = new Formatter(new StringBuilder(), Locale.ROOT);
        svg.format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\"", WIDTH, HEIGHT);
        svg.format(" font-family=\"sans-serif\" font-size=\"12\">\n");
        svg.format("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", WIDTH, HEIGHT);
        for (int d = x.low; d <= x.high; d++) {
            svg.format("<path d=\"M%.1f %d V%d\" stroke=\"#dddddd\"/>\n", x.at(d), TOP, HEIGHT - BOTTOM);
            label(svg, x.at(d), HEIGHT - BOTTOM + 18, "middle", power(d), "#444444");
        }
        for (int d = y.low; d <= y.high; d++) {
            svg.format("<path d=\"M%d %.1f H%d\" stroke=\"#dddddd\"/>\n", LEFT, y.at(d), WIDTH - RIGHT);
            label(svg, LEFT - 8, y.at(d) + 4, "end", power(d), "#444444");
        }
        label(svg, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 10, "middle", acrossName, "#222222");
        label(svg, LEFT - 8, TOP - 6, "end", upName, "#222222");
        for (int i = 0; i < lines.size(); i++) draw(svg, lines.get(i), x, y, COLOURS.get(i % COLOURS.size()), i);
        return svg.format("</svg>\n").toString();
    }

    private void draw(Formatter svg, Line line, Axis x, Axis y, String colour, int place) {
        Formatter path = new Formatter(new StringBuilder(), Locale.ROOT);
        for (int i = 0; i < across.length; i++) {
            double px = x.at(Math.log10(across[i]));
            double py = y.at(Math.log10(line.values[i]));
            path.format("%s%.1f %.1f", i == 0 ? "M" : " L", px, py);
            svg.format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", px, py, colour);
        }
        svg.format("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n", path, colour);
        int height = TOP + 12 + 20 * place;
        svg.format("<path d=\"M%d %d h18\" stroke=\"%s\" stroke-width=\"2\"/>\n", WIDTH - RIGHT + 12, height, colour);
        label(svg, WIDTH - RIGHT + 36, height + 4, "start", line.name, "#222222");
    }

    private static void label(Formatter svg, double x, double y, String anchor, String text, String colour) {
        svg.format(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n", x, y, anchor, colour, text);
    }

    private static String power(int d) {
        return d >= 0 ? String.format(Locale.ROOT, "%,.0f", Math.pow(10, d)) : String.valueOf(Math.pow(10, d));
    }

    /// Whole decades around the values, and where they lie on the page.
    private record Axis(int low, int high, double first, double last) {
        static Axis around(double[] values, double first, double last) {
            double least = Double.POSITIVE_INFINITY;
            double most = 0;
            for (double value : values) {
                least = Math.min(least, value);
                most = Math.max(most, value);
            }
            int low = (int) Math.floor(Math.log10(least));
            return new Axis(low, Math.max(low + 1, (int) Math.ceil(Math.log10(most))), first, last);
        }

        double at(double decade) {
            return first + (last - first) * (decade - low) / (high - low);
        }
    }
}
