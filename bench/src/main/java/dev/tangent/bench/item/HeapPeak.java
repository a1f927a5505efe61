package dev.tangent.bench.item;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/// The most heap in use since the start, garbage included: an upper bound of what the work needs.
final class HeapPeak {
    private HeapPeak() {}

    static HeapPeak start() {
        System.gc();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) pool.resetPeakUsage();
        return new HeapPeak();
    }

    double gigabytes() {
        long bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getType() == MemoryType.HEAP) bytes += pool.getPeakUsage().getUsed();
        return bytes / 1e9;
    }
}
