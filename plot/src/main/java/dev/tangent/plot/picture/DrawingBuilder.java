package dev.tangent.plot.picture;

import java.util.ArrayList;
import java.util.List;

/// Collects shapes in painting order.
public final class DrawingBuilder {
    private final double width;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();

    public DrawingBuilder(double width, double height) {
        this.width = width;
        this.height = height;
    }

    public DrawingBuilder add(Shape... more) {
        shapes.addAll(List.of(more));
        return this;
    }

    /// Puts another drawing with its upper left corner at (x, y), uncut.
    public DrawingBuilder place(Drawing other, double x, double y) {
        for (Shape shape : other.shapes()) shapes.add(shape.moved(x, y));
        return this;
    }

    public Drawing build() {
        return new Drawing(width, height, shapes);
    }
}
