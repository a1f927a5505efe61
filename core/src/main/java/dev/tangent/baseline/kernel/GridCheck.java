package dev.tangent.baseline.kernel;

import dev.tangent.Check;

/// Checks of parameter grids at the public door.
public final class GridCheck {
    private GridCheck() {}

    public static void positive(double[] values, String name) {
        Check.atLeast(1, values.length, "number of choices for " + name);
        for (double value : values) Check.positive(value, name);
    }

    public static void positiveOrInfinite(double[] values, String name) {
        Check.atLeast(1, values.length, "number of choices for " + name);
        for (double value : values) if (value != Double.POSITIVE_INFINITY) Check.positive(value, name);
    }

    public static void atLeastOne(int[] values, String name) {
        Check.atLeast(1, values.length, "number of choices for " + name);
        for (int value : values) Check.atLeast(1, value, name);
    }
}
