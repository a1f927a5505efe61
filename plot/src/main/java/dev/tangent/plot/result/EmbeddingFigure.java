package dev.tangent.plot.result;

import dev.tangent.Check;
import dev.tangent.EmbeddingResult;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Drawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The first two coordinates of an embedding, coloured by columns of the table, one panel each.
public final class EmbeddingFigure {
    /// As many panels are drawn.
    public static final int MOST_PANELS = 3;

    private EmbeddingFigure() {}

    /// The columns that colour an embedding where nobody names any: what is known of some rows only tells most
    /// about the others, and then come the coordinates, which show how the cloud was unrolled.
    ///
    /// @param incomplete columns that have empty cells
    public static List<String> usualColours(List<String> incomplete, List<String> coordinates) {
        return Stream.concat(incomplete.stream(), coordinates.stream())
                .limit(MOST_PANELS)
                .toList();
    }

    /// Of an embedding.
    ///
    /// @param title what the points are called
    /// @param colourings of all rows; those beyond [#MOST_PANELS] are not drawn
    public static Drawing of(String title, EmbeddingResult found, List<PointColouring> colourings, long seed) {
        boolean plane = found.dimension() > 1;
        double[] e1 = found.coordinates().column(0);
        PointSample sample = PointSample.of(e1.length, PointSample.MOST, new int[0], seed);
        List<Drawing> panels = new ArrayList<>();
        for (PointColouring whole : colourings.subList(0, Math.min(MOST_PANELS, colourings.size()))) {
            Check.that(
                    whole.size() == e1.length,
                    "colours must be of " + e1.length + " points but are of " + whole.size());
            PointColouring colouring = sample.of(whole);
            double[] up = plane ? sample.of(found.coordinates().column(1)) : line(colouring);
            CloudView view = CloudView.flat(sample.of(e1), up, "e1", plane ? "e2" : colouring.name());
            panels.add(Scatter.of(colouring.name(), sample.words(), view, List.of(), colouring, new int[0]));
        }
        return TitledSheet.of(
                title + ", embedded with " + found.method().name(),
                plane
                        ? "coordinates e1 and e2, coloured by columns of the table; grey: no value"
                        : "coordinate e1 against columns of the table; grey: no value",
                panels);
    }

    /// A single coordinate is drawn against what colours it; a point without a number lies at the foot.
    private static double[] line(PointColouring colouring) {
        return switch (colouring) {
            case PointColouring.Numbers numbers -> {
                double low = Arrays.stream(numbers.values())
                        .filter(Double::isFinite)
                        .min()
                        .orElse(0);
                yield Arrays.stream(numbers.values())
                        .map(value -> Double.isFinite(value) ? value : low)
                        .toArray();
            }
            case PointColouring.Categories categories -> new double[categories.size()];
        };
    }
}
