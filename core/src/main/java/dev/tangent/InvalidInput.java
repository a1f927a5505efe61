package dev.tangent;

/// Input that cannot be worked with. The message is one line for the person who gave it: the thing, its value, the
/// bound, and the way out when known.
public class InvalidInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public InvalidInput(String message) {
        super(message);
    }

    public InvalidInput(String message, Throwable cause) {
        super(message, cause);
    }
}
