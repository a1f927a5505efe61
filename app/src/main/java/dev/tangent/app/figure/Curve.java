package dev.tangent.app.figure;

import dev.tangent.experiments.picture.Colour;
import java.util.List;

/// Values over a parameter, from left to right.
public record Curve(String name, Colour colour, List<Place> places) {
    /// One value.
    ///
    /// @param spread how far above and below the value may lie
    public record Place(double x, double value, double spread) {}

    public Curve {
        places = List.copyOf(places);
    }
}
