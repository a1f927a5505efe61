package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Circle;

/// The marker of a labelled point in every plot: a red dot with a white outline.
public final class LabelMarker {
    public static final Colour COLOUR = Colour.of(0xd7263d);

    private LabelMarker() {}

    public static Circle at(Point place) {
        return new Circle(place, 3.6, new PaintStyle(COLOUR, Colour.WHITE, 1.2));
    }
}
