package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;

/// Poisson learning (Calder, Cook, Thorpe, Slepcev 2020): labels are sources and sinks instead of fixed values,
/// L u = sum_j (y_j - mean y) delta_j with sum_i d_i u_i = 0, d the degrees; a point's class is the largest of
/// u.
///
/// The paper's graph is connected. Here every connected component is a problem of its own, with the mean of its own
/// labels, among the classes that they have; one without a label gets the labels' own shares. The paper's equations,
/// with components joined by vanishing edges, would give a whole component to the class with most labels there.
///
/// Probabilities are the softmax of u over its scale, which leaves the order as it is: u itself is in units of the
/// graph's weights. The scale comes from a bootstrap: with one label a class nothing can be held out to calibrate by.
public record PoissonLearning(Prior prior) implements LambdaFreeClassifier {
    @Override
    public ClassifiedPoints predict(
            RegularizerMatrix regularizer, DistinctLabels shares, boolean[] inUse, SolverSettings settings) {
        return classified(new PoissonEquation(regularizer, shares.outputs(), settings), prior, shares, inUse);
    }

    static ClassifiedPoints classified(PoissonSystem system, Prior prior, DistinctLabels shares, boolean[] inUse) {
        PoissonSystem.Sources sources = PoissonSystem.Sources.of(shares, inUse);
        PoissonSystem.Logits logits = system.logits(sources, system.totals(sources));
        Matrix odds = PoissonLogits.exponentials(logits.values(), BootstrapScale.of(system, sources, logits.values()));
        return new ClassifiedPoints(PriorShift.of(prior, shares, inUse).of(odds), logits.solve());
    }
}
