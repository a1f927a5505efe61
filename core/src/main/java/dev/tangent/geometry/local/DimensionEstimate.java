package dev.tangent.geometry.local;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/// The dimension of the manifold the points lie on, by maximum likelihood: around a point the number of neighbours
/// within a distance grows as its m-th power, so that 1/m is the mean of log(T_k / T_j) over the nearer neighbours j,
/// T being distances (E. Levina, P. Bickel, "Maximum likelihood estimation of intrinsic dimension", NIPS 2004; the
/// inverses are averaged over the points, as D. MacKay and Z. Ghahramani corrected in 2005).
///
/// Too few neighbours see noise instead of the manifold, too many its edges and bends: [#byNeighbours] gives the
/// estimate for every number of neighbours, [#value] its mean over the upper half of them.
public final class DimensionEstimate {
    private static final int FEWEST = 3;

    private final double[] estimates; // by neighbours, the centre not counted

    private DimensionEstimate(double[] estimates) {
        this.estimates = estimates;
    }

    public static DimensionEstimate of(NeighbourGraph graph) {
        int most = graph.smallestDegree() - 1;
        Check.atLeast(FEWEST + 1, most + 1, "neighbours", FEWEST + 1 + " to estimate a dimension");
        double[] sum = new double[most + 1];
        double[] logs = new double[most + 1];
        for (int i = 0; i < graph.size(); i++) {
            double before = 0;
            for (int j = 1; j <= most; j++) {
                logs[j] = Math.log(graph.squaredDistance(i, j)) / 2;
                if (j > 1) sum[j] += (j - 1) * logs[j] - before;
                before += logs[j];
            }
        }
        double[] estimates = new double[most + 1];
        for (int k = 2; k <= most; k++)
            estimates[k] = sum[k] > 0
                    ? (k - 1.0) * graph.size() / sum[k]
                    : graph.cloud().dimension();
        return new DimensionEstimate(estimates);
    }

    /// The estimate from each number of neighbours, the centre counted.
    public SortedMap<Integer, Double> byNeighbours() {
        SortedMap<Integer, Double> all = new TreeMap<>();
        for (int k = FEWEST; k <= estimates.length; k++) all.put(k, estimates[k - 1]);
        return all;
    }

    public double value() {
        return Arrays.stream(estimates, Math.max(2, estimates.length / 2), estimates.length)
                .average()
                .orElseThrow();
    }

    /// The nearest whole number, at least 1 and at most `bound`.
    public int rounded(int bound) {
        return Math.clamp(Math.round(value()), 1, bound);
    }
}
