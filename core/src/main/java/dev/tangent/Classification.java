package dev.tangent;

import dev.tangent.fit.LearningSettings;
import dev.tangent.geometry.Points;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Prior;
import dev.tangent.learning.Target;

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
    public ClassificationFit fit(Points points, ClassLabels labels) {
        return run(
                points,
                stages -> selection(points, labels, stages)
                        .fit((job, learnt) -> ClassificationFit.of(job, learnt, labels, prior)));
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof Classification same && prior.equals(same.prior);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + prior.hashCode();
    }

    @Override
    public ClassificationFit fit(Points points, Target target) {
        return fit(points, checked(target));
    }

    @Override
    ClassLabels checked(Target target) {
        if (target instanceof ClassLabels labels) return labels;
        throw new InvalidInput("a classification learns classes, but the target has values: learn a regression");
    }
}
