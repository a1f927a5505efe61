package dev.tangent.app.faults;

/// A work on files that is done again and again, each time with a fault at another operation.
final class Faults {
    /// Operations that fail together: one, two, or all from the first on.
    private static final long[] COUNTS = {1, 2, 1L << 40};

    /// More operations than any work here has.
    private static final long MOST = 1000;

    private Faults() {}

    /// Checks what a fault left behind.
    interface Work {
        /// Is done once more.
        ///
        /// @param alone whether only one operation fails
        void under(FaultyFiles files, boolean alone) throws Exception;
    }

    /// Until the faults come after the last operation.
    ///
    /// @return how many times an operation failed
    static int everywhere(Work work) throws Exception {
        int struck = 0;
        for (long count : COUNTS)
            for (long first = 1; first < MOST; first++) {
                FaultyFiles files = FaultyFiles.from(first, count);
                try {
                    work.under(files, count == 1);
                } catch (AssertionError e) {
                    throw new AssertionError(count + " faults from operation " + first + " on: " + e.getMessage(), e);
                }
                if (!files.struck()) break;
                struck++;
            }
        return struck;
    }
}
