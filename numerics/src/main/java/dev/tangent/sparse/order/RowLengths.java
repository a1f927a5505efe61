package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;

/// Rows of an edge list that are written in parallel: each gets room for the most it may hold, and once the lengths are
/// known the gaps between rows are closed. What comes out does not depend on threads.
///
/// @param room where the room of each row begins, and the end
/// @param length entries written so far to each row
record RowLengths(int[] room, int[] length) {
    /// Rows that one thread takes at a time.
    static final int CHUNK = 4096;

    /// @param room of row r is `room[r + 1]` as given; turned into places
    static RowLengths of(int[] room) {
        for (int r = 1; r < room.length; r++) room[r] += room[r - 1];
        return new RowLengths(room, new int[room.length - 1]);
    }

    int rows() {
        return length.length;
    }

    /// Numbers for the whole room.
    int[] allocate() {
        return new int[room[rows()]];
    }

    /// Where each row begins without gaps, and the end.
    int[] starts() {
        int[] starts = new int[rows() + 1];
        for (int r = 0; r < rows(); r++) starts[r + 1] = starts[r] + length[r];
        return starts;
    }

    /// The entries without gaps.
    int[] closed(int[] entries, int[] starts) {
        int[] closed = new int[starts[rows()]];
        Parallel.forRange(rows(), CHUNK, (from, to) -> {
            for (int r = from; r < to; r++) System.arraycopy(entries, room[r], closed, starts[r], length[r]);
        });
        return closed;
    }
}
