package dev.tangent;

import java.util.concurrent.CancellationException;

/// A computation ended early because its [Cancellation] said so. Nothing of it goes on.
public final class Cancelled extends CancellationException {
    private static final long serialVersionUID = 1L;

    Cancelled() {
        super("cancelled");
    }
}
