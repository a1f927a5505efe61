package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.function.RadialShape;
import java.util.Arrays;

/// The kernels of one cloud; what they share is measured once.
public final class CloudKernels {
    private static final int SAMPLE = 400;

    private final PointCloud cloud;
    private final double medianDistance;

    public CloudKernels(PointCloud cloud) {
        this.cloud = cloud;
        medianDistance = medianDistance(cloud);
    }

    public Kernel radial(RadialShape shape, double relativeLength) {
        return new RadialKernel(cloud, shape, length(relativeLength));
    }

    double length(double relativeLength) {
        return relativeLength * medianDistance;
    }

    public Kernel linear() {
        return new LinearKernel(cloud);
    }

    /// The unit for kernel lengths: the median over all pairs of at most 400 points, spread evenly over the cloud's
    /// order.
    static double medianDistance(PointCloud cloud) {
        int size = Math.min(SAMPLE, cloud.size());
        double[] distances = new double[size * (size - 1) / 2];
        int at = 0;
        for (int i = 0; i < size; i++)
            for (int j = 0; j < i; j++)
                distances[at++] = Math.sqrt(cloud.squaredDistance(place(i, size, cloud), place(j, size, cloud)));
        Arrays.sort(distances);
        double median = distances.length == 0 ? 0 : distances[distances.length / 2];
        return median > 0 ? median : 1; // points so close that squares underflow: any unit will do
    }

    private static int place(int i, int sample, PointCloud cloud) {
        return (int) ((long) i * cloud.size() / sample);
    }
}
