package dev.tangent.plot.picture;

import java.util.List;

/// What a drawing is made of. Every shape is a value and lies in the drawing's plane.
public sealed interface Shape {
    /// The same shape, shifted.
    Shape moved(double dx, double dy);

    /// A closed outline and its inside.
    record Polygon(List<Point> points, PaintStyle style) implements Shape {
        public Polygon {
            points = List.copyOf(points);
        }

        @Override
        public Polygon moved(double dx, double dy) {
            return new Polygon(shifted(points, dx, dy), style);
        }
    }

    /// An open line; a fill, where the style has one, closes it.
    record Polyline(List<Point> points, PaintStyle style) implements Shape {
        public Polyline {
            points = List.copyOf(points);
        }

        @Override
        public Polyline moved(double dx, double dy) {
            return new Polyline(shifted(points, dx, dy), style);
        }
    }

    /// Many equal discs in one shape: a scatter plot costs a few bytes a point.
    record Dots(List<Point> centres, double radius, Colour colour) implements Shape {
        public Dots {
            centres = List.copyOf(centres);
        }

        @Override
        public Dots moved(double dx, double dy) {
            return new Dots(shifted(centres, dx, dy), radius, colour);
        }
    }

    record Circle(Point centre, double radius, PaintStyle style) implements Shape {
        @Override
        public Circle moved(double dx, double dy) {
            return new Circle(centre.moved(dx, dy), radius, style);
        }
    }

    /// `corner` is the upper left one.
    record Rectangle(Point corner, double width, double height, PaintStyle style) implements Shape {
        @Override
        public Rectangle moved(double dx, double dy) {
            return new Rectangle(corner.moved(dx, dy), width, height, style);
        }
    }

    record Text(Point position, String text, TextStyle lettering) implements Shape {
        @Override
        public Text moved(double dx, double dy) {
            return new Text(position.moved(dx, dy), text, lettering);
        }
    }

    static Polyline line(Point from, Point to, PaintStyle style) {
        return new Polyline(List.of(from, to), style);
    }

    private static List<Point> shifted(List<Point> points, double dx, double dy) {
        return points.stream().map(p -> p.moved(dx, dy)).toList();
    }
}
