package dev.tangent.service.fit;

import dev.tangent.RegressionFit;
import dev.tangent.learning.Labels;
import dev.tangent.plot.result.FitFigure;
import dev.tangent.plot.result.FitPicture;
import dev.tangent.plot.result.ValueCharts;
import dev.tangent.service.http.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// The charts of a fit: those of its page, and of values also their distribution and the learning curve, which are
/// drawn when somebody asks for them and show the current version.
final class FitCharts {
    private static final int FEWEST_LABELS = 5;

    private final List<Chart> charts = new ArrayList<>();
    private final List<Supplier<FitPicture>> drawn = new ArrayList<>();

    /// One chart.
    ///
    /// @param group charts that belong together
    record Chart(String name, String group, String caption) {}

    private FitCharts() {}

    static FitCharts of(FitFigure page, FitVersion now) {
        FitCharts charts = new FitCharts();
        page.rows()
                .forEach(row -> row.pictures()
                        .forEach(picture ->
                                charts.add(new Chart(picture.name(), row.title(), picture.caption()), () -> picture)));
        if (now.fit() instanceof RegressionFit values) charts.addValues(values, now);
        return charts;
    }

    private void add(Chart chart, Supplier<FitPicture> picture) {
        charts.add(chart);
        drawn.add(picture);
    }

    private void addValues(RegressionFit values, FitVersion now) {
        List<String> outputs = now.labelled().outputs();
        Labels labels = now.labelled().labels();
        for (int c = 0; c < Math.min(FitFigure.MOST_OUTPUTS, outputs.size()); c++) {
            int output = c;
            String name = outputs.get(c);
            String group = "Pictures of " + name;
            add(
                    new Chart("histogram-" + c, group, "How the predicted " + name + " is distributed."),
                    () -> ValueCharts.histogram(
                            "histogram-" + output, name, values.values().column(output), known(labels, output)));
            if (now.isLive() && known(labels, output).length >= FEWEST_LABELS)
                add(
                        new Chart(
                                "learning-curve-" + c,
                                group,
                                "The error of " + name + " on labels that are left out, over how many are used."),
                        () -> ValueCharts.learningCurve(
                                "learning-curve-" + output,
                                name,
                                values.learningCurves().get(output)));
        }
    }

    private static double[] known(Labels labels, int output) {
        return IntStream.range(0, labels.size())
                .filter(i -> labels.has(i, output))
                .mapToDouble(i -> labels.value(i, output))
                .toArray();
    }

    List<Chart> list() {
        return List.copyOf(charts);
    }

    FitPicture drawn(String name) {
        for (int i = 0; i < charts.size(); i++)
            if (charts.get(i).name().equals(name)) return drawn.get(i).get();
        throw Refusal.unknown("there is no chart '" + name + "' here");
    }
}
