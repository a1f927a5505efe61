package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.energy.Assembly;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Arrays;
import java.util.Collection;

/// The operations that a search takes on all points, counted before it begins: the same on every machine.
///
/// What a factor takes is estimated from the pattern of a middle number of neighbours.
///
/// @param points distinct ones
/// @param coordinates of each
/// @param labels l
/// @param dense matrices of the order of the labels that each setting factorizes: one for each lambda and fold
/// @param factor operations of a factor of R
public record SearchCost(int points, int coordinates, int labels, int dense, double factor) {
    /// Operations of a search that nobody needs to shorten: some seconds.
    private static final double SHORT = 5e10;

    /// Counts over a graph.
    public static SearchCost of(NeighbourGraph graph, Collection<RegularizerSpec> settings, int labels, int dense) {
        int[] neighbours =
                settings.stream().mapToInt(RegularizerSpec::neighbours).sorted().toArray();
        int middle = neighbours.length / 2;
        double factor = neighbours.length == 0
                ? 0
                : SymbolicCholesky.estimatedFlops(Assembly.pattern(graph.cut(neighbours[middle])));
        return new SearchCost(graph.size(), graph.cloud().dimension(), labels, dense, factor);
    }

    /// Of one setting, once its tangent spaces are there: local matrices, a factor, dense work on the labels.
    private double ofSetting(int neighbours) {
        return 2 * points * Math.pow(neighbours, 3) + factor + dense * Math.pow(labels, 3) / 3;
    }

    /// Of the tangent spaces that all settings of one number of neighbours share.
    private double ofTangents(int neighbours) {
        return points * Math.pow(neighbours, 2) * coordinates;
    }

    /// Of all these settings.
    public double of(Collection<RegularizerSpec> settings) {
        int[] neighbours =
                settings.stream().mapToInt(RegularizerSpec::neighbours).toArray();
        return Arrays.stream(neighbours).mapToDouble(this::ofSetting).sum()
                + Arrays.stream(neighbours)
                        .distinct()
                        .mapToDouble(this::ofTangents)
                        .sum();
    }

    /// Whether all these settings take so long that they had better be compared on a sample first.
    public boolean isLong(Collection<RegularizerSpec> settings) {
        return of(settings) > SHORT;
    }

    /// Whether one more setting may be tried on all points after some others.
    ///
    /// @param spent operations of those
    public boolean allows(double spent, int neighbours) {
        return spent + ofOne(neighbours) <= SHORT / 2;
    }

    /// Of one setting alone.
    public double ofOne(int neighbours) {
        return ofSetting(neighbours) + ofTangents(neighbours);
    }
}
