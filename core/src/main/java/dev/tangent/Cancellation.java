package dev.tangent;

import java.util.concurrent.CancellationException;

/// Stops computations from another thread. One may be shared by several of them; once cancelled it stays so.
public final class Cancellation {
    private volatile boolean cancelled;

    /// One that nobody has cancelled yet.
    public Cancellation() {}

    /// Makes every computation that was given this end soon, with a [CancellationException]; nothing of it goes on.
    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    /// Ends the computation that calls it, if this was cancelled.
    public void check() {
        if (cancelled) throw new CancellationException("cancelled");
    }
}
