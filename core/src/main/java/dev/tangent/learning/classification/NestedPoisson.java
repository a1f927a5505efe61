package dev.tangent.learning.classification;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.Arrays;
import java.util.List;

/// Poisson equations over several graphs of the same points, each a part of the one before: the mean of their logits.
///
/// A small graph may be in pieces where the largest is not. It counts at a point only if its piece has sources of all
/// the classes that the point's component in the largest graph has: the largest graph alone decides what is impossible.
final class NestedPoisson implements PoissonSystem {
    private final List<PoissonEquation> equations;

    /// A mean of equations.
    ///
    /// @param equations the one over the largest graph first
    NestedPoisson(List<PoissonEquation> equations) {
        this.equations = List.copyOf(equations);
    }

    /// Of its graphs, the largest first.
    List<SparseMatrix> laplacians() {
        return equations.stream().map(PoissonEquation::laplacian).toList();
    }

    @Override
    public ConnectedComponents components() {
        return equations.getFirst().components();
    }

    @Override
    public Logits logits(Sources sources, Matrix possible) {
        Logits largest = equations.getFirst().logits(sources, possible);
        Matrix sum = largest.values();
        int[] counted = new int[size()];
        Arrays.fill(counted, 1);
        SolveSummary worst = largest.solve();
        for (PoissonEquation equation : equations.subList(1, equations.size())) {
            Logits part = equation.logits(sources, equation.totals(sources));
            worst = part.solve().worse(worst);
            add(part.values(), sum, counted);
        }
        for (int i = 0; i < size(); i++)
            for (int c = 0; c < sum.columns(); c++) sum.set(i, c, sum.at(i, c) / counted[i]);
        PoissonLogits.scale(sum, components(), possible);
        return new Logits(sum, worst);
    }

    /// Rows in which every class is possible that is in the sum.
    private static void add(Matrix part, Matrix sum, int[] counted) {
        for (int i = 0; i < counted.length; i++) {
            boolean counts = true;
            for (int c = 0; c < sum.columns(); c++) counts &= isPossible(part, i, c) || !isPossible(sum, i, c);
            if (!counts) continue;
            counted[i]++;
            for (int c = 0; c < sum.columns(); c++)
                if (isPossible(sum, i, c)) sum.set(i, c, sum.at(i, c) + part.at(i, c));
        }
    }

    private static boolean isPossible(Matrix logits, int row, int c) {
        return logits.at(row, c) > Double.NEGATIVE_INFINITY;
    }
}
