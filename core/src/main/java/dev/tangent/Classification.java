package dev.tangent;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.classification.Prior;

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
        return settings.execution().run(stages -> {
            FitJob job = new FitJob(settings, LearningData.classes(settings, points, labels), stages);
            return ClassificationFit.of(job, job.fit(), labels, prior);
        });
    }

    /// The search alone.
    ///
    /// @param labels name rows of the points
    public Tuning tune(PointCloud points, ClassLabels labels) {
        return settings.execution()
                .run(stages -> new FitJob(settings, LearningData.classes(settings, points, labels), stages).tune());
    }

    /// The memory that each stage of a fit will need.
    public MemoryPlan plan(PointCloud points, ClassLabels labels) {
        return LearningData.classes(settings, points, labels).plan(settings);
    }
}
