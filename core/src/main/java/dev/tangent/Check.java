package dev.tangent;

/// Argument checks of public methods. Each message names the thing, its value and the bound.
public final class Check {
    private Check() {}

    public static int atLeast(int bound, int value, String name) {
        return atLeast(bound, value, name, Integer.toString(bound));
    }

    /// The bound as the user should read it, such as "m + 2 = 12".
    public static int atLeast(int bound, int value, String name, String boundText) {
        if (value < bound) throw new InvalidInput(name + " must be at least " + boundText + " but is " + value);
        return value;
    }

    public static int atMost(int bound, int value, String name, String boundText) {
        if (value > bound) throw new InvalidInput(name + " must be at most " + boundText + " but is " + value);
        return value;
    }

    public static int index(int value, int size, String name) {
        if (value < 0 || value >= size)
            throw new InvalidInput(name + " must be between 0 and " + (size - 1) + " but is " + value);
        return value;
    }

    public static double positive(double value, String name) {
        if (!(value > 0) || Double.isInfinite(value))
            throw new InvalidInput(name + " must be positive and finite but is " + value);
        return value;
    }

    public static double finite(double value, String name) {
        if (!Double.isFinite(value)) throw new InvalidInput(name + " must be a finite number but is " + value);
        return value;
    }

    public static void that(boolean condition, String message) {
        if (!condition) throw new InvalidInput(message);
    }
}
