package dev.tangent;

import dev.tangent.fit.LearningData;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.classification.Prior;
import dev.tangent.preprocessing.IncompletePoints;

/// Learns classes and their probabilities at all points from the classes of a few.
///
/// ```java
/// var fit = new Classification().fit(points, ClassLabels.of(Map.of(0, "red", 17, "blue")));
/// ```
public final class Classification extends Learning<Classification> {
    private final Prior prior;

    /// By the local Gaussian regularizer and the squared loss, each class against the rest.
    public Classification() {
        this(LearningSettings.DEFAULT, new Prior.Labelled());
    }

    private Classification(LearningSettings settings, Prior prior) {
        super(settings);
        this.prior = prior;
    }

    @Override
    Classification with(LearningSettings other) {
        return new Classification(other, prior);
    }

    /// How often classes occur among all points; by default as often as among the labels.
    public Classification prior(Prior other) {
        return new Classification(settings, other);
    }

    /// Learns.
    ///
    /// @param labels name rows of the points
    public ClassificationFit fit(PointCloud points, ClassLabels labels) {
        return fit(IncompletePoints.of(points), labels);
    }

    /// Learns from points some of which lack coordinates.
    ///
    /// @param labels name rows of the points
    public ClassificationFit fit(IncompletePoints points, ClassLabels labels) {
        return settings.execution().run(stages -> {
            ScalingSelection.Fitted fitted = of(points, labels, stages).fit();
            return ClassificationFit.of(fitted.job(), fitted.parts(), labels, prior);
        });
    }

    private ScalingSelection of(IncompletePoints points, ClassLabels labels, Stages stages) {
        return ScalingSelection.of(
                settings,
                points,
                labels.labels().rows(),
                scaled -> LearningData.classes(settings, scaled, labels),
                stages);
    }

    /// The search alone.
    ///
    /// @param labels name rows of the points
    public Tuning tune(PointCloud points, ClassLabels labels) {
        return tune(IncompletePoints.of(points), labels);
    }

    /// The search alone, with points some of which lack coordinates.
    ///
    /// @param labels name rows of the points
    public Tuning tune(IncompletePoints points, ClassLabels labels) {
        return settings.execution().run(stages -> of(points, labels, stages).tune());
    }

    /// The memory that each stage of a fit will need.
    public MemoryPlan plan(PointCloud points, ClassLabels labels) {
        return plan(IncompletePoints.of(points), labels);
    }

    /// The memory that each stage of a fit will need, of points some of which lack coordinates.
    public MemoryPlan plan(IncompletePoints points, ClassLabels labels) {
        return settings.execution()
                .run(stages ->
                        of(points, labels, stages).jobs().getFirst().data().plan(settings));
    }
}
