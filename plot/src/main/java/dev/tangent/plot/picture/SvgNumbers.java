package dev.tangent.plot.picture;

import dev.tangent.Check;
import java.util.List;

/// Numbers and path data of an SVG, rounded to two decimals and written as briefly as the grammar allows.
///
/// Path steps are differences of rounded places, so rounding never adds up along a path.
final class SvgNumbers {
    private SvgNumbers() {}

    static String text(double value) {
        return append(new StringBuilder(), round(value), false).toString();
    }

    static String path(List<Point> points, boolean closed) {
        StringBuilder data = new StringBuilder("M");
        long x = round(points.getFirst().x());
        long y = round(points.getFirst().y());
        append(append(data, x, false), y, true);
        for (int i = 1; i < points.size(); i++) {
            long nextX = round(points.get(i).x());
            long nextY = round(points.get(i).y());
            if (i == 1) data.append('l');
            append(append(data, nextX - x, i > 1), nextY - y, true);
            x = nextX;
            y = nextY;
        }
        return closed ? data.append('z').toString() : data.toString();
    }

    static String dots(List<Point> centres) {
        StringBuilder data = new StringBuilder();
        for (Point p : centres) {
            append(data.append('M'), round(p.x()), false);
            append(data, round(p.y()), true).append("h0");
        }
        return data.toString();
    }

    private static long round(double value) {
        return Math.round(100 * Check.finite(value, "coordinate"));
    }

    /// A minus sign separates numbers by itself; a leading zero says nothing.
    private static StringBuilder append(StringBuilder out, long hundredths, boolean follows) {
        if (hundredths < 0) out.append('-');
        else if (follows) out.append(' ');
        long size = Math.abs(hundredths);
        long fraction = size % 100;
        if (size >= 100 || fraction == 0) out.append(size / 100);
        if (fraction == 0) return out;
        out.append('.').append(fraction / 10);
        return fraction % 10 == 0 ? out : out.append(fraction % 10);
    }
}
