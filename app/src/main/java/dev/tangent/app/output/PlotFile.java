package dev.tangent.app.output;

import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PictureFormat;
import java.nio.file.Path;

/// A picture to write, PNG or SVG by its ending. A wrong one is refused when this is made, before any work.
public record PlotFile(OutputFile file) {
    public static PlotFile of(Path target, Path... inputs) {
        SearchFiles.ending("--plot", target, ".png", ".svg");
        return new PlotFile(OutputFile.to(target, inputs));
    }

    public void write(Drawing drawing) {
        file.write(out -> PictureFormat.of(file.path()).write(drawing, out));
    }
}
