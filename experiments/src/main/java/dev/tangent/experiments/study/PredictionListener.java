package dev.tangent.experiments.study;

import dev.tangent.linalg.Matrix;

/// Sees every prediction that was the best so far of its contestant, target and draw.
@FunctionalInterface
public interface PredictionListener {
    void saw(Result result, Matrix predicted);
}
