package dev.tangent.app;

import dev.tangent.data.OutputFile;
import dev.tangent.experiments.picture.Drawing;
import dev.tangent.experiments.picture.Png;
import dev.tangent.experiments.picture.Svg;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;

/// A picture to write, PNG or SVG by its ending. A wrong one is refused when this is made, before any work.
record PlotFile(OutputFile file) {
    private static final double PIXELS = 2;

    static PlotFile of(Path target, Path... inputs) {
        SearchFiles.ending("--plot", target, ".png", ".svg");
        return new PlotFile(OutputFile.to(target, inputs));
    }

    void write(Drawing drawing) {
        if (file.path().toString().toLowerCase(Locale.ROOT).endsWith(".svg"))
            file.writeText(out -> out.write(Svg.text(drawing)));
        else file.write(out -> ImageIO.write(Png.image(drawing, PIXELS), "png", out));
    }
}
