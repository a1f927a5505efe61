package dev.tangent.geometry.neighbours;

import dev.tangent.device.DeviceSession;
import dev.tangent.device.TiledPoints;
import dev.tangent.geometry.PointCloud;

/// The exact search on a device where one takes it, else by a kd-tree: the same result to the last bit.
public record DeviceSearch() implements NeighbourSearch {
    @Override
    public Found nearest(PointCloud cloud, int k) {
        return DeviceSession.current()
                .flatMap(session -> session.neighbours(cloud.size(), k, () -> tiled(cloud)))
                .map(found -> new Found(found.members(), found.squaredDistances()))
                .orElseGet(() -> new KdTree().nearest(cloud, k));
    }

    private static TiledPoints tiled(PointCloud cloud) {
        int[] order = BoxTreeBuilder.build(cloud).order;
        return new TiledPoints(
                cloud.dimension(), FlatRows.select(cloud.dimension(), cloud.coordinates(), order), order);
    }
}
