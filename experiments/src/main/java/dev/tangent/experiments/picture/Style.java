package dev.tangent.experiments.picture;

import dev.tangent.linalg.Check;

/// How a shape is painted: first its inside, then its outline, `width` wide. [Colour#NONE] leaves either out.
public record Style(Colour fill, Colour stroke, double width) {
    public Style {
        Check.that(width >= 0 && width < 1e6, "stroke width must be between 0 and 1e6 but is " + width);
    }

    public static Style filled(Colour colour) {
        return new Style(colour, Colour.NONE, 0);
    }

    public static Style stroked(Colour colour, double width) {
        return new Style(Colour.NONE, colour, width);
    }

    /// Filled and outlined in one colour: antialiased neighbours would otherwise let the ground shine through their
    /// common edge.
    public static Style seamless(Colour colour, double width) {
        return new Style(colour, colour, width);
    }

    boolean isSeamless() {
        return fill.equals(stroke) && fill.opacity() == 1;
    }
}
