package dev.tangent.learning.baseline;

import dev.tangent.geometry.PointCloud;

/// The kernels of one cloud; what they share is measured once.
final class CloudKernels {
    private final PointCloud cloud;
    private final double medianDistance;

    CloudKernels(PointCloud cloud) {
        this.cloud = cloud;
        medianDistance = MedianDistance.of(cloud);
    }

    RadialKernel radial(RadialShape shape, double relativeLength) {
        return new RadialKernel(cloud, shape, relativeLength * medianDistance);
    }

    Kernel of(Trend trend) {
        return switch (trend) {
            case Trend.Linear linear -> new LinearKernel(cloud);
            case Trend.Radial radial -> radial(radial.shape(), radial.relativeLength());
        };
    }
}
