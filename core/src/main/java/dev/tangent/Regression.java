package dev.tangent;

import dev.tangent.fit.LearningSettings;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import dev.tangent.method.Capability;
import dev.tangent.selection.SelectionSettings;

/// Learns values: a function on all points from its values at a few.
///
/// ```java
/// var fit = new Regression().errorBars().fit(points, labels);
/// ```
public final class Regression extends Learning<Regression> {
    /// By the local Gaussian regularizer, its parameters chosen by cross-validation over the labels.
    public Regression() {
        this(LearningSettings.DEFAULT);
    }

    private Regression(LearningSettings settings) {
        super(settings);
    }

    @Override
    Regression with(LearningSettings other) {
        return new Regression(other);
    }

    /// With standard deviations and intervals: by the posterior where one regularizer makes the fit, else by errors
    /// on held-out labels.
    public Regression errorBars() {
        return needing(Capability.VARIANCES);
    }

    /// For a fit that is asked for suggestions: methods that have none are left out of a search.
    public Regression forSuggestions() {
        return needing(Capability.SUGGESTIONS);
    }

    /// Each output chooses parameters and methods alone, instead of one choice for all.
    public Regression perOutput() {
        SelectionSettings alone = settings.selection().withEachOutputAlone();
        return with(settings.with(alone));
    }

    /// Learns.
    ///
    /// @param labels name rows of the points
    public RegressionFit fit(Points points, Labels labels) {
        return run(points, stages -> selection(points, labels, stages).fit(RegressionFit::of));
    }

    @Override
    public RegressionFit fit(Points points, Target target) {
        return fit(points, checked(target));
    }

    @Override
    Labels checked(Target target) {
        if (target instanceof Labels labels) return labels;
        throw new InvalidInput("a regression learns values, but the target names classes: learn a classification");
    }
}
