package dev.tangent.plot.picture;

import dev.tangent.Check;
import dev.tangent.plot.picture.Shape.Circle;
import dev.tangent.plot.picture.Shape.Dots;
import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.picture.Shape.Polyline;
import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/// Paints a drawing into pixels, antialiased, `scale` pixels for each unit; 2 suits today's screens. Works without a
/// display (`java.awt.headless`).
public final class Png {
    private final Graphics2D graphics;

    private Png(Graphics2D graphics) {
        this.graphics = graphics;
    }

    public static BufferedImage image(Drawing drawing, double scale) {
        Check.positive(scale, "scale");
        int width = (int) Math.ceil(scale * drawing.width());
        int height = (int) Math.ceil(scale * drawing.height());
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(scale, scale);
        Png png = new Png(graphics);
        drawing.shapes().forEach(png::paint);
        graphics.dispose();
        return image;
    }

    private void paint(Shape shape) {
        switch (shape) {
            case Polygon s -> paint(path(s.points(), true), s.style());
            case Polyline s -> paint(path(s.points(), false), s.style());
            case Circle s -> paint(disc(s.centre(), s.radius()), s.style());
            case Rectangle s ->
                paint(new Rectangle2D.Double(s.corner().x(), s.corner().y(), s.width(), s.height()), s.style());
            case Dots s ->
                s.centres().forEach(centre -> paint(disc(centre, s.radius()), PaintStyle.filled(s.colour())));
            case Text s -> words(s);
        }
    }

    private void paint(java.awt.Shape outline, PaintStyle style) {
        if (style.fill().visible()) {
            graphics.setColor(colour(style.fill()));
            graphics.fill(outline);
        }
        if (style.stroke().visible()) {
            graphics.setColor(colour(style.stroke()));
            graphics.setStroke(new BasicStroke((float) style.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(outline);
        }
    }

    private void words(Text s) {
        TextStyle lettering = s.lettering();
        Font font = new Font(Font.SANS_SERIF, lettering.bold() ? Font.BOLD : Font.PLAIN, 1)
                .deriveFont((float) lettering.size());
        double length =
                font.getStringBounds(s.text(), graphics.getFontRenderContext()).getWidth();
        double shift = switch (lettering.anchor()) {
            case START -> 0;
            case MIDDLE -> length / 2;
            case END -> length;
        };
        var before = graphics.getTransform();
        graphics.translate(s.position().x(), s.position().y());
        graphics.rotate(Math.toRadians(lettering.angle()));
        graphics.setFont(font);
        graphics.setColor(colour(lettering.colour()));
        graphics.drawString(s.text(), (float) -shift, 0);
        graphics.setTransform(before);
    }

    private static Ellipse2D disc(Point centre, double radius) {
        return new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    }

    private static Path2D path(List<Point> points, boolean closed) {
        Path2D path = new Path2D.Double();
        path.moveTo(points.getFirst().x(), points.getFirst().y());
        for (Point p : points.subList(1, points.size())) path.lineTo(p.x(), p.y());
        if (closed) path.closePath();
        return path;
    }

    private static Color colour(Colour colour) {
        return new Color((int) Math.round(255 * colour.opacity()) << 24 | colour.rgb(), true);
    }
}
