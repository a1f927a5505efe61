package dev.tangent.gpu;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.Optional;

/// The sum of local matrices as a sparse matrix, first its pattern and then its values: `assembly.cu`. It stays on the
/// device as well.
record AssemblyKernels(KernelFile file, MemoryPool pool) {
    private static final int THREADS = 256;
    private static final int WARP = 32;

    /// Places in the tables of a row's columns: most rows are content with few, hubs get the memory of a whole
    /// block.
    private static final int ROOM = 2048;

    private static final int MOST_ROOM = 8192;
    private static final int MOST_MEMBERSHIPS = 8192;
    private static final int MOST_ENTRIES = Integer.MAX_VALUE - 8;

    /// Bytes beside the local matrices, for about so many entries a row.
    static long bytes(int size, int k, long perRow) {
        return 8L * size * k + 16L * size + 12L * size * perRow;
    }

    /// Empty where a point is in too many neighbourhoods, or where an array does not hold all entries.
    ///
    /// @param members k a centre
    /// @param lower the triangles of all matrices
    Optional<ResidentMatrix> sum(int size, int k, DeviceMemory members, DeviceMemory lower) {
        int entries = Math.multiplyExact(size, k);
        try (DeviceMemory counts = pool.zeros(4L * size);
                DeviceMemory lists = pool.allocate(4L * entries);
                DeviceMemory overflow = pool.zeros(4)) {
            file.launch("countMemberships", LaunchShape.each(entries, THREADS), members, entries, counts);
            int[] starts = starts(counts.ints(size));
            try (DeviceMemory start = pool.copyOf(starts);
                    DeviceMemory next = pool.copyOf(starts)) {
                file.launch("fillMemberships", LaunchShape.each(entries, THREADS), members, entries, next, lists);
                file.launch(
                        "sortMemberships",
                        LaunchShape.of(size, WARP).sharing(4 * sortRoom(starts)),
                        start,
                        size,
                        lists,
                        MOST_MEMBERSHIPS,
                        overflow);
                return sum(size, k, members, lower, start, lists, counts, overflow);
            }
        }
    }

    private Optional<ResidentMatrix> sum(
            int size,
            int k,
            DeviceMemory members,
            DeviceMemory lower,
            DeviceMemory start,
            DeviceMemory lists,
            DeviceMemory counts,
            DeviceMemory overflow) {
        countColumns(size, k, members, start, lists, counts, overflow);
        int[] lengths = counts.ints(size);
        if (overflow.ints(1)[0] != 0 || Arrays.stream(lengths).asLongStream().sum() > MOST_ENTRIES)
            return Optional.empty();
        int[] rowStarts = starts(lengths);
        int total = rowStarts[size];
        ResidentMatrix.Parts parts = ResidentMatrix.Parts.of(pool, rowStarts, total);
        for (Room room : Room.values())
            file.launch(
                    "sumRows",
                    LaunchShape.of(size, WARP).sharing(4 * room.places),
                    members,
                    k,
                    start,
                    lists,
                    room.least,
                    room.places,
                    room.last,
                    lower,
                    parts.rowStart(),
                    parts.columns(),
                    parts.values());
        int[] columns = new int[total]; // made while the kernels run
        double[] values = new double[total];
        parts.columns().to(columns);
        parts.values().to(values);
        return Optional.of(new ResidentMatrix(new SparseMatrix(rowStarts, columns, values), parts));
    }

    private void countColumns(
            int size,
            int k,
            DeviceMemory members,
            DeviceMemory start,
            DeviceMemory lists,
            DeviceMemory counts,
            DeviceMemory overflow) {
        for (Room room : Room.values())
            file.launch(
                    "countColumns",
                    LaunchShape.of(size, WARP).sharing(4 * room.places),
                    members,
                    k,
                    start,
                    lists,
                    room.least,
                    room.places,
                    room.last,
                    counts,
                    overflow);
    }

    /// Two launches: rows of few columns, with little shared memory each, and the others.
    private enum Room {
        FEW(0, ROOM, 0),
        MANY(ROOM, MOST_ROOM, 1);

        private final int least;
        private final int places;
        private final int last;

        Room(int least, int places, int last) {
            this.least = least;
            this.places = places;
            this.last = last;
        }
    }

    private static int sortRoom(int[] starts) {
        int longest = 2;
        for (int i = 0; i + 1 < starts.length; i++) longest = Math.max(longest, starts[i + 1] - starts[i]);
        return Math.min(MOST_MEMBERSHIPS, Integer.highestOneBit(2 * longest - 1));
    }

    /// Where each list begins, and where the last ends.
    static int[] starts(int... counts) {
        int[] starts = new int[counts.length + 1];
        for (int i = 0; i < counts.length; i++) starts[i + 1] = Math.addExact(starts[i], counts[i]);
        return starts;
    }
}
