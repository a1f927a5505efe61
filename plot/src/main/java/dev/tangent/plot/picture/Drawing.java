package dev.tangent.plot.picture;

import dev.tangent.Check;
import java.util.ArrayList;
import java.util.List;

/// A picture: its size and its shapes, each painted over the ones before. The ground is not painted; a white sheet is
/// a white rectangle put first. Shapes may reach over the edge and are cut there.
public record Drawing(double width, double height, List<Shape> shapes) {
    public Drawing {
        Check.positive(width, "drawing width");
        Check.positive(height, "drawing height");
        shapes = List.copyOf(shapes);
    }

    /// Collects shapes in painting order.
    public static final class Builder {
        private final double width;
        private final double height;
        private final List<Shape> shapes = new ArrayList<>();

        public Builder(double width, double height) {
            this.width = width;
            this.height = height;
        }

        public Builder add(Shape... more) {
            shapes.addAll(List.of(more));
            return this;
        }

        /// Puts another drawing with its upper left corner at (x, y), uncut.
        public Builder place(Drawing other, double x, double y) {
            for (Shape shape : other.shapes()) shapes.add(shape.moved(x, y));
            return this;
        }

        public Drawing build() {
            return new Drawing(width, height, shapes);
        }
    }
}
