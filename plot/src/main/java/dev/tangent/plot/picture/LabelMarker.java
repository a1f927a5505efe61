package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Circle;

/// The dot that stands for a labelled point in every plot: red, with a white outline that parts it from any ground.
public final class LabelMarker {
    public static final Colour COLOUR = Colour.of(0xd7263d);

    private LabelMarker() {}

    public static Circle at(Point place) {
        return new Circle(place, 3.6, new PaintStyle(COLOUR, Colour.WHITE, 1.2));
    }
}
