package dev.tangent;

import dev.tangent.method.Capability;

/// What messages call the things that only some methods can do.
final class Needs {
    private Needs() {}

    static String words(Capability capability) {
        return switch (capability) {
            case VARIANCES -> "an error bar (--sd, --interval)";
            case NEW_POINTS -> "a model file";
            case SUGGESTIONS -> "a suggestion";
            case VALUES -> "a value";
            case CLASSES -> "a class";
        };
    }
}
