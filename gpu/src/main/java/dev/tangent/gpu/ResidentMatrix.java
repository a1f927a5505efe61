package dev.tangent.gpu;

import dev.tangent.sparse.SparseMatrix;
import java.lang.foreign.MemorySegment;

/// A matrix that the device holds beside the processor, so that a solve with it need not send it again.
record ResidentMatrix(SparseMatrix matrix, Parts parts) implements AutoCloseable {
    /// Its rows as the device has them.
    record Parts(DeviceMemory rowStart, DeviceMemory columns, DeviceMemory values) implements AutoCloseable {
        /// With columns and values still to be filled in.
        static Parts of(MemoryPool pool, int[] rowStart, int entries) {
            return new Parts(pool.copyOf(rowStart), pool.allocate(4L * entries), pool.allocate(8L * entries));
        }

        @Override
        public void close() {
            rowStart.close();
            columns.close();
            values.close();
        }
    }

    /// Sent to the device.
    static ResidentMatrix copyOf(SparseMatrix a, MemoryPool pool) {
        Parts parts = Parts.of(pool, a.rowStart(), a.columns().length);
        pool.upload(MemorySegment.ofArray(a.columns()), parts.columns());
        pool.upload(MemorySegment.ofArray(a.values()), parts.values());
        return new ResidentMatrix(a, parts);
    }

    @Override
    public void close() {
        parts.close();
    }
}
