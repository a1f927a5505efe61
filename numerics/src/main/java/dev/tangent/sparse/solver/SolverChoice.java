package dev.tangent.sparse.solver;

import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.iterative.Jacobi;
import dev.tangent.sparse.iterative.Preconditioner;
import dev.tangent.sparse.iterative.TwoLevel;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// Chooses between factorizing and iterating by counted work. The symbolic analysis knows the factor's size and cost
/// before any number is touched; where a bound says without it that iterating is quicker, it is not begun.
final class SolverChoice {
    /// Below this order a factor takes no time worth counting.
    private static final int SMALL = 3000;

    private final SymmetricOperator a;
    private final Optional<NodeGeometry> nodes;
    private final int width;
    private final SolverSettings settings;
    private final Function<SparseMatrix, SymbolicCholesky> analysis;
    private final long room;

    /// @param room bytes that a factor may take
    SolverChoice(
            SymmetricOperator a,
            Optional<NodeGeometry> nodes,
            int width,
            SolverSettings settings,
            Function<SparseMatrix, SymbolicCholesky> analysis,
            long room) {
        this.a = a;
        this.nodes = nodes;
        this.width = width;
        this.settings = settings;
        this.analysis = analysis;
        this.room = room;
    }

    /// A device solves where there is one that takes it; what it does not get done is solved here.
    Solver solver() {
        return LinearDevice.current()
                .flatMap(device -> device.solver(a, nodes, width, settings))
                .<Solver>map(there -> new FallbackSolver(there, this::here))
                .orElseGet(this::here);
    }

    private Solver here() {
        if (settings.choice() == Choice.ITERATIVE) return iterative("asked for");
        SparseMatrix matrix = a.explicit();
        if (settings.choice() == Choice.DIRECT) return direct(matrix, analysis.apply(matrix), "asked for");
        if (isSmall(matrix)) return direct(matrix, analysis.apply(matrix), "a small system");
        SolveCost cost = SolveCost.of(matrix, nodes, width);
        if (cost.leastDirectSeconds() > cost.iterateSeconds())
            return withFallback(
                    String.format(
                            Locale.ROOT,
                            "about %.3g s to iterate, less than the %.3g s a factor would take at least",
                            cost.iterateSeconds(),
                            cost.leastDirectSeconds()),
                    matrix);
        SymbolicCholesky symbolic = analysis.apply(matrix);
        String counted = counted(symbolic, cost);
        if (symbolic.bytes() > room) return iterative(counted + "; the factor does not fit the heap");
        return cost.factorSeconds(symbolic) <= cost.iterateSeconds()
                ? direct(matrix, symbolic, counted)
                : withFallback(counted, matrix);
    }

    static boolean isSmall(SparseMatrix matrix) {
        return matrix.size() <= SMALL;
    }

    private static String counted(SymbolicCholesky symbolic, SolveCost cost) {
        return String.format(
                Locale.ROOT,
                "factor of %.3g entries and %.3g flops, about %.2g s once ordered against %.2g s to iterate",
                (double) symbolic.factorEntries(),
                symbolic.flops(),
                cost.factorSeconds(symbolic),
                cost.iterateSeconds());
    }

    private Solver direct(SparseMatrix matrix, SymbolicCholesky symbolic, String reason) {
        return new DirectSolver(a, symbolic.factor(matrix), reason);
    }

    private Solver iterative(String reason) {
        return new IterativeSolver(a, preconditioner(), settings, reason);
    }

    /// A preconditioner that knows where the points lie is made from entries; without node geometry, or for a
    /// matrix that is better not formed explicitly, it is the diagonal.
    private Preconditioner preconditioner() {
        boolean power = a instanceof DiagonalShift shifted && shifted.base() instanceof MatrixPower;
        return nodes.<Preconditioner>map(where -> power ? new Jacobi(a) : TwoLevel.of(a.explicit(), where))
                .orElseGet(() -> new Jacobi(a));
    }

    private Solver withFallback(String reason, SparseMatrix matrix) {
        return new FallbackSolver(iterative(reason), () -> afterIteration(reason, matrix));
    }

    private Solver afterIteration(String reason, SparseMatrix matrix) {
        SymbolicCholesky symbolic = analysis.apply(matrix);
        if (symbolic.bytes() > room)
            throw new NotSolved("iteration did not get there, and a factor does not fit the heap", true);
        return direct(matrix, symbolic, "iteration did not get there; " + reason);
    }
}
