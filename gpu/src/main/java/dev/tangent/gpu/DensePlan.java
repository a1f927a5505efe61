package dev.tangent.gpu;

import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;

/// Which systems a dense factor on the device is for.
final class DensePlan {
    /// Rows whose sparse factor takes the processor no time worth counting.
    private static final int FEWEST = 3000;

    /// A dense factor of this order takes a quarter of a second on a device made for double precision.
    private static final int MOST = 16_384;

    /// Entries a row: below, neighbours are so few that a sparse factor is nearly as sparse as the matrix.
    private static final int ENTRIES = 20;

    private DensePlan() {}

    /// Whether the device is the quicker.
    static boolean pays(SparseMatrix a, SolverSettings settings, Driver driver) {
        return settings.choice() == SolverSettings.Choice.AUTO
                && a.size() > FEWEST
                && a.size() <= MOST
                && a.entries() >= (long) ENTRIES * a.size()
                && driver.madeForDoubles();
    }
}
