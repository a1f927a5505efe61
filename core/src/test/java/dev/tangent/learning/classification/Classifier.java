package dev.tangent.learning.classification;

import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;

/// Gives every row a class, from the classes of some. The guarantees of [ReducedLearner] hold; a connected component of
/// the graph without a label gets the classes' shares among the labels as its probabilities.
record Classifier(RegularizerMatrix regularizer, Lambda lambda, ClassificationLoss model, SolverSettings solver) {
    public Classifier(RegularizerMatrix regularizer, double lambda, ClassificationLoss model) {
        this(regularizer, Lambda.raw(lambda), model, SolverSettings.DEFAULT);
    }

    public ClassPrediction predict(ClassLabels labels) {
        DistinctLabels shares = labels.labels().merged(regularizer.graph().points());
        Reduction reduction = Reduction.of(regularizer, shares.points(), solver);
        Prediction prediction = new ReducedLearner(regularizer, shares, model, reduction).predict(lambda);
        return new ClassPrediction(labels.names(), prediction.values(), prediction.statuses(), prediction.warnings());
    }
}
