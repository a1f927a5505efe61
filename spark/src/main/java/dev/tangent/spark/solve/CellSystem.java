package dev.tangent.spark.solve;

import dev.tangent.learning.reduction.DiagonalJitter;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SchurCholesky;
import java.util.Arrays;
import java.util.stream.IntStream;

/// One cell's rows of A, with the factors of its interior and of the Schur complement on its interface. Never changes.
final class CellSystem {
    private final RowBlock block;
    private final double[] values;
    private final int[] shared;
    private final int[] interior;
    private final SchurCholesky.Factors factors;

    /// @param factor of R
    /// @param diagonal what is added, for each own point
    /// @param scale the mean diagonal entry of R times the factor
    /// @param memory that factors may take
    CellSystem(RowBlock block, double factor, double[] diagonal, double scale, FactorMemory memory) {
        this.block = block;
        shared = block.interfacePoints();
        interior = others(shared, block.size());
        SparseMatrix rows = ownColumns(block.values()).scaledPlusDiagonal(factor, diagonal);
        SchurCholesky analysis = SchurCholesky.of(rows, shared);
        memory.check(block, analysis);
        Factorized done = DiagonalJitter.where(new double[block.size()], scale, jitter -> {
            SparseMatrix definite = rows.scaledPlusDiagonal(1, jitter);
            return new Factorized(definite, analysis.factor(definite));
        });
        factors = done.factors;
        values = withHalo(done.rows, factor);
    }

    private record Factorized(SparseMatrix rows, SchurCholesky.Factors factors) {}

    private static int[] others(int[] some, int size) {
        boolean[] marked = new boolean[size];
        for (int i : some) marked[i] = true;
        return IntStream.range(0, size).filter(i -> !marked[i]).toArray();
    }

    /// Own rows with these values, without the halo.
    private SparseMatrix ownColumns(double[] all) {
        int[] start = new int[block.size() + 1];
        int[] columns = new int[block.columns().length];
        double[] kept = new double[columns.length];
        int end = 0;
        for (int i = 0; i < block.size(); i++) {
            for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++) {
                if (block.columns()[p] >= block.size()) continue;
                columns[end] = block.columns()[p];
                kept[end++] = all[p];
            }
            start[i + 1] = end;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, end), Arrays.copyOf(kept, end));
    }

    /// The rows of A, with the halo.
    private double[] withHalo(SparseMatrix own, double factor) {
        double[] out = new double[block.values().length];
        for (int i = 0; i < block.size(); i++)
            for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++)
                out[p] = block.columns()[p] < block.size() ? own.at(i, block.columns()[p]) : factor * block.values()[p];
        return out;
    }

    int size() {
        return block.size();
    }

    RowBlock block() {
        return block;
    }

    int[] shared() {
        return shared;
    }

    /// The couplings among the interface.
    SparseMatrix amongShared() {
        return ownColumns(values).restrictedTo(shared);
    }

    /// A cell that was made again must know its halo in the order in which the driver does.
    void checkHalo(int hash) {
        if (Arrays.hashCode(block.halo()) != hash)
            throw new IllegalStateException("cell " + block.cell().number() + " was made again with another halo");
    }

    /// What the right-hand side comes to on the interface once the interior is eliminated: b_B - A_BI A_II^-1 b_I.
    Matrix reduced(Matrix b) {
        int width = b.columns();
        Matrix x = Matrix.zeros(size() + block.halo().length, width);
        put(x, interior, factors.eliminated().solve(select(b, interior)));
        return select(b, shared).minus(product(x, shared));
    }

    /// S applied: the values of the interface and of the halo are given, the interior follows them.
    Matrix schur(Matrix onInterface, Matrix onHalo) {
        Matrix x = Matrix.zeros(size() + block.halo().length, onHalo.columns());
        System.arraycopy(onHalo.values(), 0, x.values(), size() * x.columns(), onHalo.values().length);
        return factors.schur().times(onInterface).plus(product(x, shared));
    }

    /// The preconditioner's part: the own block solved for a load on the interface.
    Matrix ownSolve(Matrix load) {
        return factors.schur().solve(load);
    }

    /// All own values from those of the interface: x_I = A_II^-1 (b_I - A_IB x_B).
    Matrix solution(Matrix b, Matrix onInterface) {
        Matrix x = Matrix.zeros(size() + block.halo().length, b.columns());
        put(x, shared, onInterface);
        Matrix inside = factors.eliminated().solve(select(b, interior).minus(product(x, interior)));
        Matrix out = Matrix.zeros(size(), b.columns());
        put(out, shared, onInterface);
        put(out, interior, inside);
        return out;
    }

    /// b - A x.
    Matrix residual(Matrix b, Matrix own, Matrix onHalo) {
        Matrix x = Matrix.zeros(size() + block.halo().length, b.columns());
        System.arraycopy(own.values(), 0, x.values(), 0, own.values().length);
        System.arraycopy(onHalo.values(), 0, x.values(), own.values().length, onHalo.values().length);
        return b.minus(product(x, IntStream.range(0, size()).toArray()));
    }

    /// Some rows of A times x.
    private Matrix product(Matrix x, int[] rows) {
        Matrix out = Matrix.zeros(rows.length, x.columns());
        RowKernel kernel = RowKernel.best();
        for (int r = 0; r < rows.length; r++)
            kernel.addSparse(
                    values,
                    block.columns(),
                    block.rowStart()[rows[r]],
                    block.rowStart()[rows[r] + 1],
                    x.values(),
                    x.columns(),
                    out.values(),
                    r * x.columns());
        return out;
    }

    static Matrix select(Matrix from, int[] rows) {
        int width = from.columns();
        Matrix out = Matrix.zeros(rows.length, width);
        for (int r = 0; r < rows.length; r++)
            System.arraycopy(from.values(), rows[r] * width, out.values(), r * width, width);
        return out;
    }

    private static void put(Matrix to, int[] rows, Matrix part) {
        int width = to.columns();
        for (int r = 0; r < rows.length; r++)
            System.arraycopy(part.values(), r * width, to.values(), rows[r] * width, width);
    }
}
