package dev.tangent.experiments.picture;

import dev.tangent.linalg.Check;

/// How a text is set: sans-serif, `size` pixels high; `angle` turns it clockwise about its anchor, in degrees.
public record Lettering(double size, boolean bold, Colour colour, Anchor anchor, double angle) {
    /// Which end of the base line the text's position names.
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    public Lettering {
        Check.positive(size, "text size");
        Check.finite(angle, "text angle");
    }

    public static Lettering of(double size, Colour colour) {
        return new Lettering(size, false, colour, Anchor.START, 0);
    }

    public Lettering inBold() {
        return new Lettering(size, true, colour, anchor, angle);
    }

    public Lettering at(Anchor other) {
        return new Lettering(size, bold, colour, other, angle);
    }

    public Lettering turned(double degrees) {
        return new Lettering(size, bold, colour, anchor, degrees);
    }
}
