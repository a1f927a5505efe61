package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.List;

/// Panels side by side on white, under a title.
public final class TitledSheet {
    private static final double MARGIN = 12;
    private static final double HEAD = 56;

    private TitledSheet() {}

    public static Drawing of(String title, String subtitle, List<Drawing> panels) {
        double width = 2 * MARGIN + panels.stream().mapToDouble(Drawing::width).sum();
        double height = HEAD
                + MARGIN
                + panels.stream().mapToDouble(Drawing::height).max().orElse(0);
        Drawing.Builder sheet = new Drawing.Builder(width, height);
        sheet.add(new Shape.Rectangle(new Point(0, 0), width, height, PaintStyle.filled(Colour.WHITE)));
        sheet.add(new Shape.Text(
                new Point(2 * MARGIN, 28), title, TextStyle.of(17, Palette.TEXT).inBold()));
        sheet.add(new Shape.Text(new Point(2 * MARGIN, 47), subtitle, TextStyle.of(12, Palette.QUIET)));
        double x = MARGIN;
        for (Drawing panel : panels) {
            sheet.place(panel, x, HEAD);
            x += panel.width();
        }
        return sheet.build();
    }
}
