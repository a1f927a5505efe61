package dev.tangent.regularizer;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.ColumnSpace;
import dev.tangent.linalg.LaneMatrix;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;

/// Local Gaussian regularizer (LG): in each tangent space, the Gaussian RKHS norm of what is left of f after a
/// constant, and by default a linear function, has been taken out (Kim, Tompkin, Pfister, Theobalt, CVPR 2015,
/// Sections 4 and 5).
///
/// @param dimension manifold dimension, m
/// @param scale the kernel's width in mean neighbour distances, c; 0.1 in the paper
/// @param nullSpace linear functions free (G', the default) or only constants (G)
public record LocalGaussian(int dimension, double scale, NullSpace nullSpace) implements LocalRegularizer {
    public static final double PAPER_SCALE = 0.1;

    public LocalGaussian {
        Check.atLeast(1, dimension, "dimension");
        Check.positive(scale, "scale");
    }

    public LocalGaussian(int dimension) {
        this(dimension, PAPER_SCALE, NullSpace.LINEAR);
    }

    @Override
    public int freeFunctions() {
        return switch (nullSpace) {
            case CONSTANT -> 1;
            case LINEAR -> dimension + 1;
        };
    }

    /// The definition, straight from the equations; [LocalGaussianBlock] is the same, fast, and [LocalGaussianLanes]
    /// faster.
    @Override
    public Matrix at(TangentSpace tangent) {
        Matrix Phi = tangent.coordinates(); // reading: zero at the centre, or linear functions are not free
        Matrix K = kernel(Phi, scale * meanLength(Phi));
        Matrix L = switch (nullSpace) {
            case CONSTANT -> difference(Phi.rows());
            case LINEAR -> residual(Phi);
        };
        return L.transpose().times(PseudoInverse.ofSymmetric(K)).times(L); // Eq. 27, 29
    }

    /// reading: the centre's zero counts in the mean.
    private static double meanLength(Matrix Phi) {
        double sum = 0;
        for (int j = 0; j < Phi.rows(); j++) sum += Math.sqrt(squaredDistance(Phi, j, 0));
        return sum / Phi.rows();
    }

    /// reading: no factor 2 under the square.
    private static Matrix kernel(Matrix Phi, double sigma) {
        int k = Phi.rows();
        Matrix K = Matrix.zeros(k, k);
        for (int a = 0; a < k; a++)
            for (int b = 0; b < k; b++) K.set(a, b, Math.exp(-squaredDistance(Phi, a, b) / (sigma * sigma))); // Eq. 13
        return K;
    }

    private static double squaredDistance(Matrix Phi, int a, int b) {
        double sum = 0;
        for (int t = 0; t < Phi.columns(); t++) {
            double d = Phi.at(a, t) - Phi.at(b, t);
            sum += d * d;
        }
        return sum;
    }

    /// D: takes the centre's value from every value.
    private static Matrix difference(int k) {
        Matrix D = Matrix.identity(k);
        for (int j = 0; j < k; j++) D.set(j, 0, D.at(j, 0) - 1);
        return D;
    }

    /// L = D - Phi Phi+ D: what a linear fit through the centre's value leaves over.
    private static Matrix residual(Matrix Phi) {
        int k = Phi.rows();
        double[] columns = new double[k * Phi.columns()];
        int rank = ColumnSpace.orthonormalise(Phi.values(), k, Phi.columns(), columns);
        Matrix Q = Matrix.zeros(k, rank);
        for (int t = 0; t < rank; t++) for (int j = 0; j < k; j++) Q.set(j, t, columns[t * k + j]);
        Matrix D = difference(k);
        return D.minus(Q.times(Q.transpose().times(D))); // Eq. 30
    }

    @Override
    public LocalBlock block(NeighbourGraph graph) {
        LocalGaussianBlock single = new LocalGaussianBlock(this, graph);
        boolean even = graph.smallestDegree() == graph.largestDegree();
        return even && LaneMatrix.WIDTH > 1 ? new LocalGaussianLanes(this, graph, single) : single;
    }
}
