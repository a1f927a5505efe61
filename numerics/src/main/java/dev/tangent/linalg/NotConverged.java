package dev.tangent.linalg;

/// A minimisation that did not come as close to its minimum as promised. What was reached is in the message and never
/// returned as an answer.
public final class NotConverged extends NumericFailure {
    private static final long serialVersionUID = 1;

    public NotConverged(String message) {
        super(message);
    }
}
