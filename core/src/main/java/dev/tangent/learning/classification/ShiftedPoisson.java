package dev.tangent.learning.classification;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.graph.ConnectedComponents;

/// [NestedPoisson] with its classes brought nearer to equal sizes where each has a single label ([MinimumCutShift]).
///
/// With more labels their errors tell which method is right, and the shift is left out: it was measured for one.
record ShiftedPoisson(NestedPoisson nested) implements PoissonSystem {
    @Override
    public ConnectedComponents components() {
        return nested.components();
    }

    @Override
    public Logits logits(Sources sources, Matrix possible) {
        Logits logits = nested.logits(sources, possible);
        int classes = sources.shares().columns();
        if (sources.points().length != classes) return logits;
        double[] shares = new double[classes];
        for (int c = 0; c < classes; c++)
            for (int i = 0; i < classes; i++) shares[c] += sources.shares().at(i, c);
        for (double share : shares) if (!(share > 0)) return logits;
        new MinimumCutShift(nested.laplacians(), shares).shift(logits.values());
        return logits;
    }
}
