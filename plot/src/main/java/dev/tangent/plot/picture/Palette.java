package dev.tangent.plot.picture;

/// The greys of texts and lines in all pictures.
public final class Palette {
    /// Titles and names.
    public static final Colour TEXT = Colour.of(0x1d2129);
    /// Numbers, remarks and axes.
    public static final Colour QUIET = Colour.of(0x5b616b);
    /// Grid lines.
    public static final Colour RULE = Colour.of(0xe4e6ea);

    private Palette() {}
}
