package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import java.util.List;

/// Equal panels in rows on a white sheet, under one legend.
public final class ChartSheet {
    private ChartSheet() {}

    public static DrawingBuilder white(double width, double height) {
        return new DrawingBuilder(width, height)
                .add(new Shape.Rectangle(new Point(0, 0), width, height, PaintStyle.filled(Colour.WHITE)));
    }

    static Drawing of(List<Drawing> panels, int mostColumns, Legend legend) {
        int columns = Math.min(mostColumns, panels.size());
        double width = columns * panels.getFirst().width();
        double across = panels.getFirst().height();
        double top = legend.height(width) + 12;
        DrawingBuilder sheet = white(width, top + Math.ceilDiv(panels.size(), columns) * across);
        legend.paint(sheet, new Point(0, 0), width);
        for (int i = 0; i < panels.size(); i++) {
            int row = i / columns;
            sheet.place(panels.get(i), i % columns * panels.get(i).width(), top + row * across);
        }
        return sheet.build();
    }
}
