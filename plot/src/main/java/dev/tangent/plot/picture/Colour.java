package dev.tangent.plot.picture;

import dev.tangent.Check;

/// An sRGB colour, 0xRRGGBB, and how much of it covers what lies beneath (1 = all).
public record Colour(int rgb, double opacity) {
    public static final Colour NONE = new Colour(0, 0);
    public static final Colour WHITE = new Colour(0xffffff, 1);

    public Colour {
        Check.that(rgb >>> 24 == 0, "rgb must be between 0 and 0xffffff but is " + rgb);
        Check.that(opacity >= 0 && opacity <= 1, "opacity must be between 0 and 1 but is " + opacity);
    }

    public static Colour of(int rgb) {
        return new Colour(rgb, 1);
    }

    public Colour withOpacity(double share) {
        return new Colour(rgb, share);
    }

    public boolean visible() {
        return opacity > 0;
    }

    /// This colour with its channels multiplied by `factor` (0 = black), then taken `towardsWhite` (1 = white).
    public Colour lit(double factor, double towardsWhite) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double channel = Math.min(255, factor * (rgb >> shift & 255));
            mixed |= (int) Math.round(channel + Math.clamp(towardsWhite, 0, 1) * (255 - channel)) << shift;
        }
        return new Colour(mixed, opacity);
    }

    /// As SVG and HTML write it: #rgb where that says the same as #rrggbb.
    String hex() {
        boolean brief = (rgb >> 4 & 0x0f0f0f) == (rgb & 0x0f0f0f);
        return brief ? String.format("#%x%x%x", rgb >> 16 & 15, rgb >> 8 & 15, rgb & 15) : String.format("#%06x", rgb);
    }
}
