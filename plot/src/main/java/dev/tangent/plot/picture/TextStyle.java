package dev.tangent.plot.picture;

import dev.tangent.Check;

/// How a text is set: sans-serif, `size` pixels high; `angle` turns it clockwise about its anchor, in degrees.
public record TextStyle(double size, boolean bold, Colour colour, Anchor anchor, double angle) {
    /// Which end of the base line the text's position names.
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    public TextStyle {
        Check.positive(size, "text size");
        Check.finite(angle, "text angle");
    }

    public static TextStyle of(double size, Colour colour) {
        return new TextStyle(size, false, colour, Anchor.START, 0);
    }

    /// About how wide a text is. Only about: which font will be there is not known, so the widths are those of a
    /// wide one (DejaVu Sans) and layouts do not change from machine to machine.
    public double width(String text) {
        return size * (bold ? 1.1 : 1) * text.chars().mapToDouble(TextStyle::em).sum();
    }

    /// The text itself, or as much of its beginning as is about so wide.
    public String cut(String text, double most) {
        if (width(text) <= most) return text;
        int end = text.length();
        while (end > 0 && width(text.substring(0, end)) + size > most) end = text.offsetByCodePoints(end, -1);
        return text.substring(0, end).stripTrailing() + "\u2026";
    }

    private static double em(int c) {
        if ("ijlI.,:;'|! ".indexOf(c) >= 0) return 0.32;
        if ("frt()[]-/\"".indexOf(c) >= 0) return 0.4;
        if ("mwMW@%\u2212\u00b1".indexOf(c) >= 0) return 0.95;
        return Character.isUpperCase(c) ? 0.72 : 0.62;
    }

    public TextStyle inBold() {
        return new TextStyle(size, true, colour, anchor, angle);
    }

    public TextStyle at(Anchor other) {
        return new TextStyle(size, bold, colour, other, angle);
    }

    public TextStyle turned(double degrees) {
        return new TextStyle(size, bold, colour, anchor, degrees);
    }
}
