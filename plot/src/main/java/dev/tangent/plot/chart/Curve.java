package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Colour;
import java.util.List;

/// Values over a parameter, from left to right.
public record Curve(String name, Colour colour, List<CurvePoint> places) {
    /// One value.
    ///
    /// @param spread how far above and below the value may lie
    public record CurvePoint(double x, double value, double spread) {
        public CurvePoint {
            Check.finite(x, "place of a curve");
            Check.finite(value, "value of a curve");
            Check.that(spread >= 0 && spread < Double.POSITIVE_INFINITY, "spread must not be negative: " + spread);
        }
    }

    public Curve {
        Check.atLeast(1, places.size(), "number of places of curve " + name);
        places = List.copyOf(places);
        for (int i = 1; i < places.size(); i++)
            Check.that(places.get(i - 1).x() < places.get(i).x(), "curve " + name + " must go from left to right");
    }

    /// A method's curve, in the method's colour.
    public static Curve of(String method, List<CurvePoint> places) {
        return new Curve(method, MethodColour.of(method), places);
    }

    CurvePoint last() {
        return places.getLast();
    }
}
