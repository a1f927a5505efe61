package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SymmetricOperator;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Conjugate gradients for one block, restarted from the true residual until that is small enough.
///
/// One restart too many costs a product; to trust the recurrence's residual would cost accuracy without notice. A
/// restart that does not halve the true residual has reached the limit of rounding.
final class RestartedSolve {
    /// The recurrence aims a little lower, so that drift in the last digit does not cause a restart.
    private static final double MARGIN = 0.9;

    private final SymmetricOperator a;
    private final Matrix b;
    private final Preconditioner preconditioner;
    private final double tolerance;
    private final int iterationLimit;
    private final ConvergenceProgress digits;
    private final double[] norm;
    private final double[] goal;
    private final double[] energyGoal;
    private final double[] left;
    private final Matrix x;
    private Termination termination = Termination.CONVERGED;
    private int iterations;

    RestartedSolve(
            SymmetricOperator a,
            Matrix b,
            Preconditioner preconditioner,
            ConjugateGradient rule,
            ConvergenceProgress digits) {
        this.a = a;
        this.b = b;
        this.preconditioner = preconditioner;
        this.tolerance = rule.tolerance();
        this.iterationLimit = rule.iterationLimit();
        this.digits = digits;
        norm = BlockVector.norms(b);
        goal = norm.clone();
        for (int c = 0; c < goal.length; c++) goal[c] *= tolerance;
        energyGoal = new double[norm.length];
        left = norm.clone();
        x = Matrix.zeros(b.rows(), b.columns());
    }

    Matrix run() {
        int[] open = IntStream.range(0, norm.length).filter(c -> norm[c] != 0).toArray();
        Matrix r = BlockVector.select(b, open);
        while (open.length > 0) {
            var recursion = new PcgRecurrence(a, preconditioner, r);
            if (iterations == 0) setEnergyGoal(open, recursion.energy());
            recursion.run(iterationLimit - iterations, aim(goal, open), aim(energyGoal, open), this::report);
            iterations += recursion.iterations();
            BlockVector.step(ones(open.length), recursion.x(), x, open);
            r = a.residual(BlockVector.select(b, open), BlockVector.select(x, open));
            int[] again = judge(open, BlockVector.norms(r), recursion);
            r = BlockVector.select(r, again);
            int[] ran = open;
            open = Arrays.stream(again).map(i -> ran[i]).toArray();
        }
        return x;
    }

    /// Notes how far the columns that ran have come, and returns the places of those worth a restart.
    private int[] judge(int[] ran, double[] now, PcgRecurrence recursion) {
        int[] again = new int[ran.length];
        int count = 0;
        for (int i = 0; i < ran.length; i++) {
            int c = ran[i];
            double before = left[c];
            left[c] = now[i];
            if (now[i] <= goal[c] && recursion.reached(i)) continue;
            if (recursion.broken(i)) termination = termination.worse(Termination.INDEFINITE);
            else if (iterations >= iterationLimit) termination = termination.worse(Termination.ITERATION_LIMIT);
            else if (!(now[i] <= before / 2)) termination = termination.worse(Termination.STAGNATED);
            else again[count++] = i;
        }
        return Arrays.copyOf(again, count);
    }

    /// The first residual is b, so its energy is that of the solution itself.
    private void setEnergyGoal(int[] open, double[] energy) {
        for (int i = 0; i < open.length; i++) energyGoal[open[i]] = energy[i] * tolerance * tolerance;
    }

    private static double[] aim(double[] goal, int[] open) {
        return Arrays.stream(open).mapToDouble(c -> MARGIN * goal[c]).toArray();
    }

    private void report(double targetRatio) {
        digits.at(targetRatio * MARGIN * digits.tolerance());
    }

    private static double[] ones(int length) {
        double[] ones = new double[length];
        Arrays.fill(ones, 1);
        return ones;
    }

    Termination termination() {
        return termination;
    }

    int iterations() {
        return iterations;
    }

    double residual() {
        return BlockVector.largestRatio(left, norm);
    }
}
