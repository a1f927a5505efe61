package dev.tangent.gpu;

import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;

/// What a two-level solve takes of a device, counted before it is begun.
///
/// @param linear linear functions of an aggregate
/// @param unknowns coarse unknowns, about at most
record TwoLevelPlan(int size, long entries, int linear, int unknowns) {
    /// Points of a group, at most, as in the source.
    static final int GROUP = 64;

    /// As many as motion capture of ten dimensions takes.
    private static final int MOST_LINEAR = 10;

    /// A dense factor of this order takes a tenth of a second.
    private static final int MOST_UNKNOWNS = 12_288;

    /// Points of an aggregate that measured best; larger ones only where the coarse matrix would get too large.
    private static final int AGGREGATE = 64;

    private static final int WORKING_BLOCKS = 7;

    /// Entries from which a device is ready before the processor has a factor.
    private static final long LEAST_ENTRIES = 1_000_000;

    /// Whether the device is the quicker; who asks for iterations asks for a device where there is one.
    static boolean pays(SparseMatrix a, SolverSettings settings) {
        return switch (settings.choice()) {
            case AUTO -> a.entries() >= LEAST_ENTRIES;
            case DIRECT -> false;
            case ITERATIVE -> true;
        };
    }

    static TwoLevelPlan of(SparseMatrix a, NodeGeometry nodes) {
        int linear = Math.min(MOST_LINEAR, nodes.linear());
        int wanted = Math.toIntExact(Math.ceilDiv((long) a.size() * (linear + 1), AGGREGATE));
        return new TwoLevelPlan(a.size(), a.entries(), linear, Math.min(MOST_UNKNOWNS, wanted));
    }

    /// Points of a group: as many as an aggregate would have, if that is few enough.
    int group() {
        return Math.min(GROUP, AGGREGATE);
    }

    long bytes(int width) {
        long matrix = 12 * entries + 4L * size;
        long groups = 8L * GROUP * GROUP * Math.ceilDiv(2L * size, group());
        int order = CholeskyKernels.order(2 * unknowns);
        long coarse = 16L * order * order + 16L * order * width + CholeskyKernels.partialBytes(order, width);
        long blocks = 8L * WORKING_BLOCKS * size * width;
        return 2 * matrix + groups + coarse + blocks;
    }
}
