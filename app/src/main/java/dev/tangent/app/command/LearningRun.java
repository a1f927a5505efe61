package dev.tangent.app.command;

import dev.tangent.Fit;
import dev.tangent.Learning;
import dev.tangent.Tuning;
import dev.tangent.app.console.Version;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.plot.result.FitFigure;
import dev.tangent.present.FrontWords;
import dev.tangent.present.LabelSummary;
import dev.tangent.present.PointsSummary;
import dev.tangent.present.RunSummary;
import dev.tangent.present.Summary;
import dev.tangent.report.FitReport;
import dev.tangent.report.ImportanceReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A request with the points and labels that were read: asks the library for values or for classes.
record LearningRun(LearningRequest request, PointsInput points, Labelled labelled) {
    private <S extends Learning<S>> S named(S base) {
        return base.named(points.file()).outputs(labelled.outputs().toArray(String[]::new));
    }

    private Learning<?> learning() {
        return labelled.classes().isPresent() ? named(request.classes(labelled)) : named(request.values());
    }

    Fit fit() {
        return learning().fit(points.given(), labelled.target());
    }

    /// Which columns matter, by a fit without some of the labels.
    ///
    /// @param names one for each coordinate
    ImportanceReport importance(List<String> names) {
        return learning().importance(points.given(), labelled.target(), names);
    }

    void checkImportance() {
        learning().checkImportance(points.given(), labelled.target());
    }

    Tuning tune() {
        return learning().tune(points.given(), labelled.target());
    }

    MemoryPlan plan() {
        return learning().plan(points.given(), labelled.target());
    }

    /// All pictures of a fit.
    FitFigure figure(Fit fit) {
        return new FitFigure(
                fit,
                points.cloud(),
                points.columns(),
                labelled.outputs(),
                labelled.labels(),
                request.options().seed());
    }

    /// What a fit came to.
    ///
    /// @param notes what the results mean
    Summary.FitSummary summary(FitReport report, Map<String, String> notes, Optional<String> output) {
        return Summary.FitSummary.of(
                request.command(),
                Version.text(),
                points,
                labelled,
                report,
                new RunSummary(notes, report.warnings(), request.stages().seconds(), output),
                FrontWords.COMMAND_LINE);
    }

    /// What a search came to.
    Summary summary(Tuning tuning, Optional<String> output) {
        return new Summary.SearchSummary(
                        request.command(),
                        Version.text(),
                        PointsSummary.of(points, tuning.cloud()),
                        LabelSummary.of(labelled),
                        tuning.report(),
                        tuning.loss(),
                        new RunSummary(tuning.warnings(), request.stages().seconds(), output))
                .advised(points, labelled, FrontWords.COMMAND_LINE);
    }
}
