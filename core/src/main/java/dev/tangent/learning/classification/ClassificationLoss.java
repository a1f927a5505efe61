package dev.tangent.learning.classification;

import dev.tangent.InvalidInput;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Prior;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.loss.Huber;
import dev.tangent.learning.loss.Logistic;
import dev.tangent.learning.loss.Loss;
import dev.tangent.learning.loss.PiecewiseLinearLoss;
import dev.tangent.learning.loss.PointwiseLoss;
import dev.tangent.learning.loss.Softmax;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.loss.SquaredHinge;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// Classes from a loss: predictions are probabilities, a row for each point, that sum to one.
///
/// The softmax loss sees all classes together and gives its own probabilities. Any other loss parts each class,
/// as 1, from the rest, as -1: the logistic loss gives 1 / (1 + exp(-f)), the squared and the squared hinge loss
/// (1 + f) / 2 cut off at 0 and 1, which is what their minimisers estimate (Zhang 2004); these are then made to
/// sum to one. Where all are zero the labels' own shares are used.
public record ClassificationLoss(Loss loss, Prior prior) implements Model {
    public ClassificationLoss {
        switch (loss) {
            case Softmax softmax -> {}
            case Logistic logistic -> {}
            case Squared squared -> {}
            case SquaredHinge hinge -> {}
            case Huber huber -> throw noProbabilities(huber);
            case PiecewiseLinearLoss kinked -> throw noProbabilities(kinked);
        }
    }

    private static InvalidInput noProbabilities(Loss loss) {
        return new InvalidInput("the loss " + loss + " gives no probabilities; classes need squared, squared"
                + " hinge, logistic or softmax");
    }

    public ClassificationLoss(Loss loss) {
        this(loss, new Prior.Labelled());
    }

    /// @param labels rows of class shares, as of [dev.tangent.learning.ClassLabels#labels]
    @Override
    public ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        ModelFit scores = switch (loss) {
            case Softmax softmax -> softmax.fit(reduced, labels, inUse);
            case PointwiseLoss pointwise -> pointwise.fit(reduced, againstTheRest(labels), inUse);
        };
        PriorShift correction = PriorShift.of(prior, labels, inUse);
        return new ModelFit() {
            @Override
            public FittedDeviations at(double lambda) {
                return scores.at(lambda);
            }

            @Override
            public Matrix predicted(Matrix deviations) {
                return correction.of(probabilities(scores.predicted(deviations)));
            }
        };
    }

    @Override
    public Optional<Matrix[]> leaveOneOut(
            Matrix reduced, DistinctLabels labels, LabelGroups together, double[] lambdas) {
        if (!(loss instanceof PointwiseLoss pointwise)) return Optional.empty();
        return pointwise
                .leaveOneOut(reduced, againstTheRest(labels), together, lambdas)
                .map(all -> {
                    for (int t = 0; t < all.length; t++)
                        all[t] = PriorShift.leaveOneOut(prior, labels, together, probabilities(all[t]));
                    return all;
                });
    }

    private static DistinctLabels againstTheRest(DistinctLabels shares) {
        LabelsBuilder builder = new LabelsBuilder(shares.outputs());
        for (int i = 0; i < shares.size(); i++)
            for (int c = 0; c < shares.outputs(); c++)
                builder.add(shares.point(i), c, 2 * shares.value(i, c) - 1, shares.weight(i, c));
        return builder.distinct();
    }

    /// Not yet summing to one.
    private Matrix probabilities(Matrix scores) {
        double[] values = scores.values();
        int classes = scores.columns();
        switch (loss) {
            case Softmax softmax -> {
                for (int i = 0; i < scores.rows(); i++) Softmax.probabilities(values, i * classes, classes);
            }
            case Logistic logistic -> {
                for (int k = 0; k < values.length; k++) values[k] = Logistic.probability(values[k]);
            }
            case PointwiseLoss other -> {
                for (int k = 0; k < values.length; k++) values[k] = Math.clamp((1 + values[k]) / 2, 0, 1);
            }
        }
        return scores;
    }
}
