package dev.tangent.sparse.solver;

import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.graph.LevelStructure;
import java.util.Optional;

/// Estimates of what solving takes, in seconds, from counted work and rates measured on one machine (two cores with
/// 512-bit vectors): docs/decisions/0006 has the measurements. Elsewhere all of them shift; the choice needs only their
/// ratios.
///
/// @param linear directions in which linear functions have almost no energy, if the node geometry is known
/// @param width right-hand sides
record SolveCost(int size, long entries, Optional<Integer> linear, int width, LevelStructure levels) {
    private static final double ORDER_ENTRY = 2.2e-7;
    private static final double ORDER_ROW = 5e-6;
    private static final double FACTOR_FLOPS = 4e10;
    /// Reading an entry of the factor, up and down again, and the work on it for each right-hand side.
    private static final double SOLVE_ENTRY = 1.2e-9;

    private static final double SOLVE_COLUMN = 1.3e-10;
    private static final double PRODUCT_FLOPS = 3e9;
    private static final int PLAIN_ITERATIONS = 2000;
    private static final int GROUNDED_ITERATIONS = 120;

    static SolveCost of(SparseMatrix matrix, Optional<NodeGeometry> nodes, int width) {
        return new SolveCost(
                matrix.size(), matrix.entries(), nodes.map(NodeGeometry::linear), width, LevelStructure.of(matrix));
    }

    /// A lower estimate of the whole direct solve, before there is an order.
    double leastDirectSeconds() {
        return cost(ORDER_ROW, ORDER_ENTRY) + factorSeconds(levels.flops(), entries / 2.0);
    }

    /// The direct solve once there is an order.
    double factorSeconds(SymbolicCholesky symbolic) {
        return factorSeconds(symbolic.flops(), (double) symbolic.factorEntries());
    }

    double factorSeconds(double flops, double factorEntries) {
        return flops / FACTOR_FLOPS + factorEntries * (SOLVE_ENTRY + SOLVE_COLUMN * width);
    }

    double iterateSeconds() {
        return linear.map(this::twoLevelSeconds).orElseGet(() -> plainSeconds(PLAIN_ITERATIONS));
    }

    /// With the diagonal alone, where a [Grounding] suffices.
    double groundedSeconds() {
        return plainSeconds(GROUNDED_ITERATIONS);
    }

    private double plainSeconds(int iterations) {
        return iterations * 2.0 * entries * width / PRODUCT_FLOPS;
    }

    /// Coarse functions grow in number with the directions, and so does what they cost, to set up and in each step.
    private double twoLevelSeconds(int directions) {
        double setup = cost(4e-6 + 2.1e-5 * Math.max(0, directions - 2), 1.2e-7);
        double step = cost(1.2e-7 + 8e-8 * directions, 2.5e-9);
        double column = cost(1e-8 + 1.7e-8 * directions, 9e-10);
        return setup + twoLevelIterations(directions) * (step + column * width);
    }

    private double cost(double perRow, double perEntry) {
        return perRow * size + perEntry * entries;
    }

    /// Wide levels, few of them, mean a high intrinsic dimension, for which aggregates work less well. Constants
    /// alone make a coarse space half as good as linear functions.
    private double twoLevelIterations(int directions) {
        return (15 + 170.0 * levels.widest() / size) * (directions == 0 ? 2 : 1);
    }

    /// Bytes a factor may take: what the heap can become, less room for the matrix itself and for garbage.
    static long room() {
        return Runtime.getRuntime().maxMemory() / 10 * 7;
    }
}
