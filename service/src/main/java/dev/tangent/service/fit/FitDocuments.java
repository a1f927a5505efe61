package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.table.TableOutput;
import dev.tangent.plot.page.Html;
import dev.tangent.plot.picture.PictureFormat;
import dev.tangent.plot.result.FitFigure;
import dev.tangent.present.ErrorBarColumns;
import dev.tangent.present.FitPage;
import dev.tangent.present.FrontWords;
import dev.tangent.present.ModelOfFit;
import dev.tangent.present.PredictionTable;
import dev.tangent.present.RowTable;
import dev.tangent.present.RunSummary;
import dev.tangent.present.Summary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a fit gives to be read or kept: a summary, pictures, a table of predictions, a model.
final class FitDocuments {
    private static final String NOTE = "note";

    private final FitTask task;
    private final Inquiries inquiries;
    private final String version;
    private final boolean errorBars;

    /// @param version of the program
    /// @param errorBars whether predictions and a model have them though nobody asked when the fit was made
    FitDocuments(FitTask task, Inquiries inquiries, String version, boolean errorBars) {
        this.task = task;
        this.inquiries = inquiries;
        this.version = version;
        this.errorBars = errorBars || task.request().errorBars();
    }

    Summary.FitSummary summary() {
        FitTask.MadeFit made = task.result();
        RunSummary run = new RunSummary(
                made.fit().report().warnings(), made.fit().report().seconds(), Optional.empty());
        return Summary.FitSummary.of(
                "predict",
                version,
                made.data().points(),
                made.data().labelled(),
                made.fit().report(),
                run,
                FrontWords.SERVICE);
    }

    private FitFigure figure() {
        FitTask.MadeFit made = task.result();
        return new FitFigure(
                made.fit(),
                made.data().points().cloud(),
                made.data().points().columns(),
                made.data().labelled().outputs(),
                made.data().labelled().labels(),
                task.request().points().seed());
    }

    String page() {
        return Html.text(new FitPage(summary(), figure()).report());
    }

    FitCharts charts() {
        return FitCharts.of(figure(), task.version());
    }

    String chart(String name) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PictureFormat.SVG.write(charts().drawn(name).drawing(), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /// As the command line writes it.
    ///
    /// @param percent of intervals, where some are wanted
    byte[] predictions(Optional<Double> percent) throws IOException {
        FitVersion now = task.version();
        RowTable table = switch (now.fit()) {
            case ClassificationFit classes ->
                PredictionTable.classes(
                        classes.classes(), now.labelled().outputs().getFirst());
            case RegressionFit values -> table(values, now.labelled(), percent);
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TableOutput.CSV.write(out, table.header(), table::writeTo);
        return out.toByteArray();
    }

    private RowTable table(RegressionFit values, Labelled labelled, Optional<Double> percent) {
        if (!errorBars && percent.isEmpty())
            return PredictionTable.values(values.values(), values.statuses(), labelled.outputs(), Optional.empty());
        RegressionFit both = withErrorBars();
        return PredictionTable.values(
                both.values(), both.statuses(), labelled.outputs(), Optional.of(bars(both, percent)));
    }

    private RegressionFit withErrorBars() {
        return (RegressionFit) inquiries.errorBars(task).found();
    }

    private static ErrorBarColumns bars(RegressionFit fit, Optional<Double> percent) {
        List<ErrorBarColumns.IntervalBounds> bounds = percent.stream()
                .map(part -> {
                    Check.that(part < 100, "interval must be below 100 but is " + part);
                    return new ErrorBarColumns.IntervalBounds(plain(part), fit.intervals(part / 100));
                })
                .toList();
        return new ErrorBarColumns(true, fit.sds(), bounds);
    }

    private static String plain(double percent) {
        return percent == Math.rint(percent) ? String.format(Locale.ROOT, "%.0f", percent) : Double.toString(percent);
    }

    /// With error bars where they were asked for.
    SavedModel model() {
        FitVersion now = task.version();
        Fit fit = errorBars ? withErrorBars() : now.fit();
        SavedModel model = ModelOfFit.of(fit, task.data().points(), now.labelled(), version);
        return task.request().note().map(text -> model.noted(NOTE, text)).orElse(model);
    }

    byte[] modelFile() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ModelWriter.write(out, model());
        return out.toByteArray();
    }
}
