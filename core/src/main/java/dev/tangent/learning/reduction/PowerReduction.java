package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Gram;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Optional;

/// The reduction of L^p without ever forming L^p: its pseudo-inverse is that of L applied p times, so one factor of L
/// and a few solves do what would else take a factor of a matrix many times as dense.
///
/// With K = (L^p)+ and N the indicators of the connected components, the extension of least energy is K_ul a + N b,
/// where K_ll a + N_l b = f_l and N_l' a = 0. Its energy is a'K_ll a = f_l'a: so S is what turns f_l into a. Half of
/// the powers are enough: with B = (L+)^(p/2) E_l, K_ll is B'B (or B'L+B for odd p), and K_ul a is what the other half
/// makes of B a. Memory: B, u x l.
final class PowerReduction implements Reduction {
    private final MatrixPower matrix;
    private final int[] points;
    private final int rest; // powers of L+ that B lacks
    private final Matrix half; // B
    private final LaplacianInverse inverse;
    private final Matrix reduced; // a = S f_l
    private final Matrix levels; // b, a row for each component that holds a fixed point
    private final int[] componentOfRow;
    private final SolveSummary summary;

    PowerReduction(MatrixPower matrix, NodeGeometry nodes, int[] points, SolverSettings settings) {
        this(matrix, new LaplacianInverse(matrix.base(), nodes, points.length, settings), points);
    }

    private PowerReduction(MatrixPower matrix, LaplacianInverse inverse, int[] points) {
        this.matrix = matrix;
        this.inverse = inverse;
        this.points = points;
        int done = matrix.power() / 2;
        rest = matrix.power() - done;
        componentOfRow = Arrays.stream(points)
                .map(inverse.components()::componentOf)
                .distinct()
                .sorted()
                .toArray();
        LaplacianInverse.Applied first = inverse.apply(done, new SelectionMatrix(matrix.size(), points));
        half = first.values();
        LaplacianInverse.Applied second = rest == done ? first : inverse.apply(1, half);
        summary = first.summary().worse(second.summary());
        Matrix kernel = Gram.of(half, second.values());
        Matrix bordered = borderedInverse(kernel.symmetrized());
        int l = points.length;
        reduced = bordered.select(SelectionMatrix.range(0, l), SelectionMatrix.range(0, l))
                .symmetrized();
        levels = bordered.select(SelectionMatrix.range(l, bordered.rows()), SelectionMatrix.range(0, l));
    }

    /// The inverse of [K_ll N_l; N_l' 0], the border scaled to K's size so that elimination treats both alike.
    private Matrix borderedInverse(Matrix kernel) {
        int l = points.length;
        double scale = kernel.norm() / l;
        Matrix bordered = Matrix.zeros(l + componentOfRow.length, l + componentOfRow.length);
        for (int i = 0; i < l; i++) {
            for (int j = 0; j < l; j++) bordered.set(i, j, kernel.at(i, j));
            int border =
                    l + Arrays.binarySearch(componentOfRow, inverse.components().componentOf(points[i]));
            bordered.set(i, border, scale);
            bordered.set(border, i, scale);
        }
        Matrix inverted = DenseSolve.regular(bordered, Matrix.identity(bordered.rows()));
        for (int i = l; i < inverted.rows(); i++)
            for (int j = 0; j < l; j++) inverted.set(i, j, scale * inverted.at(i, j));
        return inverted;
    }

    @Override
    public Optional<Reduction> movedTo(int[] others) {
        return Optional.of(new PowerReduction(matrix, inverse, others.clone()));
    }

    @Override
    public int[] points() {
        return points.clone();
    }

    @Override
    public Matrix matrix() {
        return reduced;
    }

    @Override
    public SolveSummary summary() {
        return summary;
    }

    @Override
    public Matrix extend(Matrix fixed) {
        Matrix values = inverse.apply(rest, half.times(reduced.times(fixed))).values();
        Matrix level = levels.times(fixed);
        for (int i = 0; i < values.rows(); i++) {
            int row = Arrays.binarySearch(componentOfRow, inverse.components().componentOf(i));
            if (row < 0) continue; // a component without fixed points stays at zero
            for (int c = 0; c < values.columns(); c++) values.set(i, c, values.at(i, c) + level.at(row, c));
        }
        return values;
    }
}
