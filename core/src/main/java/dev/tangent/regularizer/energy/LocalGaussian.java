package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.device.DeviceSession;
import dev.tangent.device.LocalGaussianTask;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.Optional;
import java.util.function.Supplier;

/// Local Gaussian regularizer (LG): in each tangent space, the Gaussian RKHS norm of what is left of f after a
/// constant, and by default a linear function, has been taken out (Kim, Tompkin, Pfister, Theobalt, CVPR 2015,
/// Sections 4 and 5).
///
/// @param dimension manifold dimension, m
/// @param scale the kernel's width in mean neighbour distances, c; 0.1 in the paper
/// @param nullSpace constants and linear functions (G', the default) or only constants (G)
public record LocalGaussian(int dimension, double scale, NullSpace nullSpace) implements LocalRegularizer {
    public static final double PAPER_SCALE = 0.1;

    public LocalGaussian {
        Check.atLeast(1, dimension, "dimension");
        Check.positive(scale, "scale");
    }

    public LocalGaussian(int dimension) {
        this(dimension, PAPER_SCALE, NullSpace.LINEAR);
    }

    @Override
    public int nullSpaceDimension() {
        return nullSpace.functions(dimension);
    }

    /// The definition, straight from the equations; [LocalGaussianBlock] is the same, fast, and
    /// [LocalGaussianLanes] faster.
    @Override
    public Matrix at(TangentSpace tangent) {
        Matrix Phi = tangent.coordinates(); // reading: zero at the centre, or linear functions are not free
        Matrix K = TangentKernel.matrix(Phi, scale * TangentKernel.meanLength(Phi));
        Matrix L = nullSpace.leftOver(Phi);
        return L.transpose().times(PseudoInverse.ofSymmetric(K)).times(L); // Eq. 27, 29
    }

    /// The same as over the graph alone, with tangent coordinates of that graph where they are there already.
    ///
    /// @param tangents asked for only where the processor computes
    public RegularizerMatrix over(NeighbourGraph graph, Supplier<Optional<TangentCoordinates>> tangents) {
        return onDevice(graph).orElseGet(() -> {
            Optional<TangentCoordinates> shared = tangents.get();
            return RegularizerMatrix.summed(this, graph, () -> block(graph, graph.size(), shared));
        });
    }

    @Override
    public RegularizerMatrix over(NeighbourGraph graph) {
        return over(graph, Optional::empty);
    }

    /// On a device where one takes it: neighbourhoods of one size around every point.
    private Optional<RegularizerMatrix> onDevice(NeighbourGraph graph) {
        PointCloud cloud = graph.cloud();
        int k = graph.largestDegree();
        boolean suits = graph.size() == cloud.size()
                && graph.smallestDegree() == k
                && k >= dimension + 2
                && dimension <= cloud.dimension();
        if (!suits) return Optional.empty();
        return DeviceSession.current()
                .flatMap(session -> session.localGaussian(graph.size(), () -> task(graph, k)))
                .map(matrix -> RegularizerMatrix.summed(this, graph, matrix));
    }

    private LocalGaussianTask task(NeighbourGraph graph, int k) {
        return new LocalGaussianTask(
                graph.cloud().coordinates(),
                graph.size(),
                graph.members(),
                k,
                dimension,
                scale,
                nullSpace == NullSpace.LINEAR,
                () -> careful(graph));
    }

    private LocalGaussianTask.CarefulBlock careful(NeighbourGraph graph) {
        LocalGaussianBlock block = new LocalGaussianBlock(this, graph);
        return (centre, lower) -> block.fill(centre, centre + 1, lower, 0);
    }

    @Override
    public LocalBlock block(NeighbourGraph graph, long matrices) {
        return block(graph, matrices, Optional.empty());
    }

    private LocalBlock block(NeighbourGraph graph, long matrices, Optional<TangentCoordinates> tangents) {
        LocalGaussianBlock single = new LocalGaussianBlock(this, graph);
        return LanePca.suits(graph, matrices) ? new LocalGaussianLanes(this, graph, single, tangents) : single;
    }
}
