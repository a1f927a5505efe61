package dev.tangent.service.fit;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.data.input.Labelled;
import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.present.ReportedLoss;
import dev.tangent.present.code.ChosenSettings;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.LossReport;
import java.util.List;
import java.util.Optional;

/// A fit as it is between two changes.
///
/// @param number how many changes led to it
/// @param labelled what it was learnt from
/// @param stale whether the table's labels are others by now
record FitVersion(long number, Fit fit, Labelled labelled, boolean stale) {
    static FitVersion first(Fit fit, Labelled labelled) {
        return new FitVersion(0, fit, labelled, false);
    }

    /// Whether one regularizer made all of it, so that it can be changed.
    boolean isLive() {
        return fit.report().lambda().isPresent();
    }

    Optional<Double> relativeLambda() {
        return fit.report().lambda().map(LambdaReport::relative);
    }

    Optional<Double> rawLambda() {
        return fit.report().lambda().map(LambdaReport::raw);
    }

    Optional<LossReport> loss() {
        return fit.report().loss();
    }

    /// What was said of the first version, with the lambda and the loss of this one. What a search chose is said
    /// with them: another search might choose otherwise.
    ///
    /// @param searched whether a search made the first version
    FitDescription changed(FitDescription asked, boolean searched) {
        if (number == 0) return asked;
        FitDescription weighted = searched
                ? ChosenSettings.of(asked, fit.report())
                : asked.with(
                        LearningSetting.LambdaGiven.class::isInstance,
                        fit.report().lambda().stream()
                                .map(now -> ChosenSettings.lambda(asked, now))
                                .toList());
        return loss().map(ReportedLoss::of)
                .map(now -> weighted.with(LearningSetting.LossGiven.class::isInstance, lossSetting(now)))
                .orElse(weighted);
    }

    private static List<LearningSetting> lossSetting(ReportedLoss now) {
        return now.isSquared() ? List.of() : List.of(new LearningSetting.LossGiven(now.kind(), now.parameter()));
    }

    FitVersion with(Lambda lambda) {
        return next(fit.with(lambda), labelled);
    }

    FitVersion with(LossKind loss, Optional<Double> parameter) {
        return next(
                switch (fit) {
                    case RegressionFit values ->
                        parameter.isPresent() ? values.with(loss, parameter.get()) : values.with(loss);
                    case ClassificationFit classes -> {
                        if (parameter.isPresent())
                            throw new InvalidInput("losses of classes have no parameter, but lossParameter is given");
                        yield classes.with(loss);
                    }
                },
                labelled);
    }

    FitVersion with(Labelled labels) {
        return next(
                switch (fit) {
                    case RegressionFit values -> values.with(labels.labels());
                    case ClassificationFit classes ->
                        classes.with(labels.classes().orElseThrow());
                },
                labels);
    }

    private FitVersion next(Fit other, Labelled labels) {
        return new FitVersion(number + 1, other, labels, stale);
    }

    /// With the labels that the table has.
    FitVersion fresh() {
        return new FitVersion(number, fit, labelled, false);
    }

    FitVersion outdated() {
        return new FitVersion(number, fit, labelled, true);
    }
}
