package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.iterative.BlockVector;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Preconditioned conjugate gradients for S x = g, many columns at once, one Spark job a step.
///
/// With D the cells' own blocks and P the coarse functions, the preconditioner is the balancing one (Mandel 1993): z =
/// (I - Q S) D^-1 r + Q r, Q = P (P'SP)^-1 P', for residuals with P'r = 0, which a first coarse solve brings about and
/// the iteration keeps. A job gets p and gives back S p, D^-1 S p and (S P)' D^-1 S p, so that residual r, w = D^-1 r
/// and P'S w follow by recurrence: no second job for the preconditioner. As in core, the iteration starts again from
/// the true residual until that is within the tolerance, and the energy of the error counts as well as the residual.
final class InterfaceIteration {
    /// The recurrence aims a little lower, so that drift in the last digit does not cause a restart.
    private static final double MARGIN = 0.9;

    /// The error's energy aims lower still: what labels leave nearly free has little of it, and shows in the
    /// values.
    private static final double ENERGY = 1e-2;

    private final InterfaceJobs jobs;
    private final CoarseSpace coarse;
    private final SolverSettings settings;
    private final State first;
    private final double[] goal;
    private final double[] energyGoal;
    private final double[] left;
    private final Matrix x;
    private Termination termination = Termination.CONVERGED;
    private int iterations;

    /// Residual r, D^-1 r and (S P)' D^-1 r.
    record State(Matrix residual, Matrix solved, Matrix coarse) {
        State select(int[] columns) {
            return new State(
                    BlockVector.select(residual, columns),
                    BlockVector.select(solved, columns),
                    BlockVector.select(coarse, columns));
        }

        State minus(State other) {
            return new State(residual.minus(other.residual), solved.minus(other.solved), coarse.minus(other.coarse));
        }

        void stepBack(double[] factor, State image) {
            BlockVector.stepBack(factor, image.residual, residual);
            BlockVector.stepBack(factor, image.solved, solved);
            BlockVector.stepBack(factor, image.coarse, coarse);
        }
    }

    /// @param first of x = 0: its residual is g
    InterfaceIteration(InterfaceJobs jobs, CoarseSpace coarse, SolverSettings settings, State first) {
        this.jobs = jobs;
        this.coarse = coarse;
        this.settings = settings;
        this.first = first;
        left = BlockVector.norms(first.residual);
        goal = Arrays.stream(left).map(norm -> norm * settings.tolerance()).toArray();
        energyGoal = new double[left.length];
        x = Matrix.zeros(first.residual.rows(), left.length);
    }

    Matrix run() {
        int[] open = IntStream.range(0, left.length).filter(c -> left[c] > 0).toArray();
        Matrix residual = BlockVector.select(first.residual, open);
        boolean begins = true;
        while (open.length > 0) {
            Matrix loads = coarse.restrict(residual);
            Matrix levels = coarse.solve(loads);
            Matrix start = BlockVector.select(x, open).plus(coarse.prolong(levels));
            BlockVector.copy(start, x, open);
            State state = first.select(open).minus(jobs.apply(start));
            if (begins) setEnergyGoals(open, BlockVector.dots(loads, levels), state);
            begins = false;
            int[] again = judge(open, state);
            Recurrence recurrence = new Recurrence(select(open, again), state.select(again));
            open = recurrence.run();
            residual = recurrence.last;
        }
        return x;
    }

    /// Of the solution itself: of its coarse part, and about that of the rest.
    private void setEnergyGoals(int[] open, double[] coarsePart, State state) {
        double[] rest = BlockVector.dots(state.residual, state.solved);
        double square = Math.pow(ENERGY * settings.tolerance(), 2);
        for (int i = 0; i < open.length; i++) energyGoal[open[i]] = (coarsePart[i] + Math.max(0, rest[i])) * square;
    }

    /// The places of the columns whose true residual is not yet small enough and that are worth another start.
    private int[] judge(int[] open, State state) {
        double[] now = BlockVector.norms(state.residual);
        double[] energy = BlockVector.dots(state.residual, state.solved);
        return IntStream.range(0, open.length)
                .filter(i -> {
                    int c = open[i];
                    double before = left[c];
                    left[c] = now[i];
                    if (now[i] <= goal[c] && energy[i] <= energyGoal[c]) return false;
                    if (iterations == 0) return true;
                    if (iterations >= settings.iterationLimit())
                        termination = termination.worse(Termination.ITERATION_LIMIT);
                    else if (!(now[i] <= before / 2) && now[i] > goal[c])
                        termination = termination.worse(Termination.STAGNATED);
                    else return now[i] <= before / 2;
                    return false;
                })
                .toArray();
    }

    private static int[] select(int[] from, int[] places) {
        return Arrays.stream(places).map(i -> from[i]).toArray();
    }

    /// One run of the three-term recurrence, on columns that leave as they reach their goals.
    private final class Recurrence {
        private final int[] ran;
        private int[] running;
        private State state;
        private Matrix p;
        private double[] rho = new double[0];
        private Matrix last;

        Recurrence(int[] columns, State state) {
            ran = columns;
            running = columns;
            this.state = state;
            p = Matrix.zeros(state.residual.rows(), columns.length);
            last = Matrix.zeros(state.residual.rows(), columns.length);
        }

        /// The columns that ran; their last residuals are then in `last`.
        int[] run() {
            while (turn() && iterations < settings.iterationLimit()) {
                State image = jobs.apply(p);
                iterations++;
                double[] curvature = BlockVector.dots(p, image.residual);
                boolean[] broken = new boolean[running.length];
                double[] alpha = new double[running.length];
                for (int i = 0; i < alpha.length; i++) {
                    broken[i] = !(curvature[i] > 0);
                    if (broken[i]) termination = termination.worse(Termination.INDEFINITE);
                    else alpha[i] = rho[i] / curvature[i];
                }
                BlockVector.step(alpha, p, x, running);
                state.stepBack(alpha, image);
                remove(broken);
            }
            remove(filled(true));
            return ran;
        }

        /// The next directions; false if all columns are there.
        private boolean turn() {
            if (running.length == 0) return false;
            Matrix levels = coarse.solve(state.coarse.minus(coarse.restrict(state.residual)));
            Matrix z = state.solved.minus(coarse.prolong(levels));
            double[] next = BlockVector.dots(state.residual, z);
            double[] norm = BlockVector.norms(state.residual);
            boolean[] done = new boolean[running.length];
            double[] beta = new double[running.length];
            for (int i = 0; i < done.length; i++) {
                int c = running[i];
                done[i] = norm[i] <= MARGIN * goal[c] && next[i] <= MARGIN * energyGoal[c];
                if (!done[i] && !(next[i] > 0)) {
                    done[i] = true;
                    if (norm[i] > goal[c]) termination = termination.worse(Termination.INDEFINITE);
                }
                beta[i] = rho.length == 0 ? 0 : next[i] / rho[i];
            }
            BlockVector.combine(z, beta, p);
            rho = next;
            remove(done);
            return running.length > 0;
        }

        private boolean[] filled(boolean value) {
            boolean[] all = new boolean[running.length];
            Arrays.fill(all, value);
            return all;
        }

        private void remove(boolean[] done) {
            int[] gone = IntStream.range(0, done.length).filter(i -> done[i]).toArray();
            if (gone.length == 0) return;
            int[] places = Arrays.stream(gone)
                    .map(i -> Arrays.binarySearch(ran, running[i]))
                    .toArray();
            BlockVector.copy(BlockVector.select(state.residual, gone), last, places);
            int[] kept = IntStream.range(0, done.length).filter(i -> !done[i]).toArray();
            state = state.select(kept);
            p = BlockVector.select(p, kept);
            rho = Arrays.stream(kept).mapToDouble(i -> rho[i]).toArray();
            running = select(running, kept);
        }
    }

    Termination termination() {
        return termination;
    }

    int iterations() {
        return iterations;
    }
}
