package dev.tangent.bench.item;

import dev.tangent.bench.peer.EjmlCholesky;
import dev.tangent.bench.peer.OjAlgoCholesky;
import dev.tangent.bench.peer.PeerProcess;
import dev.tangent.bench.peer.SparseFile;
import dev.tangent.bench.table.TestMatrices;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/// One matrix, factorized by all competitors in turn.
final class FactorRounds {
    private static final int RIGHT_HAND_SIDES = 16;
    private static final int SMALL = 40;
    private static final int WARM_UPS = 10;

    private final BenchmarkContext bench;
    private final SparseMatrix matrix;
    private final Matrix right;
    private final SymbolicCholesky symbolic;
    private final Rounds rounds = new Rounds();

    FactorRounds(BenchmarkContext bench, SparseMatrix matrix) {
        this.bench = bench;
        this.matrix = matrix;
        SplittableRandom random = new SplittableRandom(7);
        right = Matrix.zeros(matrix.size(), RIGHT_HAND_SIDES);
        Arrays.setAll(right.values(), t -> 2 * random.nextDouble() - 1);
        symbolic = SymbolicCholesky.of(matrix);
    }

    Rounds run() {
        rounds.add("entries", (double) symbolic.factorEntries());
        rounds.add("flops", symbolic.flops());
        rounds.add("residual", residual(symbolic.factor(matrix).solve(right)));
        int[] order = symbolic.order();
        EjmlCholesky ejml = new EjmlCholesky(matrix.restrictedTo(order));
        OjAlgoCholesky ojAlgo = new OjAlgoCholesky(matrix.restrictedTo(order));
        warmUp();
        Optional<PeerProcess> octave = octave(order);
        for (int round = 0; round < Rounds.COUNT; round++) {
            ours();
            octave.ifPresent(this::cholmod);
            // Simplicial factors take ten times longer: one round has to do when time is short.
            if (round > 0 && bench.arguments().quick()) continue;
            rounds.add("ejml", WallTime.seconds(ejml::factor));
            rounds.add("ojalgo", WallTime.seconds(ojAlgo::factor));
        }
        octave.ifPresent(PeerProcess::close);
        return rounds;
    }

    /// All competitors in Java get a small matrix to be compiled on, equally often, so that no round is cold.
    private static void warmUp() {
        SparseMatrix small = TestMatrices.biharmonic(SMALL);
        for (int round = 0; round < WARM_UPS; round++) {
            SymbolicCholesky.of(small).factor(small);
            new EjmlCholesky(small).factor();
            new OjAlgoCholesky(small).factor();
        }
    }

    private void ours() {
        rounds.add("order", WallTime.seconds(() -> SymbolicCholesky.of(matrix)));
        rounds.add("factor", WallTime.seconds(() -> symbolic.factor(matrix)));
        SparseCholesky factor = symbolic.factor(matrix);
        rounds.add("solve", WallTime.seconds(() -> factor.solve(right)));
    }

    private void cholmod(PeerProcess octave) {
        rounds.addAll("own ", octave.ask("own"));
        rounds.addAll("given ", octave.ask("given"));
        rounds.addAll("one ", octave.ask("backslash-one"));
        rounds.addAll("backslash ", octave.ask("backslash"));
        rounds.addAll("many ", octave.ask("backslash-many"));
    }

    private Optional<PeerProcess> octave(int[] order) {
        SparseFile.write(bench.file("factor-matrix.bin"), matrix);
        SparseFile.write(bench.file("factor-right.bin"), right);
        SparseFile.write(
                bench.file("factor-order.bin"),
                Matrix.column(Arrays.stream(order).asDoubleStream().toArray()));
        return bench.octave("cholesky.m", "factor");
    }

    private double residual(Matrix solution) {
        return matrix.times(solution).minus(right).norm() / right.norm();
    }
}
