package dev.tangent.learning.loss;

import dev.tangent.linalg.Matrix;

/// Adds each output's centre to deviations from it.
final class Centres {
    private Centres() {}

    static Matrix added(Matrix deviations, double[] centres) {
        Matrix values = deviations.copy();
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < centres.length; c++) values.set(i, c, values.at(i, c) + centres[c]);
        return values;
    }
}
