package dev.tangent.learning;

import dev.tangent.InvalidInput;

/// Points and settings that need more memory than there is.
public final class InsufficientMemory extends InvalidInput {
    private static final long serialVersionUID = 1;

    InsufficientMemory(String message) {
        super(message);
    }
}
