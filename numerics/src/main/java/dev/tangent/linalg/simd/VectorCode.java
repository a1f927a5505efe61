package dev.tangent.linalg.simd;

import dev.tangent.parallel.Parallel;
import java.util.function.Supplier;

/// When code on the Vector API runs.
public final class VectorCode {
    /// Bound where work is known to take many seconds.
    private static final ScopedValue<Boolean> AT_ONCE = ScopedValue.newInstance();

    private VectorCode() {}

    /// Does some work, with vectors from its beginning if it is long and if there are any. Otherwise plain loops,
    /// which give the same results, run until vector code is compiled: for work of many seconds that is a detour.
    /// It holds for the loops of the work on all its threads, and for nothing else.
    public static <T> T atOnce(boolean isLong, Supplier<T> work) {
        return isLong ? Parallel.carrying(AT_ONCE, true, work) : work.get();
    }

    static boolean isAtOnce() {
        return AT_ONCE.isBound();
    }
}
