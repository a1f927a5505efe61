package dev.tangent;

import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.fit.Execution;
import dev.tangent.fit.ReportParts;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.geometry.local.DimensionEstimate;
import dev.tangent.geometry.local.LocalSpectrum;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/// The dimension of the manifold the points lie on, in two ways: by maximum likelihood, and by the variances along the
/// principal directions of neighbourhoods. Never changed: each method gives a new one.
///
/// ```java
/// int m = new IntrinsicDimension().estimate(points).dimension();
/// ```
public final class IntrinsicDimension extends Computation<IntrinsicDimension> {
    /// The smallest neighbourhood, the centre counted, that tells a dimension.
    public static final int FEWEST_NEIGHBOURS = 4;

    private static final int USUAL = 40;

    private final OptionalInt neighbours;
    private final Execution execution;

    public IntrinsicDimension() {
        this(OptionalInt.empty(), Execution.DEFAULT);
    }

    private IntrinsicDimension(OptionalInt neighbours, Execution execution) {
        this.neighbours = neighbours;
        this.execution = execution;
    }

    /// The largest neighbourhood looked at, the centre counted; by default 40, or all points.
    public IntrinsicDimension neighbours(int count) {
        Check.that(
                count >= FEWEST_NEIGHBOURS,
                "%s must be a whole number of at least %s but is %s",
                NEIGHBOURS.subject(),
                FEWEST_NEIGHBOURS,
                count);
        return new IntrinsicDimension(OptionalInt.of(count), execution);
    }

    @Override
    IntrinsicDimension execution(UnaryOperator<Execution> change) {
        return new IntrinsicDimension(neighbours, change.apply(execution));
    }

    /// Coordinates that are missing are imputed.
    public DimensionResult estimate(Points points) {
        return execution.run(points.size(), false, stages -> {
            Check.that(
                    !(points instanceof WeightedGraph),
                    "the dimension of points is that of their coordinates: give these without a graph");
            ScaledPoints scaled = execution.prepared(points.withGaps(), stages);
            DistinctPoints distinct = DistinctPoints.of(scaled.cloud());
            int size = distinct.cloud().size();
            Check.atLeast(FEWEST_NEIGHBOURS, size, "number of distinct points");
            int k = neighbours.orElse(Math.min(USUAL, size));
            Check.atMost(size, k, NEIGHBOURS.subject(), "the number of distinct points, " + size + ",");
            NeighbourGraph graph = execution.neighbours(distinct, k, stages);
            DimensionEstimate estimate = stages.run("likelihood", () -> DimensionEstimate.of(graph));
            LocalSpectrum spectrum = stages.run("spectrum", () -> LocalSpectrum.of(graph));
            return new DimensionResult(
                    estimate.rounded(points.dimension()),
                    k,
                    estimate.value(),
                    estimate.byNeighbours(),
                    Arrays.stream(spectrum.parts()).boxed().toList(),
                    new AnalysisReport(ReportParts.cloud(graph, scaled), List.of(), stages.seconds()));
        });
    }
}
