package dev.tangent.gpu;

import dev.tangent.device.DeviceNeighbours;
import dev.tangent.device.TiledPoints;

/// Exact neighbours: `neighbours.cu`.
record NeighbourKernels(KernelFile file, MemoryPool pool) {
    /// Points of a tile, and the most neighbours of a point, as in the source.
    static final int TILE = 64;

    private static final int MOST_NEIGHBOURS = 64;
    private static final int MOST_COORDINATES = 32;
    private static final int MOST_NUMBERS = Integer.MAX_VALUE - 8;

    /// Whether there is a kernel for so many coordinates and neighbours, and arrays hold what is sent and fetched.
    static boolean suits(int size, int dimension, int k) {
        return dimension <= MOST_COORDINATES
                && k - 1 <= MOST_NEIGHBOURS
                && (long) size * Math.max(k, width(dimension)) <= MOST_NUMBERS;
    }

    /// Bytes that a search takes.
    static long bytes(TiledPoints points, int k) {
        long width = width(points.dimension());
        long size = points.size();
        return 8 * width * size + 4 * size + 16 * width * Math.ceilDiv(size, TILE) + 12L * k * size;
    }

    /// Coordinates are filled up with zeros to one of the widths that are compiled: no sum is changed by them.
    static int width(int dimension) {
        return Math.max(2, 1 << (32 - Integer.numberOfLeadingZeros(dimension - 1)));
    }

    static double[] padded(TiledPoints points) {
        int n = points.dimension();
        int width = width(n);
        if (width == n) return points.coordinates();
        double[] padded = new double[Math.multiplyExact(points.size(), width)];
        for (int i = 0; i < points.size(); i++) System.arraycopy(points.coordinates(), i * n, padded, i * width, n);
        return padded;
    }

    DeviceNeighbours search(TiledPoints points, int k) {
        int size = points.size();
        int width = width(points.dimension());
        int tiles = Math.ceilDiv(size, TILE);
        int entries = Math.multiplyExact(size, k);
        try (DeviceMemory x = pool.copyOf(padded(points));
                DeviceMemory order = pool.copyOf(points.order());
                DeviceMemory boxes = pool.allocate(16L * width * tiles);
                DeviceMemory members = pool.allocate(4L * entries);
                DeviceMemory squares = pool.allocate(8L * entries)) {
            file.launch("tileBoxes", LaunchShape.of(tiles, 32), x, size, width, boxes);
            file.launch(
                    "neighbours" + width,
                    LaunchShape.of(tiles, TILE),
                    x,
                    order,
                    size,
                    boxes,
                    tiles,
                    k,
                    members,
                    squares);
            return new DeviceNeighbours(members.ints(entries), squares.doubles(entries));
        }
    }
}
