package dev.tangent.experiments.toy;

import dev.tangent.plot.picture.Box;
import dev.tangent.plot.picture.Camera;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.ColourScale;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Frame;
import dev.tangent.plot.picture.LabelMarker;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.Shape.Dots;
import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;
import dev.tangent.plot.picture.Surface;
import dev.tangent.plot.picture.SurfacePlot;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import dev.tangent.plot.picture.Ticks;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.List;
import java.util.stream.IntStream;

/// Draws one panel of the toy figure: a title and a caption above, the box to the left, and to its right the inset.
record ToyPanel(TriangulatedSquare square, double low, ColourScale scale, int points) {
    static final double WIDTH = 540;
    static final double HEIGHT = 390;

    private static final double ZOOM = 0.12;
    private static final double RISE = 1.35;
    private static final Camera CAMERA = new Camera(33, 27);
    private static final Point FLOOR = new Point(196, 274);
    private static final Point INSET = new Point(452, 252);

    /// The points on the floor, and a pin as high as its value for each label.
    Drawing data() {
        DrawingBuilder drawing = heading("Training data", "the labelled points are red, their height is their value");
        Box box = box();
        Frame frame = Frame.of(box, 2, 6);
        frame.paint(drawing);
        Triangulation all = square.points();
        List<Point> floor = IntStream.range(0, all.points())
                .mapToObj(i -> box.project(all.x(i), all.y(i), low))
                .toList();
        drawing.add(new Dots(floor, 0.55, Colour.of(0x7d8696)));
        for (int i = 0; i < square.labelled().length; i++) pin(drawing, box, i);
        frame.number(drawing);
        return drawing.build();
    }

    private void pin(DrawingBuilder drawing, Box box, int i) {
        int p = square.labelled()[i];
        double value = square.labelValues()[i];
        Point foot = box.project(square.points().x(p), square.points().y(p), low);
        Point head = box.project(square.points().x(p), square.points().y(p), value);
        String text = Ticks.plain(value);
        drawing.add(Shape.line(foot, head, PaintStyle.stroked(LabelMarker.COLOUR, 1.4)), LabelMarker.at(head));
        double plate = 4 + 8.5 * text.length();
        drawing.add(new Rectangle(head.moved(5, -16), plate, 14, PaintStyle.filled(Colour.WHITE.withOpacity(0.8))));
        drawing.add(new Text(
                head.moved(7, -5), text, TextStyle.of(12, LabelMarker.COLOUR).inBold()));
    }

    Drawing surface(ToyFigure.SurfacePanel panel) {
        DrawingBuilder drawing = heading(panel.title(), panel.caption());
        Box box = box();
        Frame frame = Frame.of(box, 2, 6);
        frame.paint(drawing);
        Surface surface = Surface.of(square.points(), panel.values());
        new SurfacePlot(surface, box, new SurfacePlot.Look(scale, 20, 0.2, false), square.labelled())
                .thinned(points)
                .paint(drawing);
        frame.number(drawing);
        inset(drawing, surface, box.zoomed(0, 0, ZOOM, 50, INSET));
        return drawing.build();
    }

    private void inset(DrawingBuilder drawing, Surface surface, Box zoomed) {
        new Frame(zoomed, Ticks.between(-ZOOM, ZOOM, 4), Ticks.between(low, scale.high(), 6)).paint(drawing);
        new SurfacePlot(surface, zoomed, new SurfacePlot.Look(scale, 40, 0, true), square.labelled()).paint(drawing);
        drawing.add(new Text(
                INSET.moved(0, 52),
                "centre, enlarged",
                TextStyle.of(10.5, Palette.QUIET).at(Anchor.MIDDLE)));
    }

    private Box box() {
        return Box.unitSquare(low, scale.high(), RISE, CAMERA, 116, FLOOR);
    }

    private static DrawingBuilder heading(String title, String caption) {
        return new DrawingBuilder(WIDTH, HEIGHT)
                .add(new Text(
                        new Point(0, 22), title, TextStyle.of(15, Palette.TEXT).inBold()))
                .add(new Text(new Point(0, 41), caption, TextStyle.of(12, Palette.QUIET)));
    }
}
