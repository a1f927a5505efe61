package dev.tangent.gpu;

import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.SparseMatrix;
import org.jspecify.annotations.Nullable;

/// The rows of factor * A + diagonal on the device, renumbered, and products with them: `twolevel.cu`.
record DeviceRows(KernelFile file, int size, DeviceMemory rowStart, DeviceMemory columns, DeviceMemory values)
        implements AutoCloseable {
    private static final int THREADS = 256;
    private static final int WARP = 32;

    /// Lanes of a row in a product with one column, as in the source.
    private static final int LANES = 4;

    /// @param a of which the rows are
    /// @param order which row comes at a place
    static DeviceRows of(
            KernelFile file, MemoryPool pool, ResidentMatrix a, double factor, double[] added, int... order) {
        int size = order.length;
        DeviceRows rows = new DeviceRows(
                file,
                size,
                pool.copyOf(starts(a.matrix(), order)),
                pool.allocate(4L * a.matrix().entries()),
                pool.allocate(8L * a.matrix().entries()));
        int[] place = new int[size];
        for (int i = 0; i < size; i++) place[order[i]] = i;
        try (DeviceMemory orders = pool.copyOf(order);
                DeviceMemory places = pool.copyOf(place);
                DeviceMemory diagonal = pool.copyOf(added);
                DeviceMemory failed = pool.zeros(4)) {
            file.launch(
                    "orderRows",
                    rows.warps(),
                    a.parts().rowStart(),
                    a.parts().columns(),
                    a.parts().values(),
                    orders,
                    places,
                    diagonal,
                    factor,
                    size,
                    rows.rowStart,
                    rows.columns,
                    rows.values,
                    failed);
            refuse(failed, "the matrix has no entry on its diagonal");
        }
        return rows;
    }

    static int[] starts(SparseMatrix a, int... order) {
        int[] lengths = new int[order.length];
        for (int i = 0; i < order.length; i++) lengths[i] = a.rowStart()[order[i] + 1] - a.rowStart()[order[i]];
        return AssemblyKernels.starts(lengths);
    }

    /// Ends where a kernel told that it failed.
    static void refuse(DeviceMemory failed, String reason) {
        if (failed.ints(1)[0] != 0) throw new NotSolved(reason, false);
    }

    /// A warp a row.
    LaunchShape warps() {
        return LaunchShape.each((long) size * WARP, THREADS);
    }

    /// y = A x, or b - A x.
    void multiply(DeviceMemory x, @Nullable DeviceMemory b, DeviceMemory y, int width) {
        Object from = b == null ? (Object) 0L : b;
        if (width == 1) {
            LaunchShape shape = LaunchShape.each((long) size * LANES, THREADS);
            file.launch("multiplyOne", shape, rowStart, columns, values, x, from, y, size);
            return;
        }
        int lanes = Math.min(WARP, Integer.highestOneBit(Math.max(1, 2 * Math.ceilDiv(width, 2) - 1)));
        file.launch("multiply", warps(), rowStart, columns, values, x, from, y, size, width, lanes);
    }

    @Override
    public void close() {
        rowStart.close();
        columns.close();
        values.close();
    }
}
