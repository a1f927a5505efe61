package dev.tangent.present;

import dev.tangent.InvalidInput;
import dev.tangent.linalg.EigenNotConverged;
import dev.tangent.linalg.NotConverged;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.NotSolved;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;

/// What went wrong, in one line and with the way out where there is one.
public final class FailureText {
    private static final int LONGEST = 2000;

    private FailureText() {}

    public static String of(Throwable thrown) {
        String line = words(thrown).strip().replaceAll("\\s*\\R\\s*", " ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " ...";
    }

    private static String words(Throwable thrown) {
        return switch (thrown) {
            case InvalidInput e -> e.getMessage();
            case CancellationException e -> "cancelled";
            case NotSolved e ->
                e.getMessage() + (e.direct() ? "; try a larger lambda" : "; try --solver direct, or a larger lambda");
            case NotPositiveDefinite e -> e.getMessage() + "; label more points, or try a larger lambda";
            case EigenNotConverged e -> e.getMessage() + "; try more neighbours (-k)";
            case NotConverged e -> e.getMessage() + "; try a larger lambda, or --loss squared";
            case UncheckedIOException e -> e.getMessage();
            case OutOfMemoryError e ->
                "out of memory: " + (Runtime.getRuntime().maxMemory() >> 20)
                        + " MB are not enough; close tables, take fewer neighbours, or give Java more (-Xmx)";
            default -> "this is a bug in Tangent, please report it: " + thrown;
        };
    }
}
