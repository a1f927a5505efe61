package dev.tangent.experiments.picture;

import dev.tangent.data.file.OutputFile;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;

/// The kinds of picture files there are.
public enum PictureFile {
    SVG("svg"),
    /// Two pixels for each unit of the drawing.
    PNG("png");

    private static final double PIXELS = 2;

    private final String ending;

    PictureFile(String ending) {
        this.ending = ending;
    }

    /// What follows the dot in a file's name.
    public String ending() {
        return ending;
    }

    /// By the ending of a file's name: SVG, or else PNG.
    public static PictureFile of(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith("." + SVG.ending) ? SVG : PNG;
    }

    /// Writes the whole picture, or leaves the file as it was.
    public void write(Drawing drawing, Path file) {
        write(drawing, OutputFile.to(file));
    }

    /// The same, to a file that has been checked already.
    public void write(Drawing drawing, OutputFile target) {
        switch (this) {
            case SVG -> target.writeText(out -> out.write(Svg.text(drawing)));
            case PNG -> target.write(out -> ImageIO.write(Png.image(drawing, PIXELS), ending, out));
        }
    }
}
