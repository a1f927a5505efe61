package dev.tangent.plot.result;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.MatrixView;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.report.HeldOutClasses;
import dev.tangent.report.HeldOutValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// All pictures of a fit: labels as predicted without them, what was left over, the points by what was predicted and
/// how sure it is, and the error over each parameter that was searched.
///
/// @param columns names of the coordinates
/// @param outputs names of what is predicted
/// @param labels what was learnt from
public record FitFigure(
        Fit fit, PointCloud cloud, List<String> columns, List<String> outputs, Labels labels, long seed) {
    /// As many outputs have pictures of their own.
    public static final int MOST_OUTPUTS = 3;

    /// As many points are drawn in all pictures together, so that a file stays small.
    private static final int MOST_POINTS = 60_000;

    private static final int MOST_LABELS = 3000;
    private static final int MOST_COLUMNS = 4;

    /// Pictures that belong together.
    public record PictureRow(String title, List<FitPicture> pictures) {
        public PictureRow {
            pictures = List.copyOf(pictures);
        }
    }

    /// A row for each output, and one for the search.
    public List<PictureRow> rows() {
        List<PictureRow> rows = new ArrayList<>();
        switch (fit) {
            case RegressionFit values -> {
                for (int c = 0; c < drawnOutputs(); c++)
                    rows.add(new PictureRow("Pictures of " + outputs.get(c), values(values, c)));
            }
            case ClassificationFit classes ->
                rows.add(new PictureRow("Pictures of " + outputs.getFirst(), classes(classes)));
        }
        List<FitPicture> search = search();
        if (!search.isEmpty()) rows.add(new PictureRow("Error over each parameter", search));
        rows.removeIf(row -> row.pictures().isEmpty());
        return rows;
    }

    private int drawnOutputs() {
        return Math.min(MOST_OUTPUTS, outputs.size());
    }

    /// What a reader of the pictures should know.
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (outputs.size() > MOST_OUTPUTS)
            remarks.add("The first " + MOST_OUTPUTS + " of " + outputs.size() + " outputs are drawn.");
        boolean held = switch (fit) {
            case RegressionFit values -> !values.heldOut().isEmpty();
            case ClassificationFit classes -> classes.heldOut().isPresent();
        };
        if (!held) remarks.add("No labels were held out, because nothing was searched: there is no picture of them.");
        if (cloud.dimension() == 0) remarks.add("The graph has no coordinates: there is no picture of its vertices.");
        return remarks;
    }

    /// All of it on one sheet.
    public Drawing sheet(String title, String subtitle) {
        List<String> notes = new ArrayList<>(remarks());
        notes.add("Red: labelled points; in curves of a search, what was chosen.");
        return TitledSheet.of(
                title, subtitle, rows().stream().flatMap(FitFigure::lines).toList(), notes);
    }

    private static Stream<List<Drawing>> lines(PictureRow row) {
        List<Drawing> all = row.pictures().stream().map(FitPicture::drawing).toList();
        return IntStream.iterate(0, from -> from < all.size(), from -> from + MOST_COLUMNS)
                .mapToObj(from -> all.subList(from, Math.min(all.size(), from + MOST_COLUMNS)));
    }

    private List<FitPicture> values(RegressionFit values, int output) {
        List<FitPicture> pictures = new ArrayList<>();
        String name = outputs.get(output);
        if (!values.heldOut().isEmpty())
            pictures.addAll(heldOut(values.heldOut().get(output), output));
        if (cloud.dimension() == 0) return pictures;
        boolean bars = values.report().errorBars().isPresent();
        Clouds clouds = clouds(drawnOutputs() * (bars ? 2 : 1), values.values().column(output), name, labelled(output));
        pictures.add(clouds.picture(
                "predicted-" + output,
                name + ": predicted",
                PointColouring.Numbers.of(name, values.values().column(output)),
                "The points by the predicted " + name + "."));
        if (bars) {
            MatrixView sds = values.sds();
            pictures.add(clouds.picture(
                    "sd-" + output,
                    name + ": standard deviation",
                    PointColouring.Numbers.bulk("standard deviation", sds.column(output)),
                    "The points by the standard deviation of the predicted " + name + "."));
        }
        return pictures;
    }

    private List<FitPicture> heldOut(HeldOutValues held, int output) {
        PointSample sample = PointSample.of(held.labels().size(), MOST_LABELS, new int[0], seed);
        List<HeldOutValues.HeldOutValue> shown =
                Arrays.stream(sample.rows()).mapToObj(held.labels()::get).toList();
        boolean bars = shown.stream().anyMatch(label -> label.halfWidth().isPresent());
        String thinned = sample.isWhole() ? "" : " " + sample.words().replace("points", "labels") + ".";
        return List.of(
                new FitPicture(
                        "held-out-" + output,
                        HeldOutChart.predictions(held, shown),
                        "Labels of " + held.output() + " as predicted without them, against the truth; the line is"
                                + " where both agree." + (bars ? " Bars: intervals of 95 %." : "") + thinned),
                new FitPicture(
                        "residuals-" + output,
                        HeldOutChart.residuals(held, shown),
                        "What the held-out predictions of " + held.output() + " left over." + thinned));
    }

    private List<FitPicture> classes(ClassificationFit classes) {
        List<FitPicture> pictures = new ArrayList<>();
        String name = outputs.getFirst();
        classes.heldOut()
                .filter(held -> !held.labels().isEmpty())
                .ifPresent(held -> pictures.add(confusion(name, held)));
        classes.report()
                .reliability()
                .filter(found -> !found.bins().isEmpty())
                .ifPresent(found -> pictures.add(new FitPicture(
                        "reliability",
                        ReliabilityChart.of(name, found),
                        "How often the most probable class of held-out labels was right, over its probability; on the"
                                + " line probabilities mean what they say.")));
        if (cloud.dimension() == 0) return pictures;
        double[] sure = IntStream.range(0, classes.rows())
                .mapToDouble(row ->
                        Arrays.stream(classes.probabilities().row(row)).max().orElse(0))
                .toArray();
        Clouds clouds = clouds(2, sure, "probability", labels.rows());
        pictures.add(clouds.picture(
                "predicted",
                name + ": predicted",
                new PointColouring.Categories(
                        name,
                        IntStream.range(0, classes.rows()).mapToObj(classes::at).toList()),
                "The points by their most probable " + name + "."));
        pictures.add(clouds.picture(
                "probability",
                name + ": probability",
                new PointColouring.Numbers(
                        "probability", sure, 1.0 / classes.names().size(), 1),
                "The points by the probability of their most probable " + name + "."));
        return pictures;
    }

    private static FitPicture confusion(String name, HeldOutClasses held) {
        return new FitPicture(
                "confusion",
                ConfusionChart.of(name, held),
                "Held-out labels of " + name + ": how many of each true class were predicted as which.");
    }

    private List<FitPicture> search() {
        if (fit.candidates().size() < 2) return List.of();
        TuningFigure figure = new TuningFigure(fit.candidates());
        List<Drawing> panels = figure.panels();
        List<FitPicture> pictures = new ArrayList<>();
        if (figure.methods().size() > 1 && !panels.isEmpty())
            pictures.add(new FitPicture("methods", figure.key(), "The colours of the methods that were tried."));
        for (int i = 0; i < panels.size(); i++)
            pictures.add(new FitPicture(
                    "parameter-" + i,
                    panels.get(i),
                    "The error on held-out labels over " + figure.varied().get(i)
                            + ", with the best choice of all else. Red: chosen, and one standard error above."));
        return pictures;
    }

    private int[] labelled(int output) {
        return IntStream.range(0, labels.size())
                .filter(i -> labels.has(i, output))
                .map(labels::row)
                .toArray();
    }

    private Clouds clouds(int count, double[] values, String valuesName, int[] labelled) {
        PointSample sample =
                PointSample.of(cloud.size(), Math.min(PointSample.MOST, MOST_POINTS / count), labelled, seed);
        CloudView view = CloudView.of(cloud.select(sample.rows()), columns, sample.of(values), valuesName);
        return new Clouds(sample, view, columns, sample.places(labelled));
    }

    /// Pictures of the same points in the same view.
    private record Clouds(PointSample sample, CloudView view, List<String> columns, int[] marked) {
        FitPicture picture(String name, String title, PointColouring colouring, String caption) {
            return new FitPicture(
                    name,
                    Scatter.of(
                            title,
                            sample.isWhole() ? view.words() : sample.words(),
                            view,
                            columns,
                            sample.of(colouring),
                            marked),
                    caption + " Red: labelled points."
                            + (sample.isWhole() ? "" : " Of many points " + sample.words() + "."));
        }
    }
}
