package dev.tangent.learning.classification;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.MutualLaplacian;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;

/// [PoissonLearning] over mutual neighbours ([MutualLaplacian]), the mean over five sizes of neighbourhoods: k, and k
/// over the square root of 2, 2, the square root of 8 and 4.
///
/// With a single label a class nothing tells which k is right, and which of two classes a bridge of the graph gives a
/// cluster to depends on k by chance: a mean of logits needs no labels to choose. Nor do sizes of classes that cut the
/// graphs least ([ShiftedPoisson]; decision 0029).
public record MutualPoisson(Prior prior) implements LambdaFreeClassifier {
    private static final int SIZES = 5;

    /// @param laplacian over mutual neighbours: that of the largest graph
    @Override
    public ClassifiedPoints predict(
            RegularizerMatrix laplacian, DistinctLabels shares, boolean[] inUse, SolverSettings settings) {
        List<PoissonEquation> equations = new ArrayList<>();
        equations.add(new PoissonEquation(laplacian, shares.outputs(), settings));
        for (int k : smaller(laplacian.graph()))
            equations.add(new PoissonEquation(
                    new MutualLaplacian().over(laplacian.graph().cut(k)), shares.outputs(), settings));
        NestedPoisson nested = new NestedPoisson(equations);
        return PoissonLearning.classified(
                equations.size() == 1 ? nested : new ShiftedPoisson(nested), prior, shares, inUse);
    }

    /// Sizes below that of the graph, descending, each once; none where neighbourhoods are of several sizes or
    /// the graph was given: all its edges are mutual, and this is [PoissonLearning] there.
    static List<Integer> smaller(NeighbourGraph graph) {
        List<Integer> sizes = new ArrayList<>();
        int last = graph.largestDegree();
        if (graph.isGiven() || graph.smallestDegree() < last) return sizes;
        for (int t = 1; t < SIZES; t++) {
            int k = Math.toIntExact(Math.round(graph.largestDegree() * Math.pow(2, -t / 2.0)));
            if (k < 2 || k == last) continue;
            sizes.add(k);
            last = k;
        }
        return sizes;
    }
}
