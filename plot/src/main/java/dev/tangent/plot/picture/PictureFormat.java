package dev.tangent.plot.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;

/// The formats a drawing can be written in.
public enum PictureFormat {
    SVG("svg"),
    /// Two pixels for each unit of the drawing.
    PNG("png");

    private static final double PIXELS = 2;

    private final String ending;

    PictureFormat(String ending) {
        this.ending = ending;
    }

    /// What follows the dot in a file's name.
    public String ending() {
        return ending;
    }

    /// By the ending of a file's name: SVG, or else PNG.
    public static PictureFormat of(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith("." + SVG.ending) ? SVG : PNG;
    }

    public void write(Drawing drawing, OutputStream out) throws IOException {
        switch (this) {
            case SVG -> out.write(Svg.text(drawing).getBytes(StandardCharsets.UTF_8));
            case PNG -> {
                // A file beside the picture would be one more thing that a full disk breaks, and in another thread.
                ImageIO.setUseCache(false);
                ImageIO.write(Png.image(drawing, PIXELS), ending, out);
            }
        }
    }
}
