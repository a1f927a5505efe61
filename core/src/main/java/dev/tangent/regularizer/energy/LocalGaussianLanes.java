package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.dense.SmallInverse;
import dev.tangent.linalg.simd.LaneMatrix;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.NullSpace;
import java.util.Arrays;
import java.util.Optional;

/// The matrices of [LocalGaussianBlock], whose formulas these are, for as many neighbourhoods at once as a vector has
/// lanes. A neighbourhood that needs care (singular kernel, fewer directions than m) goes the single way.
final class LocalGaussianLanes implements LocalBlock {
    /// exp(-50) is a millionth of an ulp of 1: no inverse that is used, of condition 1e6 at most, can tell it from
    /// 0.
    private static final double VANISHING = 50;

    private final LocalGaussian settings;
    private final LocalGaussianBlock single;
    private final int k;
    private final LanePca pca;
    private final LaneMatrix kernel;
    private final LaneMatrix basis;
    private final LaneMatrix image;
    private final LaneMatrix middle;
    private final int[] centres = new int[LaneMatrix.WIDTH];
    private final double[] sums;

    LocalGaussianLanes(
            LocalGaussian settings,
            NeighbourGraph graph,
            LocalGaussianBlock single,
            Optional<TangentCoordinates> tangents) {
        this.settings = settings;
        this.single = single;
        k = graph.largestDegree();
        int m = settings.dimension();
        pca = new LanePca(graph, k, m, tangents);
        kernel = LaneMatrix.zeros(k, k);
        basis = LaneMatrix.zeros(m, k);
        image = LaneMatrix.zeros(m, k);
        middle = LaneMatrix.zeros(m, m);
        sums = new double[k];
    }

    @Override
    public void fill(int first, int end, double[] lower, int place) {
        int length = k * (k + 1) / 2;
        for (int centre = first; centre < end; centre += centres.length) {
            for (int lane = 0; lane < centres.length; lane++) centres[lane] = Math.min(centre + lane, end - 1);
            long careful = blocks();
            for (int lane = 0; lane < centres.length && centre + lane < end; lane++) {
                int p = place + (centre + lane - first) * length;
                if ((careful >> lane & 1) == 0) write(lane, lower, p);
                else single.fill(centre + lane, centre + lane + 1, lower, p);
            }
        }
    }

    /// Leaves B in `kernel`, on and below the diagonal. Returns the lanes, a bit each, that need care.
    private long blocks() {
        long careful = pca.fit(centres);
        boolean linear = settings.nullSpace() == NullSpace.LINEAR;
        if (linear) {
            basis.set(pca.coordinates().transpose());
            careful |= basis.orthonormaliseRows(k * Math.ulp(1.0));
        }
        kernel.lowerSquaredDistances(pca.coordinates());
        if (isIdentity()) {
            if (linear) kernel.addLowerProduct(-1, basis.transpose(), basis);
            return careful;
        }
        careful |= kernel.invert(SmallInverse.SAFE_PIVOT);
        if (linear) project();
        return careful;
    }

    /// Turns squared distances into K, Eq. 13; true if no two points are near each other in any lane.
    private boolean isIdentity() {
        return kernel.lowerGaussian(settings.scale(), VANISHING) > LocalGaussianBlock.FAR * LocalGaussianBlock.FAR;
    }

    /// C - Q Z' - Z Q' with Z = C Q - Q (Q'C Q) / 2.
    private void project() {
        image.clear();
        image.addProduct(1, basis, kernel);
        middle.clear();
        middle.addProduct(0.5, basis, image.transpose());
        image.addProduct(-1, middle, basis);
        kernel.addLowerProduct(-1, basis.transpose(), image);
        kernel.addLowerProduct(-1, image.transpose(), basis);
    }

    /// One lane's triangle, its first row and column such that every row sums to zero.
    private void write(int lane, double[] lower, int place) {
        Arrays.fill(sums, 0);
        for (int a = 1, p = place + 1; a < k; a++) {
            p++;
            for (int b = 1; b <= a; b++) {
                double value = kernel.at(lane, a, b);
                lower[p++] = value;
                sums[a] += value;
                if (b < a) sums[b] += value;
            }
        }
        double all = 0;
        for (int a = 1; a < k; a++) {
            lower[place + a * (a + 1) / 2] = -sums[a];
            all += sums[a];
        }
        lower[place] = all;
    }
}
