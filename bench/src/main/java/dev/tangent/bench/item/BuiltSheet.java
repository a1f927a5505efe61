package dev.tangent.bench.item;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.samples.generated.SmoothSheet;

/// A 2-D sheet in R^15 with its LG matrix (k = 20, m = 2), what its stages took, and the heap they filled.
record BuiltSheet(RegularizerMatrix matrix, double neighbourSeconds, double regularizerSeconds, double gigabytes) {
    private static final int DIMENSION = 2;
    private static final int AMBIENT = 15;
    private static final int NEIGHBOURS = 20;

    static BuiltSheet of(int size) {
        PointCloud cloud = SmoothSheet.of(size, DIMENSION, AMBIENT, 2).points();
        HeapPeak heap = HeapPeak.start();
        long start = System.nanoTime();
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, NEIGHBOURS);
        long found = System.nanoTime();
        RegularizerMatrix matrix = new LocalGaussian(DIMENSION).over(graph);
        long built = System.nanoTime();
        return new BuiltSheet(matrix, (found - start) / 1e9, (built - found) / 1e9, heap.gigabytes());
    }
}
