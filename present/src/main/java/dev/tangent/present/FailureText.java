package dev.tangent.present;

import dev.tangent.InvalidInput;
import dev.tangent.linalg.EigenNotConverged;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.NotConverged;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.NotSolved;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;

/// What went wrong, in one line and with the way out where there is one.
public final class FailureText {
    private static final int LONGEST = 2000;

    private FailureText() {}

    /// In the words of a front.
    ///
    /// @param front whose users read it
    public static String of(Throwable thrown, FrontWords front) {
        return line(words(thrown, front));
    }

    /// A message in one line, whatever a name in it holds.
    public static String line(String message) {
        String line = message.strip().replaceAll("\\s*\\R\\s*", " ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " ...";
    }

    private static String words(Throwable thrown, FrontWords front) {
        return switch (thrown) {
            case InvalidInput e -> e.message(front::name);
            case CancellationException e -> "cancelled";
            case NotSolved e ->
                e.getMessage() + "; try " + (e.direct() ? "" : front.directSolver() + ", or ") + "a larger lambda";
            case NotPositiveDefinite e -> e.getMessage() + "; label more points, or try a larger lambda";
            case EigenNotConverged e -> e.getMessage() + "; try " + front.moreNeighbours();
            case NotConverged e -> e.getMessage() + "; try another lambda, or " + front.squaredLoss();
            case IllConditioned e -> e.getMessage() + "; try another lambda, most often a larger one";
            case UncheckedIOException e -> e.getMessage();
            case OutOfMemoryError e ->
                "out of memory: " + (Runtime.getRuntime().maxMemory() >> 20) + " MB are not enough; "
                        + front.moreMemory();
            default -> "this is a bug in Tangent, please report it: " + thrown;
        };
    }
}
