package dev.tangent.spectral;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.eigen.EigenPairs;
import dev.tangent.sparse.eigen.SmallestEigen;

/// The coordinates of one connected component.
///
/// @param energies ascending
record ComponentEmbedding(Matrix coordinates, double[] energies, double residual) {
    static ComponentEmbedding of(SparseMatrix matrix, int dimension, boolean normalised, long seed) {
        return normalised ? eigenmaps(matrix, dimension, seed) : nullSpace(matrix, dimension, seed);
    }

    /// The first vector is the constant, which is left out.
    private static ComponentEmbedding eigenmaps(SparseMatrix matrix, int dimension, long seed) {
        Normalised found = Normalised.of(matrix, dimension + 1, seed);
        Matrix vectors = found.vectors();
        Matrix coordinates = Matrix.zeros(matrix.size(), dimension);
        double[] energies = new double[dimension];
        for (int t = 0; t < dimension; t++) {
            energies[t] = found.pairs().values()[t + 1];
            for (int i = 0; i < matrix.size(); i++) coordinates.set(i, t, vectors.at(i, t + 1));
        }
        return new ComponentEmbedding(
                upright(coordinates), energies, found.pairs().worstResidual());
    }

    /// The constant is somewhere among the vectors, mixed with the coordinates: centred, one of their combinations
    /// vanishes and the others stay.
    private static ComponentEmbedding nullSpace(SparseMatrix matrix, int dimension, long seed) {
        EigenPairs pairs = SmallestEigen.of(matrix, dimension + 1, seed);
        Matrix centred = centred(pairs.vectors());
        Matrix kept = centred.times(leading(centred.transpose().times(centred), dimension, true));
        Matrix energy = kept.transpose().times(matrix.times(kept)).symmetrized();
        Matrix turn = leading(energy, dimension, false);
        double[] energies = new double[dimension];
        Matrix turned = turn.transpose().times(energy).times(turn);
        for (int t = 0; t < dimension; t++) energies[t] = turned.at(t, t);
        return new ComponentEmbedding(upright(kept.times(turn)), energies, pairs.worstResidual());
    }

    private static Matrix centred(Matrix vectors) {
        Matrix centred = vectors.copy();
        for (int t = 0; t < vectors.columns(); t++) {
            double mean = 0;
            for (int i = 0; i < vectors.rows(); i++) mean += vectors.at(i, t);
            mean /= vectors.rows();
            for (int i = 0; i < vectors.rows(); i++) centred.set(i, t, vectors.at(i, t) - mean);
        }
        return centred;
    }

    /// Eigenvectors of a small matrix as columns: those of its largest values, divided by the values' roots so that
    /// what they are applied to becomes orthonormal; or of its smallest, as they are.
    private static Matrix leading(Matrix small, int count, boolean largest) {
        SymmetricEigen eigen = new SymmetricEigen(small.rows());
        eigen.decompose(small.values(), small.rows());
        Matrix vectors = Matrix.zeros(small.rows(), count);
        for (int t = 0; t < count; t++) {
            int place = largest ? t : small.rows() - 1 - t;
            double[] v = eigen.vector(place);
            double factor = largest ? 1 / Math.sqrt(eigen.value(place)) : 1;
            for (int a = 0; a < small.rows(); a++) vectors.set(a, t, factor * v[a]);
        }
        return vectors;
    }

    /// Mean square one; the sign, which is anyone's choice, such that the largest value is positive.
    private static Matrix upright(Matrix vectors) {
        Matrix scaled = Matrix.zeros(vectors.rows(), vectors.columns());
        for (int t = 0; t < vectors.columns(); t++) {
            double square = 0;
            double farthest = 0;
            for (int i = 0; i < vectors.rows(); i++) {
                double v = vectors.at(i, t);
                square += v * v;
                if (Math.abs(v) > Math.abs(farthest)) farthest = v;
            }
            double factor = Math.signum(farthest) * Math.sqrt(vectors.rows() / square);
            for (int i = 0; i < vectors.rows(); i++) scaled.set(i, t, factor * vectors.at(i, t));
        }
        return scaled;
    }
}
