package dev.tangent.plot.page;

import dev.tangent.Check;
import dev.tangent.plot.picture.Drawing;

/// A picture.
///
/// @param name what its file is called
/// @param alt what it shows, for those who do not see it; no timings
/// @param timing whether it differs from run to run
public record Figure(String name, Drawing drawing, Words caption, String alt, boolean timing) implements Block {
    public Figure {
        FileNames.check(name, "figure");
        Check.that(!alt.isBlank(), "figure " + name + " must have words for those who do not see it");
    }

    public static Figure of(String name, Drawing drawing, String caption, String alt) {
        return new Figure(name, drawing, Words.of(caption), alt, false);
    }

    /// The same figure as one of timings. Its file's name says so.
    public Figure asTiming() {
        return new Figure(name, drawing, caption, alt, true);
    }

    public String fileName(String ending) {
        return (timing ? "time-" : "") + name + "." + ending;
    }
}
