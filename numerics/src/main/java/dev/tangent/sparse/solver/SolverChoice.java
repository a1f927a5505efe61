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
import java.util.function.Supplier;

/// Chooses between factorizing and iterating by counted work. The symbolic analysis knows the factor's size and cost
/// before any number is touched; where a bound says without it that iterating is quicker, it is not begun.
final class SolverChoice {
    /// Below this order a factor takes no time worth counting.
    private static final int SMALL = 3000;

    /// Where a grounding seemed to suffice and did not, other ways have lost no more than this.
    private static final int GROUNDED_LIMIT = 400;

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
        if (settings.choice() == Choice.ITERATIVE) return asked();
        SparseMatrix matrix = a.explicit();
        if (settings.choice() == Choice.DIRECT) return direct(matrix, analysis.apply(matrix), "asked for");
        if (isSmall(matrix)) return direct(matrix, analysis.apply(matrix), "a small system");
        SolveCost cost = SolveCost.of(matrix, nodes, width);
        return cost.groundedSeconds() < Math.min(cost.leastDirectSeconds(), cost.iterateSeconds())
                ? groundedOr(() -> counted(matrix, cost), matrix)
                : counted(matrix, cost);
    }

    private Solver asked() {
        if (nodes.isEmpty() || isPower()) return new IterativeSolver(a, new Jacobi(a), settings, "asked for");
        SparseMatrix matrix = a.explicit();
        return groundedOr(() -> iterative("asked for", matrix), matrix);
    }

    /// Better not formed explicitly.
    private boolean isPower() {
        return a instanceof DiagonalShift shifted && shifted.base() instanceof MatrixPower;
    }

    /// With the diagonal alone where that is expected to be enough.
    private Solver groundedOr(Supplier<Solver> other, SparseMatrix matrix) {
        Grounding grounding = Grounding.of(a, matrix);
        if (!grounding.suffices()) return other.get();
        String reason = String.format(
                Locale.ROOT, "well conditioned: a row is coupled to %.3g that are held, on average", grounding.held());
        SolverSettings bounded = new SolverSettings(
                settings.choice(), settings.tolerance(), Math.min(settings.iterationLimit(), GROUNDED_LIMIT));
        return new FallbackSolver(new IterativeSolver(a, new Jacobi(a), bounded, reason), other);
    }

    private Solver counted(SparseMatrix matrix, SolveCost cost) {
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
        if (symbolic.bytes() > room) return iterative(counted + "; the factor does not fit the heap", matrix);
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

    /// A preconditioner that knows where the points lie is made from entries; without node geometry, and for
    /// powers, it is the diagonal.
    private Solver iterative(String reason, SparseMatrix matrix) {
        Preconditioner preconditioner = nodes.filter(where -> !isPower())
                .<Preconditioner>map(where -> TwoLevel.of(matrix, where))
                .orElseGet(() -> new Jacobi(a));
        return new IterativeSolver(a, preconditioner, settings, reason);
    }

    private Solver withFallback(String reason, SparseMatrix matrix) {
        return new FallbackSolver(iterative(reason, matrix), () -> afterIteration(reason, matrix));
    }

    private Solver afterIteration(String reason, SparseMatrix matrix) {
        SymbolicCholesky symbolic = analysis.apply(matrix);
        if (symbolic.bytes() > room)
            throw new NotSolved("iteration did not get there, and a factor does not fit the heap", true);
        return direct(matrix, symbolic, "iteration did not get there; " + reason);
    }
}
