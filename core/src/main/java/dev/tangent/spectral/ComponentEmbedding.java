package dev.tangent.spectral;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.geodesic.Geodesics;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.eigen.EigenPairs;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// The coordinates of one connected component.
///
/// @param energies ascending
record ComponentEmbedding(Matrix coordinates, double[] energies, double residual) {
    /// A null space is clear if the next eigenvalue is so many times its largest. Bends of a strip are at most
    /// eight times the bend before.
    private static final double CLEAR = 20;
    /// Eigenvectors looked at for each coordinate where it is not.
    private static final int LOOKED_AT = 4;
    /// More eigenvectors are worth it if they leave less than this part of the residual variance.
    private static final double WORTH = 0.5;

    /// The first vector is the constant, which is left out.
    static ComponentEmbedding eigenmaps(SparseMatrix matrix, int dimension, long seed) {
        Normalised found = Normalised.of(matrix, dimension + 1, seed);
        Matrix vectors = found.vectors();
        double[] energies = Arrays.copyOfRange(found.pairs().values(), 1, dimension + 1);
        return new ComponentEmbedding(
                upright(columns(vectors, 1, dimension + 1)),
                energies,
                found.pairs().worstResidual());
    }

    /// The null space less the constants. Noise gives a cost to the manifold's own coordinates too, most to that
    /// along which it is narrow: bends along the wide ones may then cost less and come before it (Y. Goldberg and
    /// others, "Manifold learning: the price of normalization", 2008). So, unless the null space is clear, those
    /// combinations of some more eigenvectors are taken that fit the geodesics best.
    static ComponentEmbedding nullSpace(SparseMatrix matrix, int dimension, Supplier<Geodesics> geodesics, long seed) {
        EigenPairs pairs = EigenPairs.smallest(matrix, dimension + 2, seed);
        ComponentEmbedding first = of(matrix, columns(pairs.vectors(), 0, dimension + 1), dimension, pairs);
        int more = Math.min(LOOKED_AT * dimension + 1, matrix.size() / 2);
        if (pairs.values()[dimension + 1] > CLEAR * pairs.values()[dimension] || more < dimension + 2) return first;
        EigenPairs several = EigenPairs.smallest(matrix, more, seed);
        GeodesicScaling scaling = new GeodesicScaling(geodesics.get());
        Matrix best = scaling.within(centred(leadingFunctions(several.vectors(), more - 1)), dimension);
        double before = variance(geodesics.get(), scaling.within(first.coordinates, dimension));
        boolean better = hasRank(best) && variance(geodesics.get(), best) < WORTH * before;
        return better ? of(matrix, best, dimension, several) : first;
    }

    /// Whether the geodesics have room for all coordinates; the last has the least.
    private static boolean hasRank(Matrix places) {
        double square = 0;
        for (int i = 0; i < places.rows(); i++)
            square += places.at(i, places.columns() - 1) * places.at(i, places.columns() - 1);
        return square > 0;
    }

    private static double variance(Geodesics geodesics, Matrix places) {
        return geodesics.residualVariance(PointCloud.wrap(places.columns(), places.values()));
    }

    /// The constant is somewhere among the vectors, mixed with the coordinates: centred, one of their combinations
    /// vanishes and the others stay.
    private static Matrix leadingFunctions(Matrix vectors, int count) {
        return orthonormal(centred(vectors), count);
    }

    private static ComponentEmbedding of(SparseMatrix matrix, Matrix functions, int dimension, EigenPairs pairs) {
        Matrix kept = leadingFunctions(functions, dimension);
        Matrix energy = kept.transpose().times(matrix.times(kept)).symmetrized();
        Matrix turn = leading(energy, dimension, false);
        double[] energies = new double[dimension];
        Matrix turned = turn.transpose().times(energy).times(turn);
        for (int t = 0; t < dimension; t++) energies[t] = turned.at(t, t);
        return new ComponentEmbedding(upright(kept.times(turn)), energies, pairs.worstResidual());
    }

    private static Matrix columns(Matrix vectors, int from, int to) {
        int[] rows = IntStream.range(0, vectors.rows()).toArray();
        return vectors.select(rows, IntStream.range(from, to).toArray());
    }

    static Matrix centred(Matrix vectors) {
        Matrix centred = vectors.copy();
        for (int t = 0; t < vectors.columns(); t++) {
            double mean = 0;
            for (int i = 0; i < vectors.rows(); i++) mean += vectors.at(i, t);
            mean /= vectors.rows();
            for (int i = 0; i < vectors.rows(); i++) centred.set(i, t, vectors.at(i, t) - mean);
        }
        return centred;
    }

    /// Orthonormal combinations of functions, those of the largest variance.
    static Matrix orthonormal(Matrix functions, int count) {
        return functions.times(leading(functions.transpose().times(functions), count, true));
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
