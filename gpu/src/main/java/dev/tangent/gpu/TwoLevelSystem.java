package dev.tangent.gpu;

import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.AggregateSpace;
import org.jspecify.annotations.Nullable;

/// A positive definite matrix on the device in the order of its groups, and a two-level preconditioner for it:
/// `twolevel.cu`.
///
/// M^-1 r: z = w D^-1 r; z = z + P (P'AP)^-1 P' (r - A z); z = z + w D^-1 (r - A z), with D the diagonal blocks of the
/// groups and w below 2 over the largest eigenvalue of D^-1 A, so that M is positive definite.
final class TwoLevelSystem implements DeviceSystem {
    private static final int THREADS = 256;
    private static final int WARP = 32;
    private static final int POWER_STEPS = 15;

    /// Columns up to which the lanes of a warp share a sum instead of having a column each.
    private static final int FEW = 8;

    /// Over the largest eigenvalue, which the power method finds from below by some hundredths.
    private static final double DAMPING = 1.5;

    private final Kernels kernels;
    private final MemoryPool pool;
    private final AggregateSpace space;
    private final int size;
    private final CholeskyKernels dense;
    private final DeviceMemory order;
    private final DeviceRows rows;
    private final DeviceMemory groupStart;
    private final DeviceMemory inverse;
    private final DeviceMemory basis;
    private final DeviceMemory start;
    private final DeviceMemory first;
    private final InverseTriangle coarse;
    private final double damping;

    /// @param factor of A in the system factor * A + diagonal
    TwoLevelSystem(
            Kernels kernels,
            MemoryPool pool,
            ResidentMatrix resident,
            double factor,
            double[] added,
            TwoLevelPlan plan,
            NodeGeometry nodes) {
        this.kernels = kernels;
        this.pool = pool;
        SparseMatrix a = resident.matrix();
        size = a.size();
        dense = new CholeskyKernels(kernels.dense(), pool);
        space = AggregateSpace.of(
                a,
                new NodeGeometry(nodes.size(), nodes.dimension(), nodes.coordinates(), plan.linear()),
                plan.group(),
                plan.unknowns());
        order = pool.copyOf(space.order());
        rows = DeviceRows.of(kernels.twoLevel(), pool, resident, factor, added, space.order());
        groupStart = pool.copyOf(space.groupStart());
        inverse = pool.allocate(8L * TwoLevelPlan.GROUP * TwoLevelPlan.GROUP * space.groups());
        basis = pool.copyOf(space.basis());
        start = pool.copyOf(space.start());
        first = pool.copyOf(space.first());
        invertGroups();
        coarse = dense.rounded(dense.inverseFactor(coarseMatrix(), space.unknowns()));
        damping = DAMPING / largestEigenvalue();
    }

    private void invertGroups() {
        try (DeviceMemory failed = pool.zeros(4)) {
            kernels.twoLevel()
                    .launch(
                            "invertGroups",
                            LaunchShape.of(space.groups(), THREADS),
                            rows.rowStart(),
                            rows.columns(),
                            rows.values(),
                            groupStart,
                            inverse,
                            failed);
            DeviceRows.refuse(failed, "a diagonal block is not positive definite");
        }
    }

    private DeviceMemory coarseMatrix() {
        int n = CholeskyKernels.order(space.unknowns());
        DeviceMemory matrix = pool.zeros(8L * n * n);
        try (DeviceMemory aggregate = pool.copyOf(space.aggregate())) {
            int pairs = space.most() * space.most();
            kernels.twoLevel()
                    .launch(
                            "coarseMatrix",
                            LaunchShape.of(space.aggregates(), Math.ceilDiv(pairs, WARP) * WARP),
                            rows.rowStart(),
                            rows.columns(),
                            rows.values(),
                            basis,
                            space.most(),
                            start,
                            first,
                            aggregate,
                            matrix,
                            n);
        }
        return matrix;
    }

    /// Of D^-1 A, by the power method from a fixed vector, from below.
    private double largestEigenvalue() {
        double[] begin = new double[size];
        for (int i = 0; i < size; i++) begin[i] = 1 + Math.floorMod(i * 2654435761L, 1024L) / 1024.0 - 2 * (i & 1);
        try (DeviceMemory x = pool.copyOf(begin);
                DeviceMemory y = pool.allocate(8L * size);
                BlockSums sums = new BlockSums(kernels.twoLevel(), pool, size, 1);
                DeviceMemory square = pool.allocate(8)) {
            for (int step = 0; step < POWER_STEPS; step++) {
                sums.dots(x, x, square);
                kernels.twoLevel().launch("normalise", LaunchShape.each(size, THREADS), square, x, (long) size, 1);
                multiply(x, null, y, 1);
                smooth(y, x, 1, 1, false);
            }
            sums.dots(x, x, square);
            return Math.sqrt(square.doubles(1)[0]);
        }
    }

    /// y = A x, or b - A x.
    void multiply(DeviceMemory x, @Nullable DeviceMemory b, DeviceMemory y, int width) {
        rows.multiply(x, b, y, width);
    }

    private void smooth(DeviceMemory r, DeviceMemory z, int width, double by, boolean add) {
        if (width == 1) {
            LaunchShape rows = LaunchShape.of(space.groups(), TwoLevelPlan.GROUP);
            kernels.twoLevel().launch("smoothOne", rows, inverse, groupStart, r, z, by, add ? 1 : 0);
            return;
        }
        kernels.twoLevel()
                .launch(
                        width <= FEW ? "smoothFew" : "smooth",
                        LaunchShape.of(space.groups(), THREADS),
                        inverse,
                        groupStart,
                        r,
                        z,
                        width,
                        by,
                        add ? 1 : 0);
    }

    /// z = M^-1 r, with `rest` and coarse blocks as scratch.
    void precondition(DeviceMemory r, DeviceMemory z, DeviceMemory rest, CoarseBlocks blocks, int width) {
        smooth(r, z, width, damping, false);
        multiply(z, r, rest, width);
        kernels.twoLevel()
                .launch(
                        "restrictTo",
                        LaunchShape.of(space.aggregates(), THREADS),
                        basis,
                        space.most(),
                        start,
                        first,
                        rest,
                        blocks.one(),
                        width);
        dense.lowerProduct(coarse, blocks, width);
        dense.upperProduct(coarse, blocks, width);
        kernels.twoLevel()
                .launch(
                        "prolong",
                        LaunchShape.of(space.aggregates(), THREADS),
                        basis,
                        space.most(),
                        start,
                        first,
                        blocks.one(),
                        z,
                        width);
        multiply(z, r, rest, width);
        smooth(rest, z, width, damping, true);
    }

    CoarseBlocks coarseBlocks(int width) {
        return CoarseBlocks.of(pool, space.unknowns(), width);
    }

    /// A block of rows in the order of the groups.
    void gather(DeviceMemory in, DeviceMemory out, int width) {
        move("gatherRows", in, out, width);
    }

    void scatter(DeviceMemory in, DeviceMemory out, int width) {
        move("scatterRows", in, out, width);
    }

    private void move(String kernel, DeviceMemory in, DeviceMemory out, int width) {
        long length = (long) size * width;
        kernels.twoLevel().launch(kernel, LaunchShape.each(length, THREADS), in, order, out, length, width);
    }

    int size() {
        return size;
    }

    String name() {
        return "two-level (" + space.aggregates() + " aggregates, " + space.unknowns() + " coarse unknowns)";
    }

    @Override
    public void close() {
        rows.close();
        coarse.close();
        for (DeviceMemory memory : new DeviceMemory[] {order, groupStart, inverse, basis, start, first}) memory.close();
    }
}
