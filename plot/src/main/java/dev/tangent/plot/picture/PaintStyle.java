package dev.tangent.plot.picture;

import dev.tangent.Check;

/// How a shape is painted: first its inside, then its outline, `width` wide. [Colour#NONE] leaves either out.
public record PaintStyle(Colour fill, Colour stroke, double width) {
    public PaintStyle {
        Check.that(width >= 0 && width < 1e6, "stroke width must be between 0 and 1e6 but is " + width);
    }

    public static PaintStyle filled(Colour colour) {
        return new PaintStyle(colour, Colour.NONE, 0);
    }

    public static PaintStyle stroked(Colour colour, double width) {
        return new PaintStyle(Colour.NONE, colour, width);
    }

    /// Filled and outlined in one colour: antialiased neighbours would otherwise let the ground shine through their
    /// common edge.
    public static PaintStyle seamless(Colour colour, double width) {
        return new PaintStyle(colour, colour, width);
    }

    boolean isSeamless() {
        return fill.equals(stroke) && fill.opacity() == 1;
    }
}
