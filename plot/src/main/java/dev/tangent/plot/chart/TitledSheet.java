package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.List;

/// Panels side by side on white, under a title.
public final class TitledSheet {
    private static final double MARGIN = 12;
    private static final double HEAD = 56;
    private static final double LINE = 18;

    private TitledSheet() {}

    public static Drawing of(String title, String subtitle, List<Drawing> panels) {
        return of(title, subtitle, List.of(panels), List.of());
    }

    /// Rows of panels below each other, and remarks at the foot.
    public static Drawing of(String title, String subtitle, List<List<Drawing>> rows, List<String> remarks) {
        double width =
                2 * MARGIN + rows.stream().mapToDouble(TitledSheet::width).max().orElse(0);
        double height = HEAD
                + MARGIN
                + rows.stream().mapToDouble(TitledSheet::height).sum()
                + (remarks.isEmpty() ? 0 : LINE * (remarks.size() + 0.5));
        DrawingBuilder sheet = ChartSheet.white(width, height);
        TextStyle bold = TextStyle.of(17, Palette.TEXT).inBold();
        TextStyle quiet = TextStyle.of(12, Palette.QUIET);
        double most = width - 4 * MARGIN;
        sheet.add(new Shape.Text(new Point(2 * MARGIN, 28), bold.cut(title, most), bold));
        sheet.add(new Shape.Text(new Point(2 * MARGIN, 47), quiet.cut(subtitle, most), quiet));
        double y = HEAD;
        for (List<Drawing> row : rows) {
            double x = MARGIN;
            for (Drawing panel : row) {
                sheet.place(panel, x, y);
                x += panel.width();
            }
            y += height(row);
        }
        for (String remark : remarks)
            sheet.add(new Shape.Text(new Point(2 * MARGIN, y += LINE), quiet.cut(remark, most), quiet));
        return sheet.build();
    }

    private static double width(List<Drawing> row) {
        return row.stream().mapToDouble(Drawing::width).sum();
    }

    private static double height(List<Drawing> row) {
        return row.stream().mapToDouble(Drawing::height).max().orElse(0);
    }
}
