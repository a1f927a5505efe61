package dev.tangent.sparse.cholesky;

import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.order.FillOrder;
import java.util.Arrays;
import java.util.stream.IntStream;

/// One factorization that serves two matrices: with the rows of A in two parts, I eliminated first and B kept, the
/// factor of A has in it that of A_II and that of the Schur complement S = A_BB - A_BI A_II^-1 A_IB.
///
/// The part of the factor that couples the two is not kept: A_BI does as well, and is sparse.
public final class SchurCholesky {
    private final SymbolicCholesky whole;
    private final FactorPart eliminated;
    private final FactorPart kept;

    private SchurCholesky(SymbolicCholesky whole, FactorPart eliminated, FactorPart kept) {
        this.whole = whole;
        this.eliminated = eliminated;
        this.kept = kept;
    }

    /// The two factors.
    ///
    /// @param eliminated the factor of A_II, its rows in their order in A
    /// @param schur the factor of S, likewise
    public record Factors(SparseCholesky eliminated, SparseCholesky schur) {}

    /// Analyses the pattern.
    ///
    /// @param kept the rows of B
    public static SchurCholesky of(SparseMatrix pattern, int[] kept) {
        boolean[] isKept = new boolean[pattern.size()];
        for (int row : kept) isKept[row] = true;
        int[] order = FillOrder.of(pattern);
        int[] keptLast = IntStream.concat(
                        Arrays.stream(order).filter(row -> !isKept[row]),
                        Arrays.stream(order).filter(row -> isKept[row]))
                .toArray();
        SymbolicCholesky whole = SymbolicCholesky.of(pattern, keptLast, isKept);
        return new SchurCholesky(whole, new FactorPart(whole, isKept, false), new FactorPart(whole, isKept, true));
    }

    /// Memory the two factors take.
    public long factorBytes() {
        return eliminated.bytes() + kept.bytes();
    }

    /// Memory it takes at most at one time to make them.
    public long bytes() {
        return whole.bytes();
    }

    /// Factorizes a matrix that has the analysed pattern.
    ///
    /// @throws dev.tangent.linalg.NotPositiveDefinite when it cannot be told from a matrix that is not positive
    /// definite
    public Factors factor(SparseMatrix matrix) {
        double[][] panels = whole.panels(matrix);
        return new Factors(eliminated.moved(panels), kept.moved(panels));
    }
}
