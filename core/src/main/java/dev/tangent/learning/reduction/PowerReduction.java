package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.CholeskyQr;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.graph.ConnectedComponents;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// The reduction of L^p without ever forming L^p: its pseudo-inverse is that of L applied p times, so one factor of L
/// and a few solves do what would else take a factor of a matrix many times as dense.
///
/// With (L^p)+ and N the indicators of the connected components, the extension of least energy is (L^p)+ E_l Z c + N b:
/// loads Z c at the fixed points that sum to zero on every component, and a level for each. It meets f_l where
/// F'F c = Z'f_l, F the root of [LaplacianPowers]. With F = Q T, T triangular, its energy is |T'^-1 Z'f_l|^2, so the
/// reduction is S = W'W, W = T'^-1 Z', and F c = Q W f_l.
///
/// Fewer points have contrasts and a root of their own. That is more exact than to eliminate the others from S: the
/// more points there are, the closer some lie together, and the energy of a difference between those is beyond double
/// precision.
final class PowerReduction implements Reduction {
    private final LaplacianPowers powers;
    private final int power;
    private final int[] places; // of the fixed points among those
    private final int[] points;
    private Optional<Coefficients> coefficients = Optional.empty(); // made when they are first needed

    /// @param reduced S
    /// @param loads Q W
    private record Coefficients(Matrix reduced, Matrix loads) {}

    PowerReduction(MatrixPower matrix, NodeGeometry nodes, int[] points, SolverSettings settings) {
        this(new LaplacianPowers(matrix.base(), nodes, points, settings), matrix.power());
    }

    private PowerReduction(LaplacianPowers powers, int power) {
        this(powers, power, IntStream.range(0, powers.points().length).toArray());
    }

    private PowerReduction(LaplacianPowers powers, int power, int[] places) {
        this.powers = powers;
        this.power = power;
        this.places = places;
        points = Arrays.stream(places).map(place -> powers.points()[place]).toArray();
    }

    private ConnectedComponents components() {
        return powers.inverse().components();
    }

    private synchronized Coefficients coefficients() {
        if (coefficients.isEmpty()) {
            Matrix contrasts = Contrasts.of(points, components());
            coefficients = Optional.of(contrasts.columns() == 0 ? none() : coefficients(contrasts));
        }
        return coefficients.get();
    }

    /// Of points that are alone on their components: any values there have an extension without energy.
    private Coefficients none() {
        return new Coefficients(Matrix.zeros(points.length, points.length), Matrix.zeros(0, points.length));
    }

    private Coefficients coefficients(Matrix contrasts) {
        Matrix inAll = rows(powers.contrasts(), places).transpose().times(contrasts);
        CholeskyQr root = CholeskyQr.of(powers.root(power).values().times(inAll));
        Matrix weights = DenseSolve.lowerInverse(root.r().transpose()).times(contrasts.transpose());
        return new Coefficients(
                weights.transpose().times(weights).symmetrized(), root.q().times(weights));
    }

    private static Matrix rows(Matrix matrix, int[] chosen) {
        return matrix.select(chosen, IntStream.range(0, matrix.columns()).toArray());
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

    /// Without a new factor; the columns of all points are solved for again.
    @Override
    public Optional<Reduction> including(int[] more) {
        int[] all = IntStream.concat(Arrays.stream(points), Arrays.stream(more))
                .sorted()
                .toArray();
        return Optional.of(new PowerReduction(powers.including(more), power).restrictedTo(all));
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
        return powers.summary(power);
    }

    @Override
    public Matrix extend(Matrix fixed) {
        Matrix values = withoutLevels(coefficients().loads, fixed);
        addLevels(values, fixed);
        return values;
    }

    private Matrix withoutLevels(Matrix loads, Matrix fixed) {
        if (loads.rows() == 0) return Matrix.zeros(components().size(), fixed.columns());
        Matrix half = powers.root(power).basis().times(loads.times(fixed));
        return powers.inverse().apply(power - power / 2, half).values();
    }

    /// So that on each component the mean over the fixed points is that of their values. A component without fixed
    /// points stays at zero.
    private void addLevels(Matrix values, Matrix fixed) {
        int width = values.columns();
        Matrix levels = Matrix.zeros(components().count(), width);
        int[] counts = new int[components().count()];
        for (int point : points) counts[components().componentOf(point)]++;
        for (int i = 0; i < points.length; i++) {
            int component = components().componentOf(points[i]);
            for (int c = 0; c < width; c++) {
                double missing = fixed.at(i, c) - values.at(points[i], c);
                levels.set(component, c, levels.at(component, c) + missing / counts[component]);
            }
        }
        for (int i = 0; i < values.rows(); i++) {
            int component = components().componentOf(i);
            for (int c = 0; c < width; c++) values.set(i, c, values.at(i, c) + levels.at(component, c));
        }
    }
}
