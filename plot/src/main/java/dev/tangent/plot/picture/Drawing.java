package dev.tangent.plot.picture;

import dev.tangent.Check;
import java.util.List;

/// A picture: its size and its shapes, each painted over the ones before. The ground is not painted; a white sheet is
/// a white rectangle put first. Shapes may reach over the edge and are cut there.
public record Drawing(double width, double height, List<Shape> shapes) {
    public Drawing {
        Check.positive(width, "drawing width");
        Check.positive(height, "drawing height");
        shapes = List.copyOf(shapes);
    }
}
