package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;

/// The key to a colour scale: an upright bar with its round numbers to the right.
public record ColourBar(ColourScale scale, Ticks ticks) {
    private static final int STEPS = 96;
    private static final PaintStyle EDGE = PaintStyle.stroked(Colour.of(0x8a909a), 0.8);
    private static final TextStyle NUMBERS = TextStyle.of(10.5, Colour.of(0x5b616b));

    public void paint(DrawingBuilder drawing, Point corner, double width, double height) {
        double step = height / STEPS;
        for (int i = 0; i < STEPS; i++) {
            Colour colour = scale.colours().at((STEPS - 1 - i + 0.5) / STEPS);
            // Each step reaches down to the foot, under the next ones: no seams.
            drawing.add(new Rectangle(corner.moved(0, i * step), width, height - i * step, PaintStyle.filled(colour)));
        }
        drawing.add(new Rectangle(corner, width, height, EDGE));
        for (double value : ticks.values()) {
            Point at = corner.moved(width, height * (scale.high() - value) / (scale.high() - scale.low()));
            drawing.add(Shape.line(at, at.moved(4, 0), EDGE));
            drawing.add(new Text(at.moved(8, 3.7), ticks.text(value), NUMBERS));
        }
    }
}
