package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.function.RadialShape;

/// The kernels of one cloud; what they share is measured once.
public final class CloudKernels {
    private final PointCloud cloud;
    private final double medianDistance;

    public CloudKernels(PointCloud cloud) {
        this.cloud = cloud;
        medianDistance = MedianDistance.of(cloud);
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
}
