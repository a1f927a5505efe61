package dev.tangent.learning.baseline;

import dev.tangent.geometry.PointCloud;

/// The kernels of one cloud; what they share is measured once.
final class Kernels {
    private final PointCloud cloud;
    private final double typicalDistance;

    Kernels(PointCloud cloud) {
        this.cloud = cloud;
        typicalDistance = TypicalDistance.of(cloud);
    }

    RadialKernel radial(RadialShape shape, double relativeLength) {
        return new RadialKernel(cloud, shape, relativeLength * typicalDistance);
    }

    Kernel of(Trend trend) {
        return switch (trend) {
            case Trend.Linear linear -> new LinearKernel(cloud);
            case Trend.Radial radial -> radial(radial.shape(), radial.relativeLength());
        };
    }
}
