package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Optional;

/// The reduction of L^p without ever forming L^p: its pseudo-inverse is that of L applied p times, so one factor of L
/// and a few solves do what would else take a factor of a matrix many times as dense.
///
/// With K = (L^p)+ and N the indicators of the connected components, the extension of least energy is K_ul a + N b,
/// where K_ll a + N_l b = f_l and N_l' a = 0. Its energy is a'K_ll a = f_l'a: so S is what turns f_l into a. K_ul a is
/// what the second half of the powers makes of B a, B = (L+)^(p/2) E_l.
///
/// Fewer points have a K_ll of their own columns. That is more exact than to eliminate the others from S: the more
/// points
/// there are, the closer some lie together, and the energy of a difference between those is beyond double precision.
final class PowerReduction implements Reduction {
    private final LaplacianPowers powers;
    private final int power;
    private final int[] places; // of the fixed points among those
    private final int[] points;
    private final int[] componentOfRow;
    private Optional<Coefficients> coefficients = Optional.empty(); // made when they are first needed

    /// @param reduced a = S f_l
    /// @param levels b, a row for each component that holds a fixed point
    private record Coefficients(Matrix reduced, Matrix levels) {}

    PowerReduction(MatrixPower matrix, NodeGeometry nodes, int[] points, SolverSettings settings) {
        this(new LaplacianPowers(matrix.base(), nodes, points, settings), matrix.power());
    }

    private PowerReduction(LaplacianPowers powers, int power) {
        this(powers, power, SelectionMatrix.range(0, powers.points().length));
    }

    private PowerReduction(LaplacianPowers powers, int power, int[] places) {
        this.powers = powers;
        this.power = power;
        this.places = places;
        points = Arrays.stream(places).map(place -> powers.points()[place]).toArray();
        componentOfRow = Arrays.stream(points)
                .map(components()::componentOf)
                .distinct()
                .sorted()
                .toArray();
    }

    private ConnectedComponents components() {
        return powers.inverse().components();
    }

    private synchronized Coefficients coefficients() {
        if (coefficients.isEmpty()) {
            Matrix bordered = borderedInverse(powers.kernel(power, places));
            int l = points.length;
            int[] fixed = SelectionMatrix.range(0, l);
            coefficients = Optional.of(new Coefficients(
                    bordered.select(fixed, fixed).symmetrized(),
                    bordered.select(SelectionMatrix.range(l, bordered.rows()), fixed)));
        }
        return coefficients.get();
    }

    /// The inverse of [K_ll N_l; N_l' 0], the border scaled to K's size so that elimination treats both alike.
    private Matrix borderedInverse(Matrix own) {
        int l = points.length;
        double scale = own.norm() / l;
        Matrix bordered = Matrix.zeros(l + componentOfRow.length, l + componentOfRow.length);
        for (int i = 0; i < l; i++) {
            for (int j = 0; j < l; j++) bordered.set(i, j, own.at(i, j));
            int border = l + Arrays.binarySearch(componentOfRow, components().componentOf(points[i]));
            bordered.set(i, border, scale);
            bordered.set(border, i, scale);
        }
        Matrix inverted = DenseSolve.regular(bordered, Matrix.identity(bordered.rows()));
        for (int i = l; i < inverted.rows(); i++)
            for (int j = 0; j < l; j++) inverted.set(i, j, scale * inverted.at(i, j));
        return inverted;
    }

    @Override
    public Reduction restrictedTo(int[] fewer) {
        int[] all = powers.points();
        return new PowerReduction(
                powers,
                power,
                Arrays.stream(fewer)
                        .map(point -> Arrays.binarySearch(all, point))
                        .toArray());
    }

    @Override
    public Optional<Reduction> ofPower(int other) {
        return other < 2 ? Optional.empty() : Optional.of(new PowerReduction(powers, other));
    }

    @Override
    public long bytes() {
        return powers.bytes();
    }

    @Override
    public int[] points() {
        return points.clone();
    }

    @Override
    public Matrix matrix() {
        return coefficients().reduced;
    }

    @Override
    public SolveSummary summary() {
        return powers.at(power - power / 2).summary();
    }

    @Override
    public Matrix extend(Matrix fixed) {
        int done = power / 2;
        Matrix values = powers.inverse()
                .apply(
                        power - done,
                        powers.at(done, places).times(coefficients().reduced.times(fixed)))
                .values();
        Matrix level = coefficients().levels.times(fixed);
        for (int i = 0; i < values.rows(); i++) {
            int row = Arrays.binarySearch(componentOfRow, components().componentOf(i));
            if (row < 0) continue; // a component without fixed points stays at zero
            for (int c = 0; c < values.columns(); c++) values.set(i, c, values.at(i, c) + level.at(row, c));
        }
        return values;
    }
}
