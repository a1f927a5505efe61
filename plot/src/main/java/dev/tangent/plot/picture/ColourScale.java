package dev.tangent.plot.picture;

import dev.tangent.Check;

/// A colour for each value: the map's first for `low`, its last for `high`.
public record ColourScale(ColourMap colours, double low, double high) {
    public ColourScale {
        Check.that(low < high, "colour scale must have low < high but has " + low + " and " + high);
    }

    public Colour at(double value) {
        return colours.at((value - low) / (high - low));
    }
}
