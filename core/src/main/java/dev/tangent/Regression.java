package dev.tangent;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.method.Capability;
import dev.tangent.search.SelectionSettings;
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

    /// With standard deviations and intervals: by the posterior where one regularizer makes the fit, else by errors on
    /// held-out labels.
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
        return settings.execution().run(stages -> {
            FitJob job = new FitJob(settings, LearningData.values(settings, points, labels), stages);
            return RegressionFit.of(job, job.fit());
        });
    }

    /// The search alone.
    ///
    /// @param labels name rows of the points
    public Tuning tune(PointCloud points, Labels labels) {
        return settings.execution()
                .run(stages -> new FitJob(settings, LearningData.values(settings, points, labels), stages).tune());
    }

    /// Every method by itself, on the same labels and folds, and what they make together.
    ///
    /// @param labels name rows of the points
    public Comparison compare(PointCloud points, Labels labels) {
        return settings.execution().run(stages -> {
            FitJob job = new FitJob(settings, LearningData.values(settings, points, labels), stages);
            job.checkMemory();
            return new Comparison(job, job.searchEach());
        });
    }

    /// The same with several sets of labels, each by itself. They share the work on the points: R is assembled and
    /// factored once for all of them.
    ///
    /// @param sets name rows of the points; each has one output or several
    public JointComparison compare(PointCloud points, List<Labels> sets) {
        return settings.execution().run(stages -> JointComparison.of(settings, points, sets, stages));
    }

    /// The memory that each stage of a fit will need.
    public MemoryPlan plan(PointCloud points, Labels labels) {
        return LearningData.values(settings, points, labels).plan(settings);
    }
}
