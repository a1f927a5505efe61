package dev.tangent.learning.loss;

import dev.tangent.Check;

/// What losses for two classes, -1 and 1, have in common.
final class BinaryLabel {
    private BinaryLabel() {}

    static void check(double y) {
        Check.that(y >= -1 && y <= 1, "a label of two classes must lie between -1 and 1 but is " + y);
    }
}
