package dev.tangent.service.job;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;

/// How much memory there is, and how much of it tables and results hold.
public final class HeapUse {
    private HeapUse() {}

    /// What was still in use after the last collections: what has become garbage since is not known.
    public static long used() {
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage kept = pool.getType() == MemoryType.HEAP ? pool.getCollectionUsage() : null;
            if (kept != null) used += kept.getUsed();
        }
        return used;
    }

    public static long most() {
        return Runtime.getRuntime().maxMemory();
    }

    public static long available() {
        return Math.max(0, most() - used());
    }
}
