package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SymmetricOperator;
import java.util.Arrays;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;

/// The three-term recurrence of preconditioned conjugate gradients (Saad 2003, Alg. 9.1), started at x = 0, on a block
/// of columns that shrinks as they reach their goals.
final class PcgRecurrence {
    private final SymmetricOperator a;
    private final Preconditioner preconditioner;
    private final Matrix x;
    private final boolean[] broken;
    private final boolean[] reached;

    /// The columns still running, and for them alone: residuals, directions and r'z.
    private int[] running;
    private Matrix r;
    private Matrix z;
    private Matrix p;
    private Matrix q;
    private double[] rho;
    private int iterations;

    /// Takes the block r over and overwrites it.
    PcgRecurrence(SymmetricOperator a, Preconditioner preconditioner, Matrix r) {
        this.a = a;
        this.preconditioner = preconditioner;
        this.r = r;
        running = IntStream.range(0, r.columns()).toArray();
        broken = new boolean[r.columns()];
        x = Matrix.zeros(r.rows(), r.columns());
        z = Matrix.zeros(r.rows(), r.columns());
        q = Matrix.zeros(r.rows(), r.columns());
        reached = new boolean[r.columns()];
        preconditioner.apply(r, z);
        p = z.copy();
        rho = BlockVector.dots(r, z);
    }

    /// r'M^-1 r of every column before the first step, about the square of the error in the energy norm of A.
    double[] energy() {
        return rho.clone();
    }

    /// Runs each column until |r| and r'z are at their goals; reports the largest |r| / goal after each iteration.
    void run(int limit, double[] goal, double[] energyGoal, DoubleConsumer report) {
        remove(broken(rho));
        while (running.length > 0 && iterations < limit) {
            a.multiply(p, q);
            double[] curvature = BlockVector.dots(p, q);
            boolean[] done = broken(curvature);
            double[] alpha = new double[rho.length];
            for (int c = 0; c < alpha.length; c++) alpha[c] = done[c] ? 0 : rho[c] / curvature[c];
            BlockVector.step(alpha, p, x, running); // x = x + alpha p
            BlockVector.stepBack(alpha, q, r); // r = r - alpha A p
            iterations++;
            double[] norm = BlockVector.norms(r);
            report.accept(worst(norm, goal));
            remove(done);
            norm = BlockVector.pick(norm, done);
            if (running.length > 0) turn(norm, goal, energyGoal);
        }
    }

    /// The new directions p = z + beta p, for the columns that are not yet there.
    private void turn(double[] norm, double[] goal, double[] energyGoal) {
        preconditioner.apply(r, z);
        double[] next = BlockVector.dots(r, z);
        double[] beta = new double[next.length];
        boolean[] done = new boolean[next.length];
        for (int c = 0; c < beta.length; c++) {
            beta[c] = next[c] / rho[c];
            done[c] = norm[c] <= goal[running[c]] && next[c] <= energyGoal[running[c]];
            reached[running[c]] = done[c];
        }
        BlockVector.combine(z, beta, p);
        rho = next;
        remove(done);
        remove(broken(rho));
    }

    /// Where a number that is positive in exact arithmetic is not (or is NaN).
    private boolean[] broken(double[] positive) {
        boolean[] out = new boolean[positive.length];
        for (int c = 0; c < out.length; c++) {
            out[c] = !(positive[c] > 0);
            broken[running[c]] |= out[c];
        }
        return out;
    }

    private void remove(boolean[] done) {
        int[] kept = IntStream.range(0, done.length).filter(c -> !done[c]).toArray();
        if (kept.length == done.length) return;
        r = BlockVector.select(r, kept);
        p = BlockVector.select(p, kept);
        z = Matrix.zeros(r.rows(), kept.length);
        q = Matrix.zeros(r.rows(), kept.length);
        rho = Arrays.stream(kept).mapToDouble(c -> rho[c]).toArray();
        running = Arrays.stream(kept).map(c -> running[c]).toArray();
    }

    private double worst(double[] norm, double[] goal) {
        double worst = 0;
        for (int c = 0; c < norm.length; c++) worst = Math.max(worst, norm[c] / goal[running[c]]);
        return worst;
    }

    Matrix x() {
        return x;
    }

    int iterations() {
        return iterations;
    }

    boolean reached(int column) {
        return reached[column];
    }

    boolean broken(int column) {
        return broken[column];
    }
}
