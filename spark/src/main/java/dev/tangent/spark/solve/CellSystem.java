package dev.tangent.spark.solve;

import dev.tangent.learning.reduction.DiagonalJitter;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One cell's rows of A, with the factors of its interior and of its whole own block. Never changes.
final class CellSystem {
    private final RowBlock block;
    private final double[] values;
    private final int[] shared;
    private final int[] interior;
    private final SparseMatrix own;
    private final Optional<SparseCholesky> interiorFactor;
    private final Optional<SparseCholesky> ownFactor;

    /// @param factor of R
    /// @param diagonal what is added, for each own point
    /// @param scale the mean diagonal entry of R times the factor
    /// @param share of this machine's memory that the cell may take
    CellSystem(RowBlock block, double factor, double[] diagonal, double scale, double share) {
        this.block = block;
        shared = block.interfacePoints();
        interior = others(shared, block.size());
        SparseMatrix rows = rows(block).scaledPlusDiagonal(factor, diagonal);
        Optional<SymbolicCholesky> inside = analysed(rows.restrictedTo(interior));
        Optional<SymbolicCholesky> whole = shared.length == 0 ? Optional.empty() : analysed(rows);
        checkMemory(inside, whole, share);
        Factors factors = DiagonalJitter.where(
                new double[block.size()],
                scale,
                jitter -> Factors.of(rows.scaledPlusDiagonal(1, jitter), interior, inside, whole));
        own = factors.own;
        interiorFactor = factors.inside;
        ownFactor = factors.whole;
        values = withHalo(factor);
    }

    private static Optional<SymbolicCholesky> analysed(SparseMatrix matrix) {
        return matrix.size() == 0 ? Optional.empty() : Optional.of(SymbolicCholesky.of(matrix));
    }

    private record Factors(SparseMatrix own, Optional<SparseCholesky> inside, Optional<SparseCholesky> whole) {
        static Factors of(
                SparseMatrix rows,
                int[] interior,
                Optional<SymbolicCholesky> inside,
                Optional<SymbolicCholesky> whole) {
            return new Factors(
                    rows,
                    inside.map(analysis -> analysis.factor(rows.restrictedTo(interior))),
                    whole.map(analysis -> analysis.factor(rows)));
        }
    }

    private void checkMemory(Optional<SymbolicCholesky> inside, Optional<SymbolicCholesky> whole, double share) {
        long needed = Stream.concat(inside.stream(), whole.stream())
                .mapToLong(SymbolicCholesky::bytes)
                .sum();
        double there = share * Runtime.getRuntime().maxMemory();
        if (needed > there)
            throw new InvalidInput(String.format(
                    Locale.ROOT,
                    "partition %d has %,d points, whose factors take %,d MB, but its executor has %,d MB for it: more"
                            + " partitions, or executors with more memory",
                    block.cell().number(),
                    block.size(),
                    needed >> 20,
                    (long) there >> 20));
    }

    private static int[] others(int[] some, int size) {
        boolean[] marked = new boolean[size];
        for (int i : some) marked[i] = true;
        return IntStream.range(0, size).filter(i -> !marked[i]).toArray();
    }

    /// Own rows without the halo.
    private static SparseMatrix rows(RowBlock block) {
        int[] start = new int[block.size() + 1];
        int[] columns = new int[block.columns().length];
        double[] values = new double[columns.length];
        int end = 0;
        for (int i = 0; i < block.size(); i++) {
            for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++) {
                if (block.columns()[p] >= block.size()) continue;
                columns[end] = block.columns()[p];
                values[end++] = block.values()[p];
            }
            start[i + 1] = end;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, end), Arrays.copyOf(values, end));
    }

    /// The rows of A, with the halo.
    private double[] withHalo(double factor) {
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
        return own.restrictedTo(shared);
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
        put(x, interior, interiorSolve(select(b, interior)));
        return select(b, shared).minus(product(x, shared));
    }

    /// S applied: the values of the interface and of the halo are given, the interior follows them.
    Matrix schur(Matrix onInterface, Matrix onHalo) {
        Matrix x = Matrix.zeros(size() + block.halo().length, onInterface.columns());
        put(x, shared, onInterface);
        System.arraycopy(onHalo.values(), 0, x.values(), size() * x.columns(), onHalo.values().length);
        Matrix pulled = interiorSolve(product(x, interior));
        put(x, interior, pulled.times(-1));
        return product(x, shared);
    }

    /// The preconditioner's part: the own block solved for a load on the interface.
    Matrix ownSolve(Matrix load) {
        if (shared.length == 0) return load;
        Matrix whole = Matrix.zeros(size(), load.columns());
        put(whole, shared, load);
        return select(ownFactor.orElseThrow().solve(whole), shared);
    }

    /// All own values from those of the interface: x_I = A_II^-1 (b_I - A_IB x_B).
    Matrix solution(Matrix b, Matrix onInterface) {
        Matrix x = Matrix.zeros(size() + block.halo().length, b.columns());
        put(x, shared, onInterface);
        Matrix inside = interiorSolve(select(b, interior).minus(product(x, interior)));
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

    private Matrix interiorSolve(Matrix load) {
        return interiorFactor.map(factor -> factor.solve(load)).orElse(load);
    }

    /// Some rows of A times x.
    private Matrix product(Matrix x, int[] rows) {
        Matrix out = Matrix.zeros(rows.length, x.columns());
        for (int r = 0; r < rows.length; r++)
            RowKernel.FASTEST.addSparse(
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
