package dev.tangent.experiments.study;

import dev.tangent.linalg.Matrix;

/// Receives every prediction that is the best so far of its competitor, target and draw.
@FunctionalInterface
public interface PredictionListener {
    void predicted(Result result, Matrix predicted);
}
