package dev.tangent.bench.kernel;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.samples.generated.SmoothSheet;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// One LG block, k = 20: the fast path beside the definition straight from the equations. Both return the centre's
/// diagonal entry.
public class LocalBlockBench extends KernelBench {
    private static final int NEIGHBOURS = 20;
    private static final int FIRST = 64;
    private static final int BATCH = 64;

    @Param({"2", "10"})
    int dimension = 10;

    private final NeighbourGraph graph =
            NeighbourGraph.nearest(SmoothSheet.of(500, 5, 15, 8).points(), NEIGHBOURS);
    private final double[] lower = new double[BATCH * NEIGHBOURS * (NEIGHBOURS + 1) / 2];
    private LocalGaussian rule = new LocalGaussian(1);
    private LocalBlock block = (first, end, into, place) -> {};

    @Setup
    public void prepare() {
        rule = new LocalGaussian(dimension);
        block = rule.block(graph, Long.MAX_VALUE);
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public double block() {
        block.fill(FIRST, FIRST + BATCH, lower, 0);
        return lower[0];
    }

    @Benchmark
    public double definition() {
        Matrix matrix = rule.at(TangentSpace.at(graph, FIRST, dimension));
        return matrix.at(0, 0);
    }
}
