package dev.tangent;

import dev.tangent.fit.LearningData;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.method.Capability;
import dev.tangent.preprocessing.IncompletePoints;
import dev.tangent.selection.SelectionSettings;
import java.util.List;

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

    /// For a fit that is asked for a model: methods that have none are left out of a search.
    public Regression forNewPoints() {
        return needing(Capability.NEW_POINTS);
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
    public RegressionFit fit(PointCloud points, Labels labels) {
        return fit(IncompletePoints.of(points), labels);
    }

    /// Learns from points some of which lack coordinates.
    ///
    /// @param labels name rows of the points
    public RegressionFit fit(IncompletePoints points, Labels labels) {
        return settings.execution().run(stages -> {
            ScalingSelection.Fitted fitted = of(points, labels, stages).fit();
            return RegressionFit.of(fitted.job(), fitted.parts());
        });
    }

    private ScalingSelection of(IncompletePoints points, Labels labels, Stages stages) {
        return ScalingSelection.of(
                settings, points, labels.rows(), scaled -> LearningData.values(settings, scaled, labels), stages);
    }

    /// The search alone.
    ///
    /// @param labels name rows of the points
    public Tuning tune(PointCloud points, Labels labels) {
        return tune(IncompletePoints.of(points), labels);
    }

    /// The search alone, with points some of which lack coordinates.
    ///
    /// @param labels name rows of the points
    public Tuning tune(IncompletePoints points, Labels labels) {
        return settings.execution().run(stages -> of(points, labels, stages).tune());
    }

    /// Every method by itself, on the same labels and folds, and what they make together.
    ///
    /// @param labels name rows of the points
    public Comparison compare(PointCloud points, Labels labels) {
        return compare(IncompletePoints.of(points), labels);
    }

    /// The same with points some of which lack coordinates.
    ///
    /// @param labels name rows of the points
    public Comparison compare(IncompletePoints points, Labels labels) {
        return settings.execution().run(stages -> {
            ScalingSelection.Searched searched = of(points, labels, stages).search();
            return new Comparison(searched.job(), searched.found());
        });
    }

    /// The same with several sets of labels, each by itself. They share the work on the points: R is assembled and
    /// factored once for all of them. Where spreads leave the columns' scale open, the likelier one is taken.
    ///
    /// @param sets name rows of the points; each has one output or several
    public JointComparison compare(PointCloud points, List<Labels> sets) {
        return settings.execution()
                .run(stages -> JointComparison.of(settings, IncompletePoints.of(points), sets, stages));
    }

    /// The memory that each stage of a fit will need.
    public MemoryPlan plan(PointCloud points, Labels labels) {
        return plan(IncompletePoints.of(points), labels);
    }

    /// The memory that each stage of a fit will need, of points some of which lack coordinates.
    public MemoryPlan plan(IncompletePoints points, Labels labels) {
        return settings.execution()
                .run(stages ->
                        of(points, labels, stages).jobs().getFirst().data().plan(settings));
    }
}
