package dev.tangent.experiments.theory;

import dev.tangent.Check;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;
import dev.tangent.method.Domain;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.TangentKernel;
import java.util.List;

/// The local derivative regularizer (E): in each tangent space f, less its value at the centre, is interpolated by
/// Gaussians; the energy is the sum over orders t = 1 .. T of c_t |D^t q|^2 at the centre, with D^{2j} = Delta^j,
/// D^{2j+1} = grad Delta^j and c_t = sigma^{2t} / (t! 4^t) (Kim, Tompkin, Pfister, Theobalt, CVPR 2015, Eq. 12, 15,
/// 17, 23). Integrated over the plane, and with all orders, that is the norm of q in the Gaussian's Hilbert space.
/// For study: it is not in the library's catalogue but stands beside it as [#METHOD].
///
/// @param dimension manifold dimension, m
/// @param scale the kernel's width in mean neighbour distances; the 0.1 of LG would be too narrow for the
///     interpolant to have any slope at the centre
/// @param order T, the highest derivative that is charged
/// @param nullSpace what has no energy: only constants (the default), or linear functions too
public record LocalDerivative(int dimension, double scale, int order, NullSpace nullSpace) implements LocalRegularizer {
    private static final double USUAL_SCALE = 1;
    private static final int USUAL_ORDER = 4;

    /// Width of the Gaussians, as `scale`.
    public static final Parameter<Double> REACH =
            Parameter.of("reach", new Domain.PositiveNumber(), USUAL_SCALE, List.of(USUAL_SCALE));

    /// Highest derivative that is charged.
    public static final Parameter<Integer> ORDER =
            Parameter.of("order", new Domain.WholeNumber(1), USUAL_ORDER, List.of(USUAL_ORDER));

    /// The method that the door and a reader of models are given.
    public static final RegularizerMethod METHOD = RegularizerMethod.local(
            "derivative",
            values -> new LocalDerivative(
                    values.of(Parameter.DIMENSION), values.of(REACH), values.of(ORDER), NullSpace.CONSTANT),
            REACH,
            ORDER);

    public LocalDerivative {
        Check.atLeast(1, dimension, "dimension");
        Check.positive(scale, "scale");
        Check.atLeast(1, order, "order");
    }

    public LocalDerivative(int dimension) {
        this(dimension, USUAL_SCALE, USUAL_ORDER, NullSpace.CONSTANT);
    }

    @Override
    public int nullSpaceDimension() {
        return nullSpace.functions(dimension);
    }

    @Override
    public Matrix at(TangentSpace tangent) {
        Matrix Phi = tangent.coordinates();
        double sigma = scale * TangentKernel.meanLength(Phi);
        Matrix K = TangentKernel.matrix(Phi, sigma);
        Matrix S = derivatives(Phi, sigma) // reading: of f less its value at the centre, or constants would cost
                .times(PseudoInverse.ofSymmetric(K))
                .times(nullSpace.leftOver(Phi));
        return product(S); // Eq. 17
    }

    /// S'S, symmetric to the last bit.
    private static Matrix product(Matrix S) {
        int k = S.columns();
        Matrix product = Matrix.zeros(k, k);
        for (int r = 0; r < S.rows(); r++)
            for (int a = 0; a < k; a++)
                for (int b = 0; b < k; b++) product.values()[a * k + b] += S.at(r, a) * S.at(r, b);
        return product;
    }

    /// sqrt(c_t) D^t at the centre of the Gaussian around each point, one row for each entry of each derivative.
    private Matrix derivatives(Matrix Phi, double sigma) {
        GaussianDerivatives gaussian = new GaussianDerivatives(dimension, order, sigma);
        int rows = 0;
        for (int t = 1; t <= order; t++) rows += gaussian.length(t);
        Matrix S = Matrix.zeros(rows, Phi.rows());
        for (int j = 0; j < Phi.rows(); j++) {
            double[] x = Phi.row(j);
            for (int s = 0; s < x.length; s++) x[s] = -x[s]; // the centre, seen from the point
            double[][] D = gaussian.at(x);
            int row = 0;
            for (int t = 1; t <= order; t++)
                for (double entry : D[t]) S.set(row++, j, Math.sqrt(coefficient(t, sigma)) * entry);
        }
        return S;
    }

    /// c_t = sigma^{2t} / (t! 4^t), Eq. 23.
    // reading: (23) has 2^t, which belongs to the kernel exp(-d^2 / (2 sigma^2)) and not to that of (13)
    static double coefficient(int t, double sigma) {
        double c = 1;
        for (int s = 1; s <= t; s++) c *= sigma * sigma / (4.0 * s);
        return c;
    }
}
