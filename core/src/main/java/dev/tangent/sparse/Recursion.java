package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;

/// The three-term recursion of preconditioned conjugate gradients (Saad 2003, Alg. 9.1), started at x = 0, on a block
/// of columns that shrinks as they reach their goals.
final class Recursion {
    private final SymmetricOperator a;
    private final Preconditioner preconditioner;
    private final double[] goal;
    private final Matrix x;
    private final boolean[] broken;

    /// The columns still running, and for them alone: residuals, directions and r'z.
    private int[] running;
    private Matrix r;
    private Matrix z;
    private Matrix p;
    private Matrix q;
    private double[] rho;
    private int iterations;

    /// Takes the block r over and overwrites it.
    Recursion(SymmetricOperator a, Preconditioner preconditioner, Matrix r, double[] goal) {
        this.a = a;
        this.preconditioner = preconditioner;
        this.r = r;
        this.goal = goal;
        running = IntStream.range(0, r.columns()).toArray();
        broken = new boolean[r.columns()];
        x = Matrix.zeros(r.rows(), r.columns());
        z = Matrix.zeros(r.rows(), r.columns());
        q = Matrix.zeros(r.rows(), r.columns());
    }

    /// Reports the largest |r| / goal after each iteration.
    void run(int limit, DoubleConsumer report) {
        preconditioner.apply(r, z);
        p = z.copy();
        rho = Columns.dots(r, z);
        letGo(broken(rho));
        while (running.length > 0 && iterations < limit) {
            a.multiply(p, q);
            double[] curvature = Columns.dots(p, q);
            boolean[] done = broken(curvature);
            double[] alpha = new double[rho.length];
            for (int c = 0; c < alpha.length; c++) alpha[c] = done[c] ? 0 : rho[c] / curvature[c];
            Columns.step(alpha, p, x, running); // x = x + alpha p
            Columns.stepBack(alpha, q, r); // r = r - alpha A p
            iterations++;
            double[] norm = Columns.norms(r);
            report.accept(worst(norm));
            for (int c = 0; c < norm.length; c++) done[c] |= norm[c] <= goal[running[c]];
            letGo(done);
            if (running.length > 0) turn();
        }
    }

    /// The new directions p = z + beta p.
    private void turn() {
        preconditioner.apply(r, z);
        double[] next = Columns.dots(r, z);
        double[] beta = new double[next.length];
        for (int c = 0; c < beta.length; c++) beta[c] = next[c] / rho[c];
        Columns.combine(z, beta, p);
        rho = next;
        letGo(broken(rho));
    }

    /// Where a number that theory calls positive is not (or is not a number).
    private boolean[] broken(double[] positive) {
        boolean[] out = new boolean[positive.length];
        for (int c = 0; c < out.length; c++) {
            out[c] = !(positive[c] > 0);
            broken[running[c]] |= out[c];
        }
        return out;
    }

    private void letGo(boolean[] done) {
        int[] kept = IntStream.range(0, done.length).filter(c -> !done[c]).toArray();
        if (kept.length == done.length) return;
        r = Columns.select(r, kept);
        p = Columns.select(p, kept);
        z = Matrix.zeros(r.rows(), kept.length);
        q = Matrix.zeros(r.rows(), kept.length);
        rho = Arrays.stream(kept).mapToDouble(c -> rho[c]).toArray();
        running = Arrays.stream(kept).map(c -> running[c]).toArray();
    }

    private double worst(double[] norm) {
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

    boolean broken(int column) {
        return broken[column];
    }
}
