package dev.tangent.bench.report;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import jdk.incubator.vector.VectorShape;

/// The machine a number comes from, in one sentence: never its name.
final class Machine {
    private Machine() {}

    public static String describe() {
        var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return String.format(
                Locale.ROOT,
                "%d cores, %s, %s, %.0f GB of memory, heap up to %.1f GB; %s %s, %s",
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch"),
                vectors(),
                system.getTotalMemorySize() / 1e9,
                Runtime.getRuntime().maxMemory() / 1e9,
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                ManagementFactory.getGarbageCollectorMXBeans().getFirst().getName());
    }

    private static String vectors() {
        boolean present = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
        return present ? VectorWidth.bits() + "-bit vectors" : "no vector module";
    }

    /// Loaded only where the module is there.
    private static final class VectorWidth {
        static int bits() {
            return VectorShape.preferredShape().vectorBitSize();
        }
    }
}
