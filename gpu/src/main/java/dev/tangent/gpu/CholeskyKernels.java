package dev.tangent.gpu;

import dev.tangent.linalg.NotSolved;

/// Dense Cholesky factors and their inverses: `dense.cu`.
record CholeskyKernels(KernelFile file, MemoryPool pool) {
    /// Rows of a tile, as in the source; orders are multiples of it.
    static final int TILE = 64;

    private static final int THREADS = 256;

    /// Steps of a factor that are taken out of later rows together.
    private static final int GROUP = 4;

    /// Rows and inner indices of a block of a product, as in the source.
    private static final int STRIP = 128;

    private static final int CHUNK = 1024;

    /// Columns of a block, in sixteens, for which there are kernels.
    private static final int MOST_SIXTEENS = 3;

    /// Columns up to which a product reads the matrix at the speed of memory and no tiles are needed.
    private static final int FEW = 8;

    /// The order that a matrix of so many unknowns is stored with.
    static int order(int unknowns) {
        return Math.ceilDiv(unknowns, TILE) * TILE;
    }

    /// L^-1 for A = L L', which takes A's place in memory; A is closed.
    InverseTriangle inverseFactor(DeviceMemory a, int unknowns) {
        int n = order(unknowns);
        int tiles = n / TILE;
        DeviceMemory w = pool.zeros(8L * n * n);
        try (a;
                DeviceMemory inverse = pool.allocate(8L * TILE * TILE);
                DeviceMemory failed = pool.zeros(4)) {
            file.launch("begin", LaunchShape.each(n, THREADS), a, w, n, unknowns);
            for (int first = 0; first < tiles; first += GROUP) {
                int end = Math.min(tiles, first + GROUP);
                for (int j = first; j < end; j++) {
                    file.launch("factorTile", LaunchShape.of(1, THREADS), a, n, j, inverse, failed);
                    LaunchShape panels = LaunchShape.of(Math.max(tiles - j - 1, j + 1), THREADS)
                            .across(2);
                    file.launch("panels", panels, a, w, n, j, inverse);
                    update(a, w, n, j, 1, j + 1, tiles, j + 1, end);
                    update(a, w, n, j, 1, j + 1, end, 0, j + 1);
                }
                update(a, w, n, first, end - first, end, tiles, 0, tiles);
            }
            if (failed.ints(1)[0] != 0) throw new NotSolved("the coarse matrix is not positive definite", false);
        }
        return new InverseTriangle(w, n, false);
    }

    /// The same in single precision, which is read in half the time; the other is closed. Enough for a
    /// preconditioner: W'W is symmetric and definite however W is rounded.
    InverseTriangle rounded(InverseTriangle w) {
        long length = (long) w.order() * w.order();
        try (w) {
            DeviceMemory single = pool.allocate(4 * length);
            file.launch("toSingle", LaunchShape.each(length, THREADS), w.entries(), single, length);
            return new InverseTriangle(single, w.order(), true);
        }
    }

    /// Takes steps out of rows and columns of tiles, four tiles a block: of A behind the steps, of W before.
    private void update(
            DeviceMemory a,
            DeviceMemory w,
            int n,
            int from,
            int steps,
            int firstRow,
            int endRow,
            int firstColumn,
            int endColumn) {
        int boundary = from + steps;
        int ofA = Math.ceilDiv(Math.max(0, endColumn - Math.max(firstColumn, boundary)), 2);
        int ofW = Math.ceilDiv(Math.max(0, Math.min(endColumn, boundary) - firstColumn), 2);
        LaunchShape shape = LaunchShape.of(ofA + ofW, THREADS).across(Math.ceilDiv(Math.max(0, endRow - firstRow), 2));
        file.launch("update", shape, a, w, n, from, steps, firstRow, endRow, firstColumn, endColumn, boundary, ofA);
    }

    /// Bytes of partial sums that a product takes.
    static long partialBytes(int n, int width) {
        return 8L * Math.ceilDiv(n, CHUNK) * n * width;
    }

    /// The second block = W times the first.
    void lowerProduct(InverseTriangle w, CoarseBlocks blocks, int width) {
        product("lower", "sumLower", w, blocks.one(), blocks.other(), blocks.partial(), width);
    }

    /// The first block = W' times the second.
    void upperProduct(InverseTriangle w, CoarseBlocks blocks, int width) {
        product("upper", "sumUpper", w, blocks.other(), blocks.one(), blocks.partial(), width);
    }

    private void product(
            String side,
            String sum,
            InverseTriangle w,
            DeviceMemory x,
            DeviceMemory y,
            DeviceMemory partial,
            int width) {
        int n = w.order();
        int sixteens = Math.min(MOST_SIXTEENS, Math.ceilDiv(width, 16));
        boolean few = width <= FEW;
        int tiles = few ? 1 : Math.ceilDiv(width, 16 * sixteens);
        LaunchShape shape =
                LaunchShape.of(Math.ceilDiv(n, STRIP) * tiles, THREADS).across(Math.ceilDiv(n, CHUNK));
        String kernel = (width == 1 ? "One" : few ? "Few" : "Product" + sixteens) + (w.single() ? "Single" : "");
        file.launch(side + kernel, shape, w.entries(), n, x, partial, width);
        file.launch(sum, LaunchShape.each((long) n * width, THREADS), partial, n, width, y);
    }
}
