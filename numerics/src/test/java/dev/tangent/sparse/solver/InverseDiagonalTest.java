package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import dev.tangent.sparse.SparseMatrix;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class InverseDiagonalTest {
    private static final SparseMatrix MATRIX = MatrixGallery.grid(30, 31, 0.3);
    private static final double[] EXACT = InverseDiagonal.of(MATRIX, Optional.empty(), SolverSettings.DEFAULT, 0)
            .values();

    private static InverseDiagonal probed(long seed) {
        return InverseDiagonal.of(MATRIX, Optional.empty(), SolverSettings.DEFAULT.with(Choice.ITERATIVE), seed);
    }

    /// Of independent errors two standard errors hold 95 %; these are correlated, so a little less is asked for.
    @Test
    void probingIsWithinItsReportedError() {
        InverseDiagonal probed = probed(3);
        int within = 0;
        double squares = 0;
        for (int i = 0; i < EXACT.length; i++) {
            double error = probed.values()[i] - EXACT[i];
            if (Math.abs(error) <= 2 * probed.errors()[i]) within++;
            squares += Math.pow(error / probed.errors()[i], 2);
        }
        assertThat((double) within / EXACT.length).isGreaterThan(0.9);
        assertThat(Math.sqrt(squares / EXACT.length)).isBetween(0.7, 1.3);
        assertThat(probed.relativeError()).isBetween(0.01, 0.2);
    }

    @Test
    void theSameSeedGivesTheSame() {
        assertThat(probed(5).values()).isEqualTo(probed(5).values());
        assertThat(probed(5).values()).isNotEqualTo(probed(6).values());
    }

    @Test
    void aFactorIsExactAndSaysSo() {
        InverseDiagonal exact = InverseDiagonal.of(MATRIX, Optional.empty(), SolverSettings.DEFAULT, 0);
        assertThat(exact.errors()).containsOnly(0);
        assertThat(exact.relativeError()).isZero();
        assertThat(exact.method()).isEqualTo("selected inversion");
        assertThat(probed(1).relativeError()).isPositive();
    }
}
