package dev.tangent.experiments.study;

import dev.tangent.linalg.MatrixView;

/// Receives the prediction of every competitor for every target and draw. Called from several threads.
@FunctionalInterface
public interface PredictionListener {
    void predicted(DrawResult result, MatrixView predicted);
}
